import type { FormEvent, ReactNode } from "react";
import { Button } from "../ui/button";
import * as styles from "./draft-form.module.css";
import { enteredText } from "./entered-text";
import { WithoutScript } from "./without-script";

type DraftFormProps = {
  /** The form's name for those who listen to the page. */
  label: string;
  children: ReactNode;
  /** What the draft holds beside the text of its fields. */
  attachment?: Record<string, File | null>;
  onReset?: () => void;
};

/**
 * A form that is not sent anywhere: its Send button logs what has been entered, as one object, and empties it
 * (specification, section 7). The method `dialog` outside a dialog keeps a browser from sending what it does
 * by itself, in the address of the next page, where there is no script or not yet.
 */
export function DraftForm({ label, children, attachment, onReset }: DraftFormProps) {
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    console.log({ ...enteredText(new FormData(form)), ...attachment });
    form.reset();
  }

  return (
    <form className={styles.form} method="dialog" aria-label={label} onSubmit={onSubmit} onReset={onReset}>
      {children}
      <div className={styles.send}>
        <Button type="submit">Send</Button>
      </div>
      <WithoutScript />
    </form>
  );
}
