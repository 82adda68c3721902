import type { BuildArgs } from "gatsby";

type Office = Pick<Queries.OfficeMap, "tileUrl" | "subdomains" | "markerImage" | "markerShadow">;

/**
 * The origins that the map's pictures come from, each once: of the tiles, one for each of their subdomains.
 *
 * @throws {TypeError} if an address is none
 */
export function pictureHosts({ tileUrl, subdomains, markerImage, markerShadow }: Office): string[] {
  const tiles = tileUrl.includes("{s}")
    ? [...subdomains].map((name) => tileUrl.replace("{s}", name))
    : [tileUrl];
  return [...new Set([...tiles, markerImage, markerShadow].map((address) => new URL(address).origin))];
}

/** The hosts of the map on the contact page. */
export async function queryPictureHosts({ graphql }: Pick<BuildArgs, "graphql">): Promise<string[]> {
  const { data, errors } = await graphql<Queries.PictureHostsQuery>(`
    query PictureHosts {
      contactPage {
        map {
          tileUrl
          subdomains
          markerImage
          markerShadow
        }
      }
    }
  `);
  if (!data?.contactPage) throw new Error(`The map's hosts could not be read: ${errors}`);
  return pictureHosts(data.contactPage.map);
}
