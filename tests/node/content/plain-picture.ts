import sharp from "sharp";

export function plainPicture(width: number, height: number, background = "white"): sharp.Sharp {
  return sharp({ create: { width, height, channels: 3, background } });
}
