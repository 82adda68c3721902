import { Children, type FormEvent, type FormEventHandler, type ReactNode, useState } from "react";
import { useMessages, useSite } from "../../query/use-site";
import { EmailLink } from "../contact-details/email-link";
import { Button } from "../ui/button";
import { PhoneLink } from "../ui/phone-link";
import { VisuallyHidden } from "../ui/visually-hidden";
import * as styles from "./form.module.css";
import { useDelivery } from "./use-delivery";
import { useDraft } from "./use-draft";

type FormProps = {
  /** The name of the draft. */
  name: string;
  label: string;
  head: ReactNode;
  /** The URL that the form is posted to; empty for none. */
  destination: string;
  /** What visitors are told after Send if there is no destination. */
  sent: string;
  /** All fields except the message field. */
  children: ReactNode;
  message: ReactNode;
  onReset: FormEventHandler<HTMLFormElement>;
};

/** Renders a text with links in place of `{email}` and `{phone}`. */
export function TextWithLinks({ text }: { text: string }) {
  const links: Record<string, JSX.Element> = {
    "{email}": <EmailLink className={styles.inText} />,
    "{phone}": <PhoneLink phone={useSite().phone} className={styles.inText} />,
  };
  return <>{Children.toArray(text.split(/(\{\w+\})/).map((part) => links[part] ?? part))}</>;
}

/** The button may be at the end of the viewport, and the status below it. */
const showWhole = (status: HTMLElement | null) => status?.scrollIntoView({ block: "nearest" });

/**
 * Renders a section head, and the form below it, on one plate. If the form has a destination, the browser posts it there
 * once, also without JavaScript. Otherwise, Send only logs the values, and a status tells the visitor that nothing was
 * sent. With the method `dialog`, Enter in a field sends nothing before hydration.
 */
export function Form({ name, label, head, destination, sent, children, message, onReset }: FormProps) {
  const messages = useMessages().form;
  const form = useDraft<HTMLFormElement>(name);
  const { isUnderWay, onSubmit } = useDelivery();
  const [isLogged, setIsLogged] = useState(false);
  const isSent = destination !== "";

  /** Logs the entered values as one object and resets the form. */
  function logDraft(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    console.log(Object.fromEntries(new FormData(event.currentTarget)));
    event.currentTarget.reset();
    setIsLogged(true);
  }

  const delivery = isSent
    ? { action: destination, method: "post", encType: "multipart/form-data", onSubmit }
    : { method: "dialog", onSubmit: logDraft, onInput: () => setIsLogged(false) };
  return (
    <div className={styles.plate}>
      <div className={styles.head} data-surface="dark">
        {head}
      </div>
      <form ref={form} className={styles.form} aria-label={label} onReset={onReset} {...delivery}>
        <div className={styles.fields}>{children}</div>
        {message}
        <div className={styles.send} data-needs-scripts={!isSent || undefined}>
          <Button type="submit" aria-disabled={isUnderWay || undefined}>
            {isUnderWay ? messages.sending : messages.send}
          </Button>
        </div>
        <div role="status" className={styles.status}>
          {isUnderWay && <VisuallyHidden>{messages.sending}</VisuallyHidden>}
          {isLogged && (
            <p className={styles.sent} data-surface="dark" ref={showWhole}>
              <TextWithLinks text={sent} />
            </p>
          )}
        </div>
        {!isSent && (
          <p className={styles.withoutScript} data-surface="dark">
            <TextWithLinks text={messages.withoutScript} />
          </p>
        )}
      </form>
    </div>
  );
}
