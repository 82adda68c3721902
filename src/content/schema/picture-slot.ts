export type PictureSlot = {
  /** The name of the slot in messages. */
  name: string;
  /** The largest width in pixels at which the page shows the picture. Does not apply to drawings (SVG). */
  width?: number;
  /** The aspect ratio of the slot, if it would crop pictures of other ratios or leave space beside them. */
  aspectRatio?: readonly [width: number, height: number];
};

/** The keys are the values of `slot` in the schema. */
export const slots = {
  landing: { name: "a landing picture", width: 2000 },
  slide: { name: "a slide", width: 2000 },
  door: { name: "the picture of an audience", width: 480 },
  figure: { name: "a picture beside a text", width: 1380, aspectRatio: [4, 3] },
  gallery: { name: "a gallery picture", width: 1600, aspectRatio: [3, 2] },
  portrait: { name: "a portrait", width: 480, aspectRatio: [1, 1] },
  clientLogo: { name: "a client's logo", width: 272, aspectRatio: [2, 1] },
  partnerLogo: { name: "a partner's logo", width: 288 },
  siteIcon: { name: "the site's icon", aspectRatio: [1, 1] },
} as const satisfies Record<string, PictureSlot>;

export type SlotName = keyof typeof slots;
