import type { z } from "zod";
import type { interfaceWords } from "../content/schema/interface";
import { useSite } from "./use-site";

/** From data/interface.json, in groups. */
export type Words = z.infer<typeof interfaceWords>;

export const useWords = (): Words => useSite().words;
