import {
  type DragEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type { Direction } from "../../language";
import { arrowStep, type Step } from "./step";
import { type Point, swipeStep, wheelSwipes } from "./swipe";

const directionOf = (element: Element): Direction =>
  getComputedStyle(element).direction === "rtl" ? "rtl" : "ltr";

/** Returns a handler that turns arrow keys into steps. */
export const arrowKeys = (onStep: (step: Step) => void) => (event: KeyboardEvent) => {
  const step = arrowStep(event, directionOf(event.currentTarget));
  if (!step) return;
  event.preventDefault();
  onStep(step);
};

/** Swipes do not start on links and buttons, because sliding off a control cancels its press. */
const isControl = (target: EventTarget) => target instanceof Element && target.closest("a, button") !== null;

function subscribeToZoom(listener: () => void) {
  window.visualViewport?.addEventListener("resize", listener);
  return () => window.visualViewport?.removeEventListener("resize", listener);
}

/** Whether the visitor has zoomed in with two fingers, and not only by a rounding error. */
const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1.01;

/**
 * Turns arrow keys and swipes, also on a trackpad, into steps. The element needs `touch-action: pan-y pinch-zoom`: the browser
 * then scrolls vertically and zooms, and cancels the pointer when it starts to. While the page is zoomed in, a drag
 * scrolls in all directions, and no swipe is recognized.
 */
export function useStepGestures(element: RefObject<HTMLElement>, onStep: (step: Step) => void) {
  const start = useRef<Point>();
  const canPan = useSyncExternalStore(subscribeToZoom, isZoomed, () => false);
  const [wheelStep] = useState(wheelSwipes);

  useEffect(() => {
    const current = element.current;
    const onWheel = (event: WheelEvent) => {
      if (canPan || event.ctrlKey || Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return;
      // Otherwise the browser goes back in the history. React's `onWheel` is passive and cannot prevent that.
      event.preventDefault();
      const step = wheelStep(event, directionOf(current ?? document.body));
      if (step) onStep(step);
    };
    current?.addEventListener("wheel", onWheel, { passive: false });
    return () => current?.removeEventListener("wheel", onWheel);
  });

  return {
    style: canPan ? { touchAction: "auto" } : undefined,
    onKeyDown: arrowKeys(onStep),
    onPointerDown: (event: PointerEvent) => {
      start.current = undefined;
      if (!event.isPrimary || event.button !== 0 || isControl(event.target)) return;
      start.current = { x: event.clientX, y: event.clientY };
      // Pointer capture delivers `pointerup` even outside the element.
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerUp: (event: PointerEvent) => {
      const from = start.current;
      start.current = undefined;
      // A drag that selects text is not a swipe.
      if (!from || !event.isPrimary || String(document.getSelection()) !== "") return;
      const to = { x: event.clientX, y: event.clientY };
      const step = swipeStep(from, to, directionOf(event.currentTarget));
      if (step) onStep(step);
    },
    // Prevents the native drag of a picture, which would cancel the pointer.
    onDragStart: (event: DragEvent) => event.preventDefault(),
  };
}
