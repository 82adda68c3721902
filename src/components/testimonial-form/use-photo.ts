import { type ChangeEvent, type DragEvent, useEffect, useReducer, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type PhotoAction, photoReducer, withoutPhoto } from "./photo-state";

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");

/** The photo of a testimonial: what is chosen, its preview, and the handlers of its field. */
export function usePhoto() {
  const [{ file, isOver }, dispatch] = useReducer(photoReducer, withoutPhoto);
  const [preview, setPreview] = useState<string>();
  const field = useRef<HTMLFieldSetElement>(null);

  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    setPreview(url);
    return () => {
      setPreview(undefined);
      URL.revokeObjectURL(url);
    };
  }, [file]);

  /** Choosing takes the input away, deleting the button: the focus goes to what comes in its place. */
  const dispatchWithFocus = (action: PhotoAction) => {
    flushSync(() => dispatch(action));
    field.current?.querySelector<HTMLElement>("button, input")?.focus();
  };

  const onBrowse = ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(input.files ?? [])];
    // A refused file must not stand in the input as if it were taken.
    input.value = "";
    dispatchWithFocus({ type: "choose", files });
  };

  /** Handlers for the field as the place where files are dropped. */
  const dropProps = {
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      if (!isOver) dispatch({ type: "over" });
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
      if (!isInside) dispatch({ type: "leave" });
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      dispatch({ type: "choose", files: [...event.dataTransfer.files] });
    },
  };

  return {
    file,
    preview,
    isOver,
    field,
    onBrowse,
    onDelete: () => dispatchWithFocus({ type: "clear" }),
    dropProps,
    clear: () => dispatch({ type: "clear" }),
  };
}
