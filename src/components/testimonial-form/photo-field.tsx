import { useMessages } from "../../query/use-site";
import { Button } from "../ui/button";
import * as icon from "../ui/icon.module.css";
import * as styles from "./photo-field.module.css";
import type { usePhoto } from "./use-photo";

export function PhotoField({ state }: { state: ReturnType<typeof usePhoto> }) {
  const messages = useMessages().form;
  const { photo, isOver, field, input, onBrowse, onDelete, dropProps } = state;
  return (
    <fieldset className={styles.field} data-over={isOver} ref={field} {...dropProps}>
      <legend>{messages.photo}</legend>
      {photo && (
        <div className={styles.chosen}>
          <img src={photo.preview} alt={messages.preview} />
          <div>
            <p dir="auto">{photo.file.name}</p>
            <Button variant="quiet" onClick={onDelete}>
              {messages.deletePhoto}
            </Button>
          </div>
        </div>
      )}
      <label className={styles.zone} hidden={photo !== null}>
        <svg className={icon.icon} viewBox="0 0 48 48" aria-hidden="true">
          <path className={styles.color} d="M7 6h34v36H7z" />
          <path d="M7 6h34v36H7zM24 13a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM12 42c0-8 5-11.500 12-11.500S36 34 36 42" />
        </svg>
        <span>
          <b>{messages.choosePhoto}</b>
          <span className={styles.drop}>{` ${messages.dropPhoto}`}</span>
        </span>
        <small>{messages.photoTypes}</small>
        {/* Without a title, Chromium shows a tooltip of its own. */}
        <input
          ref={input}
          className={styles.control}
          type="file"
          name="photo"
          accept="image/*"
          title=""
          onChange={onBrowse}
        />
      </label>
    </fieldset>
  );
}
