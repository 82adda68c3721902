import { Children, type FormEvent, type FormEventHandler, type ReactNode, type RefObject } from "react";
import { useSite, useWords } from "../../query/use-site";
import { Button } from "../ui/button";
import { EmailLink } from "../ui/email-link";
import { PhoneLink } from "../ui/phone-link";
import { VisuallyHidden } from "../ui/visually-hidden";
import * as styles from "./draft-form.module.css";
import { enteredDraft } from "./entered-draft";
import { useDelivery } from "./use-delivery";

type DraftFormProps = {
  label: string;
  /** The URL that the form is posted to; empty for none. */
  destination: string;
  children: ReactNode;
  formRef: RefObject<HTMLFormElement>;
  onReset: FormEventHandler<HTMLFormElement>;
};

/** Logs the entered values as one object and resets the form. */
function logDraft(event: FormEvent<HTMLFormElement>) {
  event.preventDefault();
  const form = event.currentTarget;
  console.log(enteredDraft(new FormData(form)));
  form.reset();
}

function WithoutScript() {
  const { phone, words } = useSite();
  const links: Record<string, JSX.Element> = {
    "{email}": <EmailLink />,
    "{phone}": <PhoneLink phone={phone} />,
  };
  const parts = words.form.withoutScript.split(/(\{\w+\})/).map((part) => links[part] ?? part);
  return <p className={styles.withoutScript}>{Children.toArray(parts)}</p>;
}

/**
 * If the form has a destination, the browser posts it there once, also without JavaScript. Otherwise, Send
 * only logs the values. The method `dialog` prevents the browser from sending them before hydration.
 */
export function DraftForm({ label, destination, children, formRef, onReset }: DraftFormProps) {
  const words = useWords().form;
  const { isUnderWay, onSubmit } = useDelivery();
  const isSent = destination !== "";
  const delivery = isSent
    ? { action: destination, method: "post", encType: "multipart/form-data", onSubmit }
    : { method: "dialog", onSubmit: logDraft };
  return (
    <form ref={formRef} className={styles.form} aria-label={label} onReset={onReset} {...delivery}>
      {children}
      <div className={styles.send}>
        <Button type="submit" aria-disabled={isUnderWay || undefined}>
          {isUnderWay ? words.sending : words.send}
        </Button>
        <VisuallyHidden>
          <span role="status">{isUnderWay && words.sending}</span>
        </VisuallyHidden>
      </div>
      {!isSent && <WithoutScript />}
    </form>
  );
}
