import { useEffect, useId, useRef, useState } from "react";
import { interpolate } from "../../query/interpolate";
import { useMessages } from "../../query/use-site";
import { type Step, stepFrom } from "../gesture/step";
import { useStepGestures } from "../gesture/use-step-gestures";
import { Button } from "../ui/button";
import { RoundButton } from "../ui/round-button";
import { type Item, largeFile } from "./picture-grid";
import { Stage } from "./stage";
import { useModal } from "./use-modal";
import * as styles from "./viewer.module.css";

type ViewerProps = {
  /** The items that the filter shows. */
  items: readonly Item[];
  /** The position of the picture with which the viewer opens. */
  start: number;
};

/** Renders a large picture over the page (APG: modal dialog). Mounted only while it is open. */
export function Viewer({ items, start }: ViewerProps) {
  const messages = useMessages().gallery;
  const description = useId();
  const { dialog, close, dialogProps } = useModal();
  const [position, setPosition] = useState(start);
  const step = (step: Step) => setPosition((position) => stepFrom(position, step, items.length));
  const panel = useRef<HTMLDivElement>(null);
  const gestures = useStepGestures(panel, step);
  const item = items[position];
  const file = item && largeFile(item);

  // On close, focuses the link of the picture. After a step, this has no effect: the page behind the dialog is inert.
  useEffect(
    () => () => {
      // After Back, the browser restores the scroll position, before the next frame.
      requestAnimationFrame(() => {
        document.querySelector<HTMLElement>(`li:not([hidden]) > a[href="${file}"]`)?.focus();
      });
    },
    [file],
  );

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
        <div className={styles.tools}>
          <RoundButton aria-label={messages.previous} glyph="previous" onClick={() => step("previous")} />
          <p aria-live="polite">
            {interpolate(messages.position, { position: position + 1, count: items.length })}
          </p>
          <RoundButton aria-label={messages.next} glyph="next" onClick={() => step("next")} />
          <Button variant="quiet" onClick={close}>
            {messages.close}
          </Button>
        </div>
        <Stage key={position} item={item} />
        <div className={styles.caption} aria-live="polite">
          <p>{type}</p>
          <p id={description}>{img.alt}</p>
        </div>
      </div>
    </dialog>
  );
}
