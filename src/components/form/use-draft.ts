import { type RefObject, useEffect, useRef } from "react";
import { copyEntry, type FormField, isField } from "../../copy-entry";

/** The fields of each form when the visitor left its page. They contain what was entered, also a photo. */
const drafts = new Map<string, readonly FormField[]>();

/** Keeps what the visitor has entered in a form until it is sent, as long as the document is open. */
export function useDraft(name: string): RefObject<HTMLFormElement> {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const fields = [...(form.current?.elements ?? [])].filter(isField);
    for (const [index, entered] of drafts.get(name)?.entries() ?? []) {
      const field = fields[index];
      if (field) copyEntry(entered, field);
    }
    return () => {
      drafts.set(name, fields);
    };
  }, [name]);

  return form;
}
