import { graphql, navigate, type PageProps } from "gatsby";
import { useEffect } from "react";
import { Helmet } from "react-helmet-async";
import { redirectScript } from "../components/redirect/redirect-script";
import { VisuallyHidden } from "../components/ui/visually-hidden";
import { useMessages } from "../query/use-site";
import { homePath } from "../site-paths";

const presentPaths = ({ redirects }: Queries.NotFoundQuery): Record<string, string> =>
  Object.fromEntries(redirects?.redirects.map(({ from, to }) => [from, to]) ?? []);

/**
 * Leads from an earlier path of a page to the page, and from all other paths to /home.
 *
 * Hosts send its document for unknown paths. The script redirects before the first
 * paint; `refresh` redirects browsers without JavaScript. An open tab shows the page after a click on a link to
 * a page that a deployment has removed.
 */
export default function NotFoundPage({ data }: PageProps<Queries.NotFoundQuery>) {
  const title = useMessages().navigation.notFound;
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const path = presentPaths(data)[pathname];
    navigate(path ? path + search + hash : homePath, { replace: true });
  }, [data]);
  return (
    <>
      <Helmet title={title} />
      {typeof window === "undefined" && (
        <Helmet>
          <meta name="robots" content="noindex" />
          <noscript>{`<meta http-equiv="refresh" content="0; url=${homePath}">`}</noscript>
          <script data-cfasync="false">{redirectScript(presentPaths(data))}</script>
        </Helmet>
      )}
      <h1>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h1>
    </>
  );
}

export const query = graphql`
  query NotFound {
    redirects {
      redirects {
        from
        to
      }
    }
  }
`;
