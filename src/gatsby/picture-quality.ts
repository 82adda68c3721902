/**
 * From 1 to 100: the quality of JPEG, PNG and WebP, and of AVIF. A query can ask for another one, as in
 * `avifOptions: { quality: 45 }`.
 */
export const pictureQuality = { quality: 72, avifOptions: { quality: 56 } };
