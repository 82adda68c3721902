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

type MessageFieldProps = {
  isResizable: boolean;
  /** What the message should say, below the label. */
  hint?: string;
};

export function MessageField({ isResizable, hint }: MessageFieldProps) {
  const id = useId();
  return (
    <div className={styles.field} data-wide="true">
      <label htmlFor={id}>{useWords().form.message}</label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <textarea
        id={id}
        name="message"
        rows={5}
        aria-describedby={hint && `${id}-hint`}
        data-resizable={isResizable}
      />
    </div>
  );
}
