import { type DragEvent, type KeyboardEvent, type PointerEvent, useRef } from "react";
import { arrowStep } from "./step";
import { type Direction, type Point, type Step, swipeStep } from "./swipe";

const directionOf = (element: Element): Direction =>
  getComputedStyle(element).direction === "rtl" ? "rtl" : "ltr";

/** Buttons and links keep their own gestures: a press that slides off them is a press taken back. */
const isControl = (target: EventTarget) => target instanceof Element && target.closest("a, button") !== null;

const selectedText = () => document.getSelection()?.toString() ?? "";

/**
 * Handlers that turn arrow keys, and swipes by touch, pen and mouse, into steps. The element that takes them
 * needs `touch-action: pan-y pinch-zoom`: then the browser keeps vertical scrolling and zooming for itself
 * and takes the pointer away when it does either.
 */
export function useStepGestures(onStep: (step: Step) => void) {
  const start = useRef<(Point & { selected: string }) | undefined>(undefined);

  return {
    onKeyDown: (event: KeyboardEvent) => {
      const step = arrowStep(event, directionOf(event.currentTarget));
      if (!step) return;
      event.preventDefault();
      onStep(step);
    },
    onPointerDown: (event: PointerEvent) => {
      start.current = undefined;
      if (!event.isPrimary || event.button !== 0 || isControl(event.target)) return;
      start.current = { x: event.clientX, y: event.clientY, selected: selectedText() };
      // Pointer capture delivers `pointerup` even outside the element. A replayed event has no pointer to capture.
      if (event.isTrusted) event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerUp: (event: PointerEvent) => {
      const from = start.current;
      start.current = undefined;
      if (!from || !event.isPrimary) return;
      const selected = selectedText();
      // A drag that has selected text was no swipe.
      if (selected !== "" && selected !== from.selected) return;
      const to = { x: event.clientX, y: event.clientY };
      const step = swipeStep(from, to, directionOf(event.currentTarget));
      if (step) onStep(step);
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
    // Else the browser would drag the picture away, and cancel the pointer.
    onDragStart: (event: DragEvent) => event.preventDefault(),
  };
}
