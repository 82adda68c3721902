export type PhotoState = {
  readonly file: File | null;
  /** Files are dragged over the field. */
  readonly isOver: boolean;
};

/** What a visitor does to the photo of a testimonial. */
export type PhotoAction = { type: "choose"; files: readonly File[] } | { type: "clear" | "over" | "leave" };

export const withoutPhoto: PhotoState = { file: null, isOver: false };

const isImage = ({ type }: File) => type.startsWith("image/");

/**
 * The photo of a testimonial (specification, section 4: testimonial photo). Of several files the first image
 * is taken; where there is none, the field stays as it was.
 */
export function photoReducer(state: PhotoState, action: PhotoAction): PhotoState {
  switch (action.type) {
    case "choose":
      return { file: action.files.find(isImage) ?? state.file, isOver: false };
    case "clear":
      return withoutPhoto;
    case "over":
      return { ...state, isOver: true };
    case "leave":
      return { ...state, isOver: false };
  }
}
