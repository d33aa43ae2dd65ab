import { languageTags } from "@dripstone/contract/locale";
import { MathfieldElement } from "mathlive";
import { type KeyboardEvent, type Ref, useEffect, useId, useImperativeHandle, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../i18n/use-locale.ts";
import { Keypad, useKeypad } from "./keypad.tsx";
import type { Key } from "./keypad-keys.ts";
import classes from "./math-field.module.css";

// Its fonts are KaTeX's, which the page has already; it makes no sound, and so asks for no file at all.
MathfieldElement.fontsDirectory = null;
MathfieldElement.soundsDirectory = null;

type MathFieldProps = {
  label: string;
  /** Letters that the keypad offers. */
  letters: readonly string[];
  /** LaTeX that it opens with. Afterwards the editor is ahead of React: putting text back would swallow what fast fingers typed. */
  value: string;
  onChange: (latex: string) => void;
  error: string | undefined;
  disabled: boolean;
  ref: Ref<{ focus(): void }>;
};

/** The math editor, in React's hands. Enter hands the form in, as in a text field. */
export default function MathField({ label, letters, value, onChange, error, disabled, ref }: MathFieldProps) {
  const { t } = useTranslation("math-editor");
  const host = useRef<HTMLDivElement>(null);
  const field = useRef<MathfieldElement | null>(null);
  const report = useRef(onChange);
  const initial = useRef(value);
  const labelId = useId();
  const errorId = useId();
  const locale = useLocale();
  const keypad = useKeypad();
  useImperativeHandle(ref, () => ({ focus: () => field.current?.focus() }));

  useEffect(() => {
    report.current = onChange;
  });

  useEffect(() => {
    MathfieldElement.locale = languageTags[locale] === "en" ? "en" : "zh-CN";
  }, [locale]);

  useEffect(() => {
    const editor = new MathfieldElement();
    editor.smartFence = true;
    editor.removeExtraneousParentheses = true;
    // Its own keyboard lies over the page; ours stands in it.
    editor.mathVirtualKeyboardPolicy = "manual";
    editor.addEventListener("input", () => report.current(editor.getValue("latex-without-placeholders")));
    editor.setValue(initial.current, { silenceNotifications: true });
    field.current = editor;
    host.current?.append(editor);
    // A dialog opens on it.
    editor.dataset.autofocus = "";
    // Whoever asked for the editor goes on writing in it; a page that is opened with it leaves the focus alone.
    if (host.current?.closest("form")?.contains(document.activeElement)) editor.focus();
    editor.menuItems = [];
    return () => editor.remove();
  }, []);

  useEffect(() => {
    if (field.current) callSystemKeyboard(field.current, !keypad.shown);
  }, [keypad.shown]);

  useEffect(() => {
    field.current?.setAttribute("aria-label", label);
    field.current?.toggleAttribute("read-only", disabled);
  }, [label, disabled]);

  const press = (key: Key) => {
    if ("command" in key) field.current?.executeCommand(key.command);
    else field.current?.insert(key.insert, { focus: true, scrollIntoView: false });
  };

  const handIn = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    host.current?.closest("form")?.requestSubmit();
  };

  return (
    <div className={classes.math}>
      <span id={labelId} className={classes.label}>
        {label}
      </span>
      <span className={classes.description}>{t("hint")}</span>
      <div ref={host} onKeyDownCapture={handIn} />
      {keypad.shown && <Keypad letters={letters} disabled={disabled} onKey={press} />}
      <button type="button" className={classes.keypadSwitch} onClick={keypad.toggle}>
        {t(keypad.shown ? "keypad.hide" : "keypad.show")}
      </button>
      {error && (
        <p id={errorId} className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

/** The editor asks phones for no keyboard, as it expects to bring one; whoever wants the system's gets it. */
function callSystemKeyboard(editor: MathfieldElement, wanted: boolean): void {
  editor.shadowRoot?.querySelector("[part=keyboard-sink]")?.setAttribute("inputmode", wanted ? "text" : "none");
}
