import { Button } from "@mantine/core";
import { type FormEvent, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { keepEnterForComposing } from "../../../../ui/form/composing.ts";
import type { Language } from "../running/program-host.ts";
import type { Piece, Progress } from "../running/use-program.ts";
import classes from "./output-pane.module.css";

type OutputPaneProps = {
  language: Language;
  pieces: readonly Piece[];
  progress: Progress;
  onAnswer: (line: string) => void;
};

/** What a program writes, and the field for what it asks. */
export function OutputPane({ language, pieces, progress, onAnswer }: OutputPaneProps) {
  const { t } = useTranslation("programs");
  const end = useRef<HTMLDivElement>(null);
  const asks = progress.phase === "running" && progress.asks;
  // The newest line stays in sight.
  useEffect(() => {
    if (pieces.length > 0 && end.current) end.current.scrollTop = end.current.scrollHeight;
  }, [pieces]);
  return (
    <div className={classes.pane}>
      <div className={classes.title}>{t("output.title")}</div>
      {progress.phase === "loading" && <Loading language={language} loaded={progress.loaded} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what does not fit is moved by the keyboard, too */}
      <div ref={end} className={classes.output} role="log" aria-label={t("output.title")} tabIndex={0}>
        {pieces.map(({ text, isTyped }, at) => (
          <span key={at} className={isTyped ? classes.typed : undefined}>
            {text}
          </span>
        ))}
        {pieces.length === 0 && <span className={classes.none}>{t(noneOf(progress))}</span>}
      </div>
      {asks && <Answer onAnswer={onAnswer} />}
    </div>
  );
}

function noneOf(progress: Progress) {
  if (progress.phase === "idle") return "output.before";
  return progress.phase === "ended" && progress.end.kind !== "unavailable" ? "output.none" : "output.yet";
}

/** How much of the interpreter has come; it comes once, and stays in the browser's cache. */
function Loading({ language, loaded }: { language: Language; loaded: number }) {
  const { t } = useTranslation("programs");
  const label = t(`loading.${language}`);
  return (
    <div className={classes.loading}>
      <span>{label}</span>
      <progress value={loaded} max={1} aria-label={label} />
    </div>
  );
}

function Answer({ onAnswer }: { onAnswer: (line: string) => void }) {
  const { t } = useTranslation("programs");
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: false }), []);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onAnswer(field.current?.value ?? "");
  };
  return (
    <form className={classes.answer} onSubmit={send} onKeyDown={keepEnterForComposing}>
      <label htmlFor={id}>{t("input.label")}</label>
      <input ref={field} id={id} autoComplete="off" autoCapitalize="off" spellCheck={false} maxLength={1000} />
      <Button type="submit" size="sm">
        {t("input.send")}
      </Button>
    </form>
  );
}
