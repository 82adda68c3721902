import { type RefObject, useEffect, useRef } from "react";
import { copyEntry, type FormField, isField } from "../../copy-entry";

/** The fields of each form when the visitor left its page. They contain what was entered, including a photo. */
const drafts = new Map<string, readonly FormField[]>();

/** Keeps what the visitor has entered or chosen until it is sent, as long as the document is open. */
export function useDraft<Form extends HTMLFormElement | HTMLFieldSetElement>(name: string): RefObject<Form> {
  const form = useRef<Form>(null);

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
