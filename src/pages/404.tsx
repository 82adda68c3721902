import { navigate } from "gatsby";
import { useEffect } from "react";
import { Helmet } from "react-helmet-async";
import { VisuallyHidden } from "../components/ui/visually-hidden";
import { useWords } from "../query/use-site";
import { homePath } from "../site-paths";

/**
 * Redirects to /home (requirement 2.5) if a deployment has removed a page to which an open tab still has a
 * link. For requests of unknown paths, hosts redirect, or send a document that does (`gatsby-ssr.tsx`).
 */
export default function NotFoundPage() {
  const title = useWords().navigation.notFound;
  useEffect(() => {
    navigate(homePath, { replace: true });
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
