import { readAnswer } from "@dripstone/checker";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import KatexFormula from "../markdown/katex-formula.tsx";
import { type AskedFor, askedIn } from "./asked-in.ts";
import classes from "./reading-preview.module.css";
import { UnreadablePlace } from "./unreadable-place.tsx";

type ReadingProps = { answer: string; problem: AskedFor; math: boolean };

/** What the grader would read; says nothing of right and wrong, which this page does not know. */
export default function Reading({ answer, problem, math }: ReadingProps) {
  const { t } = useTranslation("weekly-problem");
  const reading = useMemo(() => readAnswer(answer, askedIn(problem)), [answer, problem]);
  if (reading.ok) {
    return (
      <>
        <p className={classes.label}>{t("reading.label")}</p>
        <p className={classes.formula}>
          <KatexFormula latex={reading.read} />
        </p>
        {reading.or.map((latex) => (
          <p key={latex} className={classes.other}>
            <span>{t("reading.or")}</span> <KatexFormula latex={latex} />
          </p>
        ))}
      </>
    );
  }
  return (
    <>
      <p className={classes.label}>{t("reading.unreadable")}</p>
      <UnreadablePlace
        answer={answer}
        marked={!math}
        code={reading.code}
        position={reading.position}
        letters={problem.letters}
      />
    </>
  );
}
