import type { LanguageSupport } from "@codemirror/language";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Board } from "../pi/parts.ts";
import type { Failure, Shown, Wiring } from "../running/messages.ts";
import type { End, Language } from "../running/program-host.ts";
import { useProgram } from "../running/use-program.ts";
import { CellFrame } from "./cell-frame.tsx";
import { CodeEditor } from "./code-editor.tsx";
import { Ending } from "./ending.tsx";
import { keepProgram } from "./kept-program.ts";
import { LinesBefore } from "./lines-before.tsx";
import classes from "./live-cell.module.css";
import { OutputPane } from "./output-pane.tsx";
import { ResetButton } from "./reset-button.tsx";
import { RunBar } from "./run-bar.tsx";

export type LiveCellProps = {
  id: string;
  title: string;
  /** The lesson's program, to which one can go back. */
  program: string;
  /** What stands in the editor first. */
  source: string;
  first: "run" | "edit";
};

type LanguageProps = {
  language: Language;
  syntax: () => LanguageSupport;
  /** Says a failure in the reader's words; null if it has none. */
  explain: (failure: Failure, source: string) => ReactNode;
  /** Shows what the program draws, and what it does with its board while it runs. */
  stage: (shown: readonly Shown[], board: Board | null, running: boolean) => ReactNode;
  /** Whether a program reads lines, as far as can be seen in it. */
  reads: (source: string) => boolean;
  /** What is wired to the board that it runs on. */
  wiring?: Wiring;
};

/** A program that can be changed and run, with what it writes and draws. */
export function LiveCell({
  id,
  title,
  program,
  source: atFirst,
  first,
  language,
  syntax,
  explain,
  stage,
  reads,
  wiring,
}: LiveCellProps & LanguageProps) {
  const { t } = useTranslation("programs");
  const [source, setSource] = useState(atFirst);
  const [lines, setLines] = useState("");
  const [ran, setRan] = useState("");
  const [languageSupport] = useState(syntax);
  const hint = useId();
  const { progress, pieces, shown, board, run, answer, stop, canAsk } = useProgram(language, wiring);
  const isBusy = progress.phase === "loading" || progress.phase === "running";

  const runIt = () => {
    if (isBusy) return;
    setRan(source);
    // On a phone what a program does stands below the program.
    requestAnimationFrame(() => outcome.current?.scrollIntoView({ block: "nearest" }));
    run(source, lines === "" ? [] : lines.replace(/\n$/, "").split("\n"));
  };
  const outcome = useRef<HTMLDivElement>(null);
  const start = useRef(first === "run" ? runIt : undefined);
  useEffect(() => {
    start.current?.();
    start.current = undefined;
  }, []);

  const change = (next: string) => {
    setSource(next);
    keepProgram(id, next === program ? null : next);
  };
  const end = progress.phase === "ended" ? progress.end : null;
  const marked = end && ran === source ? lineOf(end) : null;
  return (
    <CellFrame
      title={title}
      bar={
        <>
          <RunBar progress={progress} onRun={runIt} onStop={stop} />
          {source !== program && <ResetButton onReset={() => change(program)} />}
        </>
      }
    >
      <div className={classes.parts}>
        <div className={classes.code}>
          <CodeEditor
            language={languageSupport}
            value={source}
            onChange={change}
            onRun={runIt}
            marked={marked}
            label={t("cell.code", { title })}
            describedBy={hint}
            focused={first === "edit"}
          />
          <p id={hint} className={classes.hint}>
            {t("cell.keys")}
          </p>
        </div>
        <div ref={outcome} className={classes.outcome}>
          {!canAsk && reads(source) && <LinesBefore value={lines} onChange={setLines} />}
          {stage(shown, board, progress.phase === "running")}
          <OutputPane language={language} pieces={pieces} progress={progress} onAnswer={answer} />
          {end && (
            <div className={classes.ending}>
              <Ending end={end} onRetry={runIt} explain={(failure) => explain(failure, ran)} />
            </div>
          )}
        </div>
      </div>
    </CellFrame>
  );
}

function lineOf(end: End): number | null {
  if (end.kind === "failed") return end.failure.line;
  return end.kind === "stopped" ? end.line : null;
}
