/** Netlify's own redirect matcher, compiled from the code of its servers. The package has no types. */
declare module "netlify-redirector" {
  type Request = {
    scheme: string;
    host: string;
    path: string;
    query: string;
    getHeader: (name: string) => string;
    getCookie: (name: string) => string;
  };
  type Match = { to: string; status: number; force: boolean };
  type Matcher = { match: (request: Request) => Match | null };
  const redirector: { parsePlain: (rules: string, options: object) => Promise<Matcher> };
  export default redirector;
}
