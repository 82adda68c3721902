import { type RefObject, useId, useRef } from "react";
import { interpolate } from "../../query/interpolate";
import { useMessages } from "../../query/use-site";
import { useStepGestures } from "../gesture/use-step-gestures";
import { Button } from "../ui/button";
import { RoundButton } from "../ui/round-button";
import { Stage } from "./stage";
import { useModal } from "./use-modal";
import { useViewer } from "./use-viewer";
import * as styles from "./viewer.module.css";

type ViewerProps = {
  items: readonly Queries.GridPictureFragment[];
  /** The indexes of the items that the filter shows. */
  shown: readonly number[];
  start: number;
  /** The list of pictures in the page. On close, the focus moves to one of its links. */
  grid: RefObject<HTMLUListElement>;
};

/** Renders a large picture over the page (APG: modal dialog). Mounted only while it is open. */
export function Viewer({ items, shown, start, grid }: ViewerProps) {
  const messages = useMessages().gallery;
  const description = useId();
  const { dialog, close, dialogProps } = useModal();
  const { position, step } = useViewer(start, shown.length, grid);
  const panel = useRef<HTMLDivElement>(null);
  const gestures = useStepGestures(panel, step);
  const index = shown[position] ?? 0;
  const item = items[index];
  if (!item) return null;
  const { type, img } = item;
  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      data-surface="dark"
      aria-label={messages.viewer}
      aria-describedby={description}
      {...dialogProps}
    >
      {/* Focusable, so that arrow keys still work after a click beside the buttons. */}
      <div ref={panel} className={styles.panel} tabIndex={-1} {...gestures}>
        <Stage key={index} item={item} />
        <div className={styles.caption} aria-live="polite">
          <p>{type}</p>
          <p id={description}>{img.alt}</p>
        </div>
        <div className={styles.tools}>
          <RoundButton aria-label={messages.previous} glyph="previous" onClick={() => step("previous")} />
          <p aria-live="polite">
            {interpolate(messages.position, { position: position + 1, count: shown.length })}
          </p>
          <RoundButton aria-label={messages.next} glyph="next" onClick={() => step("next")} />
          <Button variant="quiet" onClick={close}>
            {messages.close}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
