import { type SyntheticEvent, useEffect, useRef } from "react";

/**
 * A `<dialog>` that is open as long as it is in the page. The browser keeps the focus in it and closes it on
 * Escape; a press beside it closes it too.
 *
 * @param onClose takes it out of the page
 */
export function useModal(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const isBackdropPressed = useRef(false);

  useEffect(() => {
    dialog.current?.showModal();
    next.current?.focus();
  }, []);

  const close = () => dialog.current?.close();
  // The dialog's own area is all the panel's: what hits the dialog itself is its backdrop.
  const isBackdrop = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget;

  return {
    dialog,
    next,
    close,
    dialogProps: {
      onClose,
      // A press that began inside and slid out is none beside it.
      onPointerDown: (event: SyntheticEvent) => {
        isBackdropPressed.current = isBackdrop(event);
      },
      onClick: (event: SyntheticEvent) => {
        if (isBackdropPressed.current && isBackdrop(event)) close();
      },
    },
  };
}
