/** The requirements of a place of the site for its picture. */
export type PicturePlace = {
  /** The name of the place in messages of the check. */
  name: string;
  /** The largest width in pixels that the page shows; does not apply to drawings (SVG). */
  width?: number;
  /** Width and height of the place, if pictures of another form would be cut or leave room. */
  form?: readonly [width: number, height: number];
};

/** All places by the names that the schema uses in `place`. */
export const places = {
  /** The picture a page opens with: whole on wide screens, its middle on narrow ones. */
  banner: { name: "a banner", width: 2000, form: [20, 9] },
  /** A picture of the home page's carousel. */
  slide: { name: "a slide", width: 2000, form: [16, 9] },
  /** A picture beside a text. */
  figure: { name: "a picture beside a text", width: 1400, form: [4, 3] },
  gallery: { name: "a gallery picture", width: 1600, form: [3, 2] },
  portrait: { name: "a portrait", width: 480, form: [1, 1] },
  clientLogo: { name: "a client's logo", width: 320, form: [2, 1] },
  partnerLogo: { name: "a partner's logo", width: 432 },
  siteIcon: { name: "the site's icon", form: [1, 1] },
} as const satisfies Record<string, PicturePlace>;

export type PlaceName = keyof typeof places;

/** Returns the place with a name, if there is one. */
export function placeNamed(name: unknown): PicturePlace | undefined {
  return Object.entries(places).find(([key]) => key === name)?.[1];
}
