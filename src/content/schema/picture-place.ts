/** What a place of the site asks of its picture. */
export type PicturePlace = {
  /** The place as the check names it. */
  name: string;
  /** The width in pixels that the page shows at most; a drawing (SVG) has none to spare. */
  width?: number;
  /** Width and height of the place, where another form of picture would be cut or leave room. */
  form?: readonly [width: number, height: number];
};

/** The picture a page opens with: whole on wide screens, its middle on narrow ones. */
export const banner: PicturePlace = { name: "a banner", width: 2000, form: [20, 9] };

/** A picture of the home page's carousel. */
export const slide: PicturePlace = { name: "a slide", width: 2000, form: [16, 9] };

/** A picture beside a text. */
export const figure: PicturePlace = { name: "a picture beside a text", width: 1400, form: [4, 3] };

export const galleryPicture: PicturePlace = { name: "a gallery picture", width: 1600, form: [3, 2] };

export const portrait: PicturePlace = { name: "a portrait", width: 480, form: [1, 1] };

export const clientLogo: PicturePlace = { name: "a client's logo", width: 408, form: [2, 1] };

export const partnerLogo: PicturePlace = { name: "a partner's logo", width: 432 };

export const siteIcon: PicturePlace = { name: "the site's icon", form: [1, 1] };
