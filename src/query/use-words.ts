import type { z } from "zod";
import type { interfaceWords } from "../content/schema/interface";
import { useSite } from "./use-site";

/** The words of the interface, in groups (data/interface.json). */
export type Words = z.infer<typeof interfaceWords>;

/** Returns the words of the interface, from the data that all pages share. */
export const useWords = (): Words => useSite().words;
