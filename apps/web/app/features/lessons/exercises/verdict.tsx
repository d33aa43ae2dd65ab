import type { AskedExercise, LessonVerdict } from "@dripstone/contract/lessons/payloads";
import { useTranslation } from "react-i18next";
import type { Failure } from "../../../api/failure.ts";
import { UnreadablePlace } from "../../../ui/answer/unreadable-place.tsx";
import { useComeForward } from "../../../ui/answer/use-come-forward.ts";
import { Callout } from "../../../ui/callout/callout.tsx";
import { useFailureText } from "../../../ui/failure/failure-text.ts";
import { Formula } from "../../../ui/markdown/formula.tsx";
import { MarkdownText } from "../../../ui/markdown/markdown-text.tsx";
import { Rich } from "../../../ui/page/rich.tsx";
import { useFormText } from "../../../ui/verdict/form-text.ts";
import { nearMiss } from "../../../ui/verdict/near-miss.ts";
import { useWhyText } from "../../../ui/verdict/why-text.ts";
import classes from "./verdict.module.css";

type VerdictProps = {
  exercise: AskedExercise;
  verdict: LessonVerdict | null;
  failure: Failure | null;
  /** What was answered, as it was typed. */
  answer: string;
  /** At which attempt it is right. */
  attempts: number;
};

/** What is said to an answer, where it was given. */
export function Verdict({ exercise, verdict, failure, answer, attempts }: VerdictProps) {
  const failureText = useFailureText();
  const words = useComeForward(failure ?? verdict);
  return (
    <div ref={words} role="status" tabIndex={-1} className={classes.place}>
      {failure ? (
        <Callout tone="alarm" className={classes.verdict}>
          <p>{failureText(failure)}</p>
        </Callout>
      ) : (
        verdict && <Said exercise={exercise} verdict={verdict} answer={answer} attempts={attempts} />
      )}
    </div>
  );
}

type SaidProps = Omit<VerdictProps, "verdict" | "failure"> & { verdict: LessonVerdict };

function Said({ exercise, verdict, answer, attempts }: SaidProps) {
  const { t } = useTranslation(["lessons", "weekly-problem"]);
  const formText = useFormText();
  const { result } = verdict;
  if (result.verdict === "unreadable") {
    return (
      <Callout tone="calm" className={classes.verdict}>
        <h4>{t("weekly-problem:reading.unreadable")}</h4>
        <UnreadablePlace
          answer={answer}
          marked={!answer.includes("\\")}
          code={result.code}
          position={result.position}
          letters={exercise.kind === "answer" ? exercise.letters : []}
        />
      </Callout>
    );
  }
  if (result.verdict === "ambiguous") {
    return (
      <Callout tone="calm" className={classes.verdict}>
        <h4>{t("weekly-problem:outcome.ambiguous.title")}</h4>
        <p className={classes.readings}>
          {result.readings.map((latex) => (
            <Formula key={latex} latex={latex} />
          ))}
        </p>
        <p>{t("weekly-problem:outcome.ambiguous.text")}</p>
      </Callout>
    );
  }
  if (result.verdict === "wrong-form") {
    const kind = nearMiss(result.form) ?? "wrong-form";
    return (
      <Callout tone="good" className={classes.verdict}>
        <h4>{t(`weekly-problem:outcome.${kind}.title`)}</h4>
        <p>
          <Rich text={formText(result.form)} />
        </p>
        <p>{t(`weekly-problem:outcome.${kind}.text`)}</p>
      </Callout>
    );
  }
  if (result.verdict === "equal") {
    const praise = attempts <= 1 ? "first" : attempts === 2 ? "second" : "later";
    return (
      <Callout tone="good" className={classes.verdict}>
        <h4>{t("verdict.right")}</h4>
        <p>{t(`verdict.praise.${praise}`)}</p>
      </Callout>
    );
  }
  // Another option has its own words, too, but it may be far from right.
  const isNear = verdict.feedbackHtml !== null && exercise.kind !== "choice";
  return (
    <Callout tone="warm" className={classes.verdict}>
      <h4>{t(isNear ? "verdict.close" : "verdict.notYet")}</h4>
      <NotRight exercise={exercise} verdict={verdict} why={result.why} />
    </Callout>
  );
}

type NotRightProps = Pick<VerdictProps, "exercise"> & { verdict: LessonVerdict; why: string | null };

/** What leads on from an answer that is not right. */
function NotRight({ exercise: { kind }, verdict: { feedbackHtml, right }, why }: NotRightProps) {
  const { t } = useTranslation("lessons");
  const whyText = useWhyText();
  if (feedbackHtml !== null) return <MarkdownText html={feedbackHtml} />;
  if (right && kind !== "answer") {
    const values = { right: right.filter(Boolean).length, of: right.length };
    return <p>{t(`verdict.partly.${kind === "program" ? "program" : "places"}`, values)}</p>;
  }
  return <p>{whyText(why) ?? t(`verdict.look.${kind}`)}</p>;
}
