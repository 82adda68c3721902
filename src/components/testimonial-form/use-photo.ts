import { type ChangeEvent, type DragEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

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

  useEffect(() => {
    if (photo) return () => URL.revokeObjectURL(photo.preview);
  }, [photo]);

  function setFile(file: File | null) {
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

  /** Accepts the first image if the browser can decode it, of any size. If not, the current photo stays. */
  async function choose(files: Iterable<File>) {
    const file = [...files].find(({ type }) => type.startsWith("image/"));
    const preview = file ? URL.createObjectURL(file) : "";
    if (file && (await isDecodable(preview))) {
      setFile(file);
      show({ file, preview });
    } else {
      URL.revokeObjectURL(preview);
      setFile(photo?.file ?? null);
    }
  }

  // The input may contain a file that was chosen, dropped or restored before hydration, or that of the draft.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when mounted
  useEffect(() => {
    choose(input.current?.files ?? []);
  }, []);

  const dropProps = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
      if (!isInside) setIsOver(false);
    },
    onDrop: (event: DragEvent) => {
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
    onReset: () => setPhoto(null),
    dropProps,
  };
}
