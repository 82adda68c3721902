import { navigate } from "gatsby";
import { useEffect } from "react";
import { Helmet } from "react-helmet-async";
import { VisuallyHidden } from "../components/ui/visually-hidden";
import { useWords } from "../query/use-words";

/**
 * Replaces an unknown path by /home, without an entry in the history (requirement 2.5). It handles links inside
 * the site. Hosts answer unknown addresses with a document that redirects before it is painted (`gatsby-ssr.tsx`).
 */
export default function NotFoundPage() {
  const title = useWords().navigation.notFound;
  useEffect(() => {
    navigate("/home", { replace: true });
  }, []);
  return (
    <>
      <Helmet title={title} />
      <h1>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h1>
    </>
  );
}
