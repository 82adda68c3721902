import { type ChangeEvent, type DragEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { acceptedPhoto } from "./accepted-photo";

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");

/**
 * Manages the photo of a testimonial (requirements 7.10 and 7.12). The file input always contains the file in
 * the preview, even a dropped one, so that the form submits it like any other field.
 */
export function usePhoto() {
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<string>();
  const [isOver, setIsOver] = useState(false);
  const field = useRef<HTMLFieldSetElement>(null);
  const input = useRef<HTMLInputElement>(null);

  // The browser may have restored the input's file before hydration.
  useEffect(() => setFile(acceptedPhoto(input.current?.files ?? [])), []);

  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    setPreview(url);
    return () => {
      setPreview(undefined);
      URL.revokeObjectURL(url);
    };
  }, [file]);

  function change(file: File | null) {
    const transfer = new DataTransfer();
    if (file) transfer.items.add(file);
    if (input.current) input.current.files = transfer.files;
    setFile(file);
  }

  /** Changes the file and moves the focus, because the input and the delete button replace each other. */
  function changeWithFocus(file: File | null) {
    flushSync(() => change(file));
    field.current?.querySelector<HTMLElement>("button, input")?.focus();
  }

  /** Handlers that make the field accept dropped files. */
  const dropProps = {
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
      if (!isInside) setIsOver(false);
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(false);
      change(acceptedPhoto(event.dataTransfer.files) ?? file);
    },
  };

  return {
    file,
    preview,
    isOver,
    field,
    input,
    onBrowse: ({ target }: ChangeEvent<HTMLInputElement>) =>
      changeWithFocus(acceptedPhoto(target.files ?? []) ?? file),
    onDelete: () => changeWithFocus(null),
    onReset: () => setFile(null),
    dropProps,
  };
}
