import { type ChangeEvent, type DragEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");

function isDecodable(url: string): Promise<boolean> {
  const image = new Image();
  image.src = url;
  return image.decode().then(
    () => true,
    () => false,
  );
}

type Photo = { file: File; preview: string };

/**
 * Holds the chosen photo. The file input always contains the file that the preview
 * shows, also a dropped one, so that the form submits it.
 */
export function usePhoto() {
  const [photo, setPhoto] = useState<Photo | null>(null);
  const [isOver, setIsOver] = useState(false);
  const field = useRef<HTMLFieldSetElement>(null);
  const input = useRef<HTMLInputElement>(null);
  /** The file in the input. */
  const held = useRef<File | null>(null);

  useEffect(() => {
    if (photo) return () => URL.revokeObjectURL(photo.preview);
  }, [photo]);

  function setFile(file: File | null) {
    held.current = file;
    const transfer = new DataTransfer();
    if (file) transfer.items.add(file);
    if (input.current) input.current.files = transfer.files;
  }

  /** Input and delete button replace each other, so the focus moves with them. */
  function show(next: Photo | null) {
    const hasFocus = field.current?.contains(document.activeElement);
    flushSync(() => setPhoto(next));
    if (hasFocus) field.current?.querySelector<HTMLElement>("button, input")?.focus();
  }

  /** Accepts images of any size. If none of the files is an image, the photo stays. */
  async function choose(files: Iterable<File>) {
    const file = [...files].find(({ type }) => type.startsWith("image/"));
    const former = held.current;
    setFile(file ?? former);
    if (!file) return;
    const preview = URL.createObjectURL(file);
    const isPicture = await isDecodable(preview);
    // The visitor may have chosen another photo, sent the form or left the page in the meantime.
    const isLatest = held.current === file && input.current !== null;
    if (isPicture && isLatest) return show({ file, preview });
    URL.revokeObjectURL(preview);
    if (!isLatest) return;
    setFile(photo?.file ?? null);
    // It was not yet decoded when this file took its place.
    if (former && former !== photo?.file) choose([former]);
  }

  // The input may contain a file that was chosen, dropped or restored before hydration, or that of the draft.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when mounted
  useEffect(() => {
    choose(input.current?.files ?? []);
  }, []);

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
      choose(event.dataTransfer.files);
    },
  };

  return {
    photo,
    isOver,
    field,
    input,
    onBrowse: ({ target }: ChangeEvent<HTMLInputElement>) => {
      target.focus();
      choose(target.files ?? []);
    },
    onDelete: ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
      currentTarget.focus();
      setFile(null);
      show(null);
    },
    onReset: () => {
      held.current = null;
      setPhoto(null);
    },
    dropProps,
  };
}
