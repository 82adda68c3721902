import { multiplyGallery } from "./multiply-gallery";
import { multiplyPrograms } from "./multiply-programs";

/**
 * Gives a content folder several times its gallery and programs, the pictures all different.
 *
 * @param stop breaks it off between two pictures
 */
export async function multiplyContent(data: string, times: number, stop: AbortSignal): Promise<void> {
  const numbers = Array.from({ length: times - 1 }, (_, index) => index + 2);
  await multiplyGallery(data, numbers, stop);
  await multiplyPrograms(data, numbers, stop);
}
