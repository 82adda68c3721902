import { type SyntheticEvent, useEffect, useRef } from "react";

/**
 * Opens a modal `<dialog>` when it is mounted. The browser keeps the focus inside and closes the dialog on
 * Escape. A click on the backdrop closes it too.
 *
 * @param onClose unmounts the dialog
 * @returns refs for the dialog and for the button with the initial focus, a function that closes the dialog,
 * and the handlers of the dialog
 */
export function useModal(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const initialFocus = useRef<HTMLButtonElement>(null);
  const isBackdropPressed = useRef(false);

  useEffect(() => {
    dialog.current?.showModal();
    initialFocus.current?.focus();
  }, []);

  const close = () => dialog.current?.close();
  // The panel fills the dialog. If the target is the dialog itself, the event is on the backdrop.
  const isBackdrop = ({ target, currentTarget }: SyntheticEvent) => target === currentTarget;

  return {
    dialog,
    initialFocus,
    close,
    dialogProps: {
      onClose,
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
