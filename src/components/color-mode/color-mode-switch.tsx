import { useMessages } from "../../query/use-site";
import * as covered from "../ui/covered.module.css";
import { VisuallyHidden } from "../ui/visually-hidden";
import { type ColorMode, modes } from "./color-mode";
import * as styles from "./color-mode-switch.module.css";
import { useColorMode } from "./use-color-mode";

const drawings: Record<ColorMode, string> = {
  light:
    "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3 19 19M19 5l-1.7 1.7M6.7 17.3 5 19",
  dark: "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z",
  system: "M3 5h18v11H3zM8.5 20h7M12 16v4",
};

/**
 * @param name the name of the radio group; it starts with `color-mode` and is unique on the page
 * @param label the accessible name of the group, unique on the page
 */
export function ColorModeSwitch({ name, label }: { name: string; label: string }) {
  const messages = useMessages().colorMode;
  const [mode, setMode] = useColorMode();
  return (
    <fieldset className={styles.modes}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {modes.map((value) => (
        <label key={value} className={styles.mode} title={messages[value]}>
          <input
            className={covered.control}
            type="radio"
            name={name}
            value={value}
            checked={value === mode}
            onChange={() => setMode(value)}
          />
          <VisuallyHidden>{messages[value]}</VisuallyHidden>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={drawings[value]} />
          </svg>
        </label>
      ))}
    </fieldset>
  );
}
