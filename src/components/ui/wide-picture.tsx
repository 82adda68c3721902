import type { ComponentProps } from "react";
import { Picture } from "./picture";
import * as styles from "./wide-picture.module.css";

/**
 * In wide viewports, a copy of the picture continues its ground on the left (wide-picture.module.css).
 * Both copies use the same file, which browsers fetch once.
 */
export function WidePicture({ image, sizes, isPriority }: ComponentProps<typeof Picture>) {
  return (
    <>
      <div className={styles.picture}>
        <Picture image={image} sizes={sizes} isPriority={isPriority} />
      </div>
      <div className={styles.ground} aria-hidden="true">
        <Picture image={{ ...image, alt: "" }} sizes={sizes} />
      </div>
    </>
  );
}
