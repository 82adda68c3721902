import type { ComponentProps } from "react";
import { Picture } from "./picture";
import * as styles from "./wide-picture.module.css";

type WidePictureProps = Pick<ComponentProps<typeof Picture>, "image" | "sizes" | "isPriority">;

/**
 * Renders the picture of a banner or slide. In very wide viewports, a copy of the picture continues its ground on
 * the left (wide-picture.module.css). Browsers fetch the file once.
 */
export function WidePicture({ image, ...props }: WidePictureProps) {
  return (
    <>
      <div className={styles.ground}>
        <Picture image={{ ...image, alt: "" }} {...props} />
      </div>
      <div className={styles.picture}>
        <Picture image={image} {...props} />
      </div>
    </>
  );
}
