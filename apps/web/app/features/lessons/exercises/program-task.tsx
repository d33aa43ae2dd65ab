import { lessonLimits } from "@dripstone/contract/lessons/limits";
import type { LessonAnswer } from "@dripstone/contract/lessons/payloads";
import type { ProgramLanguage } from "@dripstone/contract/lessons/things";
import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLengthText } from "../../../ui/form/use-length-text.ts";
import { Ending } from "../programs/cell/ending.tsx";
import { fileName } from "../programs/cell/file-name.ts";
import { keepProgram, keptProgram } from "../programs/cell/kept-program.ts";
import { CppCell } from "../programs/cpp/cpp-cell.tsx";
import { useExplaining } from "../programs/explaining/explained.tsx";
import { PythonCell } from "../programs/python/python-cell.tsx";
import classes from "./program-task.module.css";
import { GRADED_RUN_SECONDS, runGraded, type Stopped } from "./run-graded.ts";
import type { TaskProps } from "./task.ts";

type ProgramTaskProps = TaskProps<"program"> & {
  /** Of its own among all exercises of the site. */
  name: string;
  onCheck: (answer: LessonAnswer) => Promise<void>;
  busy: boolean;
};

/** A program to be written: tried as often as one likes, and then run on all that it is given; what it prints is judged. */
export default function ProgramTask({ exercise, draft, name, locked, right, error, onCheck, busy }: ProgramTaskProps) {
  const { t } = useTranslation(["lessons", "programs"]);
  const lengthText = useLengthText();
  const { language, start, inputs, example } = exercise;
  const Cell = language === "cpp" ? CppCell : PythonCell;
  const explain = useExplaining(language);
  const id = `exercise:${name}`;
  const [restored, setRestored] = useState(false);
  const [running, setRunning] = useState(false);
  const [stopped, setStopped] = useState<(Stopped & { source: string }) | null>(null);
  const [tooLong, setTooLong] = useState<string>();

  // What was handed in on another device is gone on with here.
  const source = draft?.source;
  useEffect(() => {
    if (source === undefined || keptProgram(id) !== null) return;
    keepProgram(id, source);
    setRestored(true);
  }, [id, source]);

  async function check(): Promise<void> {
    const written = keptProgram(id) ?? start;
    const objection = lengthText(written, lessonLimits.PROGRAM_SOURCE_MAX);
    setTooLong(objection);
    if (objection) return;
    setStopped(null);
    setRunning(true);
    const outcome = await runGraded(language, written, inputs);
    setRunning(false);
    if ("outputs" in outcome) await onCheck({ kind: "program", source: written, outputs: outcome.outputs });
    else setStopped({ ...outcome, source: written });
  }

  return (
    <div className={classes.task}>
      <div className={classes.example}>
        {inputs[0] && <Sample title={t("program.input")} text={inputs[0]} />}
        <Sample title={t("program.output")} text={example} />
      </div>
      <Cell
        key={String(restored)}
        id={id}
        title={t("program.title", { file: fileName(name, language) })}
        program={start}
      />
      {right && right.length > 1 && (
        <ol className={classes.runs}>
          {right.map((isRight, run) => (
            <li key={run} data-right={isRight ? "" : undefined}>
              {t(isRight ? "program.runRight" : "program.runWrong", { number: run + 1 })}
            </li>
          ))}
        </ol>
      )}
      <div role="status">
        {(stopped || tooLong || error) && (
          <p className={classes.stopped}>
            {tooLong ?? error ?? (stopped && <StoppedText stopped={stopped} language={language} />)}
          </p>
        )}
      </div>
      {stopped?.end.kind === "failed" && (
        <Ending end={stopped.end} explain={(failure) => explain(failure, stopped.source)} onRetry={check} />
      )}
      {!locked && (
        <Button className={classes.check} loading={running || busy} onClick={check}>
          {t("program.check")}
        </Button>
      )}
    </div>
  );
}

function Sample({ title, text }: { title: string; text: string }) {
  return (
    <figure className={classes.sample}>
      <figcaption>{title}</figcaption>
      <pre>{text}</pre>
    </figure>
  );
}

function StoppedText({ stopped: { run, end }, language }: { stopped: Stopped; language: ProgramLanguage }) {
  const { t } = useTranslation(["lessons", "programs"]);
  if (end.kind === "unavailable") return t(`programs:unavailable.${end.why}`);
  if (end.kind === "flooded") return t("programs:end.flooded");
  if (end.kind === "stopped") return t("program.endless", { number: run + 1, seconds: GRADED_RUN_SECONDS[language] });
  return t("program.failed", { number: run + 1 });
}
