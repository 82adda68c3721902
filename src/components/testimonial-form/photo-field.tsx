import { Button } from "../ui/button";
import * as styles from "./photo-field.module.css";
import type { usePhoto } from "./use-photo";

/** Renders the field for a photo, dropped or browsed for: a prompt, or the photo's preview. */
export function PhotoField({ photo }: { photo: ReturnType<typeof usePhoto> }) {
  const { file, preview, isOver, field, input, onBrowse, onDelete, dropProps } = photo;
  return (
    <fieldset className={styles.field} data-over={isOver} ref={field} {...dropProps}>
      <legend>Photo</legend>
      {file && (
        <div className={styles.chosen}>
          {preview && <img src={preview} alt="Preview" />}
          <div>
            <p>{file.name}</p>
            <Button look="plain" onClick={onDelete}>
              Delete photo
            </Button>
          </div>
        </div>
      )}
      <label className={styles.zone} hidden={file !== null}>
        <svg viewBox="0 0 48 48" aria-hidden="true">
          <path className={styles.color} d="M7 6h34v36H7z" />
          <path d="M7 6h34v36H7zM24 13a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM12 42c0-8 5-11.500 12-11.500S36 34 36 42" />
        </svg>
        <span>
          <b>Choose a photo</b> or drop it here
        </span>
        <small>Image files only</small>
        <input ref={input} type="file" name="photo" accept="image/*" onChange={onBrowse} />
      </label>
    </fieldset>
  );
}
