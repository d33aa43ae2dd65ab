import type { AttemptReply } from "@dripstone/contract/weekly-problem/payloads";
import { useTranslation } from "react-i18next";
import type { Failure } from "../../../api/failure.ts";
import { Callout } from "../../../ui/callout/callout.tsx";
import { useFailureText } from "../../../ui/failure/failure-text.ts";
import { Formula } from "../../../ui/markdown/formula.tsx";
import { MarkdownText } from "../../../ui/markdown/markdown-text.tsx";
import { Rich } from "../../../ui/page/rich.tsx";
import type { Draft } from "../answer/use-answer-draft.ts";
import { UnreadablePlace } from "../reading/unreadable-place.tsx";
import { useFormText } from "./form-text.ts";
import { nearMiss } from "./near-miss.ts";
import classes from "./outcome.module.css";
import { useWhyText } from "./why-text.ts";

type OutcomeProps = {
  reply: AttemptReply | null;
  failure: Failure | null;
  draft: Draft;
  /** The problem's. */
  letters: readonly string[];
};

/** What came of an answer that is not right yet, or could not be handed in. A right one is celebrated elsewhere. */
export function Outcome({ reply, failure, draft, letters }: OutcomeProps) {
  const failureText = useFailureText();
  return (
    <div role="status">
      {failure && (
        <Callout tone="alarm" className={classes.outcome}>
          <p>{failureText(failure)}</p>
        </Callout>
      )}
      {reply && reply.result.verdict !== "equal" && <NotYet reply={reply} draft={draft} letters={letters} />}
    </div>
  );
}

type NotYetProps = Pick<OutcomeProps, "draft" | "letters"> & { reply: AttemptReply };

function NotYet({ reply: { result, work }, draft, letters }: NotYetProps) {
  const { t } = useTranslation("weekly-problem");
  const formText = useFormText();
  const whyText = useWhyText();
  if (result.verdict === "unreadable") {
    return (
      <Callout tone="calm" className={classes.outcome}>
        <h3>{t("reading.unreadable")}</h3>
        <UnreadablePlace
          answer={draft.answer}
          marked={false}
          code={result.code}
          position={result.position}
          letters={letters}
        />
        <p>{t("unreadable.free")}</p>
      </Callout>
    );
  }
  if (result.verdict === "ambiguous") return <AskWhich readings={result.readings} />;
  if (result.verdict === "wrong-form") {
    const kind = nearMiss(result.form) ?? "wrong-form";
    return (
      <Callout tone="good" className={classes.outcome}>
        <h3>{t(`outcome.${kind}.title`)}</h3>
        <p>
          <Rich text={formText(result.form)} />
        </p>
        <p>{t(`outcome.${kind}.text`)}</p>
      </Callout>
    );
  }
  const foreseen = result.feedbackHtml !== null;
  const hintOpened = result.counts && work.hints.length === work.attempts.filter(({ counts }) => counts).length;
  return (
    <Callout tone="warm" className={classes.outcome}>
      <h3>{t(foreseen ? "outcome.foreseen.title" : "outcome.different.title")}</h3>
      {result.feedbackHtml ? (
        <MarkdownText html={result.feedbackHtml} />
      ) : (
        <p>{whyText(result.why) ?? t("outcome.different.text")}</p>
      )}
      {result.repeated && <p>{t("outcome.repeated")}</p>}
      {hintOpened && work.attemptsLeft > 0 && <p>{t("outcome.newHint")}</p>}
      {work.attemptsLeft === 1 && <p>{t("outcome.lastOne")}</p>}
    </Callout>
  );
}

/** An answer that can be meant in two ways: both are shown, and the child says which by writing it so. */
function AskWhich({ readings }: { readings: string[] }) {
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
      <p>{t("unreadable.free")}</p>
    </Callout>
  );
}
