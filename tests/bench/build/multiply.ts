import { multiplyGallery } from "./multiply-gallery";
import { multiplyPrograms } from "./multiply-programs";

/**
 * Multiplies the gallery and the programs of a content folder. All pictures are different.
 *
 * @param stop aborts the work between two pictures
 */
export async function multiplyContent(data: string, times: number, stop: AbortSignal): Promise<void> {
  const numbers = Array.from({ length: times - 1 }, (_, index) => index + 2);
  await multiplyGallery(data, numbers, stop);
  await multiplyPrograms(data, numbers, stop);
}
