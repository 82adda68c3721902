import { navigate } from "gatsby";
import { useEffect } from "react";
import { Helmet } from "react-helmet-async";

/**
 * Unknown paths go to /home and leave no trace in the history (specification, section 2). A click inside
 * the site arrives here by script. A host without rules serves this page as 404.html: there the first
 * script sends the browser on before anything is painted, and `refresh` does where there is no script.
 */
export default function NotFoundPage() {
  useEffect(() => {
    navigate("/home", { replace: true });
  }, []);
  return (
    <Helmet>
      <title>Home</title>
      <meta name="robots" content="noindex" />
      <meta httpEquiv="refresh" content="0; url=/home" />
      <script>{`location.replace("/home")`}</script>
    </Helmet>
  );
}
