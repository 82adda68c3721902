import { type SyntheticEvent, useEffect, useRef } from "react";

/**
 * Opens a modal `<dialog>` when it is mounted, and focuses the button of the next picture. The dialog is a
 * step in the history: it is unmounted when the visitor goes back. Escape, the Back gesture of Android and a
 * click on the backdrop go back too, so that they leave no extra step behind.
 */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  const isBackdropPressed = useRef(false);
  const isClosing = useRef(false);

  useEffect(() => {
    const root = document.documentElement;
    // Not `scrollbar-gutter`, which also takes room in a page that has no scrollbar.
    root.style.setProperty("--scrollbar", `${window.innerWidth - root.clientWidth}px`);
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>("[data-glyph=next]")?.focus();
  }, []);

  // The dialog stays open while the browser goes back, which takes some milliseconds. Otherwise, the visitor
  // could follow a link behind it, which going back would undo.
  const close = () => {
    if (!isClosing.current) window.history.back();
    isClosing.current = true;
  };
  // The panel fills the dialog. If the target is the dialog itself, the event is on the backdrop.
  const isBackdrop = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget;

  return {
    dialog,
    close,
    dialogProps: {
      onCancel: (event: SyntheticEvent) => {
        event.preventDefault();
        close();
      },
      // Chromium closes the dialog at a second Escape without a click in between: `cancel` cannot prevent it.
      onClose: close,
      // Ignores clicks that started inside the dialog and ended outside.
      onPointerDown: (event: SyntheticEvent) => {
        isBackdropPressed.current = isBackdrop(event);
      },
      onClick: (event: SyntheticEvent) => {
        if (isBackdropPressed.current && isBackdrop(event)) close();
      },
    },
  };
}
