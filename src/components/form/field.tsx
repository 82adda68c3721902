import { type ComponentProps, useId } from "react";
import { useWords } from "../../query/use-site";
import * as styles from "./field.module.css";

type FieldProps = ComponentProps<"input"> & {
  label: string;
  name: string;
  /** Whether the field spans both columns of a form that has two. */
  isWide?: boolean;
};

export function Field({ label, isWide = false, type = "text", ...input }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field} data-wide={isWide}>
      <label htmlFor={id}>
        {label} {input.required && <i aria-hidden="true">*</i>}
      </label>
      <input id={id} type={type} {...input} />
    </div>
  );
}

export function MessageField({ isResizable }: { isResizable: boolean }) {
  const id = useId();
  return (
    <div className={styles.field} data-wide="true">
      <label htmlFor={id}>{useWords().form.message}</label>
      <textarea id={id} name="message" rows={5} data-resizable={isResizable} />
    </div>
  );
}
