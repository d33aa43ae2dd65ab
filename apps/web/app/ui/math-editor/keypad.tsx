import { VisuallyHidden } from "@mantine/core";
import { useLocalStorage, useMediaQuery } from "@mantine/hooks";
import type { PointerEvent } from "react";
import { useTranslation } from "react-i18next";
import classes from "./keypad.module.css";
import { type Key, keysFor } from "./keypad-keys.ts";

type KeypadProps = { letters: readonly string[]; disabled: boolean; onKey: (key: Key) => void };

/**
 * Keys for what formulas here are made of. It stands in the page below the field, so that it covers nothing, however small
 * the screen.
 */
export function Keypad({ letters, disabled, onKey }: KeypadProps) {
  const { t } = useTranslation("math-editor");
  return (
    <fieldset className={classes.keypad} disabled={disabled}>
      <VisuallyHidden component="legend">{t("keypad.label")}</VisuallyHidden>
      {keysFor(letters).map((key) => (
        <button
          key={key.face}
          type="button"
          className={classes.key}
          data-digit={/^[\d.]$/.test(key.face) || undefined}
          aria-label={key.name && nameOf(key.face, t(`keypad.${key.name}`))}
          onPointerDown={keepFocus}
          onClick={() => onKey(key)}
        >
          {key.face}
        </button>
      ))}
    </fieldset>
  );
}

/** Who tells a computer what to press says what is printed on the key, if that can be said. */
const nameOf = (face: string, name: string) => (/\p{Script=Latin}/u.test(face) ? `${name} ${face}` : name);

/** Whether the keypad is shown; on a screen that is touched it is, until somebody would rather have the system's keyboard. */
export function useKeypad(): { shown: boolean; toggle: () => void } {
  const touched = useMediaQuery("(pointer: coarse)", false, { getInitialValueInEffect: false });
  const [choice, choose] = useLocalStorage<"keypad" | "system" | null>({
    key: "keypad",
    defaultValue: null,
    getInitialValueInEffect: false,
  });
  const shown = choice ? choice === "keypad" : touched;
  return { shown, toggle: () => choose(shown ? "system" : "keypad") };
}

/** A touch on a key leaves the focus, and with it the caret, in the field. */
function keepFocus(event: PointerEvent) {
  event.preventDefault();
}
