import { type ComponentProps, useId } from "react";
import { useMessages } from "../../query/use-site";
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
  help?: string;
};

export function MessageField({ isResizable, help }: MessageFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{useMessages().form.message}</label>
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
      <textarea
        id={id}
        name="message"
        rows={5}
        aria-describedby={help && `${id}-help`}
        data-resizable={isResizable}
      />
    </div>
  );
}
