import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Failure } from "../../../api/failure.ts";
import { UnreadablePlace } from "../../../ui/answer/unreadable-place.tsx";
import { useComeForward } from "../../../ui/answer/use-come-forward.ts";
import { Callout } from "../../../ui/callout/callout.tsx";
import { useFailureText } from "../../../ui/failure/failure-text.ts";
import { Formula } from "../../../ui/markdown/formula.tsx";
import { Rich } from "../../../ui/page/rich.tsx";
import { useFormText } from "../../../ui/verdict/form-text.ts";
import { nearMiss } from "../../../ui/verdict/near-miss.ts";
import type { Draft } from "../answer/use-answer-draft.ts";
import type { Reply } from "../answer/use-answering.ts";
import { openedHint } from "./opened-hint.ts";
import classes from "./outcome.module.css";
import { WrongAnswer } from "./wrong-answer.tsx";

type OutcomeProps = {
  reply: Reply | null;
  failure: Failure | null;
  draft: Draft;
  /** The problem's. */
  letters: readonly string[];
  /** Nothing is counted here, so nothing is said of attempts. */
  practice?: boolean;
  /** What is said of an answer before, as long as nothing is said of a newer one. */
  children: ReactNode;
};

/** What came of an answer that is not right yet, or could not be handed in. A right one is celebrated elsewhere. */
export function Outcome({ reply, failure, draft, letters, practice = false, children }: OutcomeProps) {
  const failureText = useFailureText();
  // What a visitor had judged is told from there, as after a reload.
  const isTrial = reply !== null && reply.work === null && "counts" in reply.result && reply.result.counts;
  const isTold = reply !== null && !isTrial && reply.result.verdict !== "equal";
  const words = useComeForward(failure ?? (isTold || children ? reply : null));
  return (
    <div ref={words} role="status" tabIndex={-1} className={classes.place}>
      {failure && (
        <Callout tone="alarm" className={classes.outcome}>
          <p>{failureText(failure)}</p>
        </Callout>
      )}
      {!failure && (isTold ? <NotYet reply={reply} draft={draft} letters={letters} practice={practice} /> : children)}
    </div>
  );
}

type NotYetProps = Pick<OutcomeProps, "draft" | "letters"> & { reply: Reply; practice: boolean };

function NotYet({ reply, draft, letters, practice }: NotYetProps) {
  const { result, work } = reply;
  const { t } = useTranslation("weekly-problem");
  const formText = useFormText();
  if (result.verdict === "unreadable") {
    return (
      <Callout tone="calm" className={classes.outcome}>
        <h3>{t("reading.unreadable")}</h3>
        <UnreadablePlace
          answer={draft.answer}
          marked={!draft.math}
          code={result.code}
          position={result.position}
          letters={letters}
        />
        {!practice && <p>{t("unreadable.free")}</p>}
      </Callout>
    );
  }
  if (result.verdict === "ambiguous") return <AskWhich readings={result.readings} practice={practice} />;
  if (result.verdict === "wrong-form") {
    const kind = nearMiss(result.form) ?? "wrong-form";
    return (
      <Callout tone="good" className={classes.outcome}>
        <h3>{t(`outcome.${kind}.title`)}</h3>
        <p>
          <Rich text={formText(result.form)} />
        </p>
        <p>{t(`outcome.${kind}.text`)}</p>
        {!practice && <p>{t("outcome.free")}</p>}
      </Callout>
    );
  }
  const hint = openedHint(reply);
  return (
    <WrongAnswer attempt={result} hint={hint?.html ?? null} hintNumber={hint?.number ?? 0}>
      {result.repeated && <p>{t("outcome.repeated")}</p>}
      {work?.attemptsLeft === 1 && <p>{t("outcome.lastOne")}</p>}
    </WrongAnswer>
  );
}

/** An answer that can be meant in two ways: both are shown, and the child says which by writing it so. */
function AskWhich({ readings, practice }: { readings: string[]; practice: boolean }) {
  const { t } = useTranslation("weekly-problem");
  return (
    <Callout tone="calm" className={classes.outcome}>
      <h3>{t("outcome.ambiguous.title")}</h3>
      <ul className={classes.readings}>
        {readings.map((latex, index) => (
          <li key={latex}>
            {index > 0 && <span className={classes.or}>{t("reading.or")}</span>}
            <Formula latex={latex} />
          </li>
        ))}
      </ul>
      <p>{t("outcome.ambiguous.text")}</p>
      {!practice && <p>{t("unreadable.free")}</p>}
    </Callout>
  );
}
