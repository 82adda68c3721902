import { navigate } from "gatsby";
import { useEffect } from "react";
import { Helmet } from "react-helmet-async";
import { VisuallyHidden } from "../components/ui/visually-hidden";

/**
 * Unknown paths go to /home and leave no trace in the history (specification, section 2). This is for
 * clicks inside the site; what a host sends for an unknown address leaves before it is painted, see
 * `gatsby-ssr.tsx`.
 */
export default function NotFoundPage() {
  useEffect(() => {
    navigate("/home", { replace: true });
  }, []);
  return (
    <>
      <Helmet title="Home" />
      <h1>
        <VisuallyHidden>Home</VisuallyHidden>
      </h1>
    </>
  );
}
