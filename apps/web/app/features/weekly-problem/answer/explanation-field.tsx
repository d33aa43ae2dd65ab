import { weeklyProblemLimits } from "@dripstone/contract/weekly-problem/limits";
import { Textarea } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useLengthText } from "../../../ui/form/use-length-text.ts";
import { MarkdownPreview } from "../../../ui/markdown/markdown-preview.tsx";
import classes from "./explanation-field.module.css";
import type { DraftControl } from "./use-answer-draft.ts";

/** Room for a thought, folded away until somebody wants it. */
export function ExplanationField({ draft, change }: Pick<DraftControl, "draft" | "change">) {
  const { t } = useTranslation("weekly-problem");
  const lengthText = useLengthText();
  return (
    <details className={classes.fold} open={draft.explanation !== "" || undefined}>
      <summary className={classes.summary}>{t("answer.explain")}</summary>
      <Textarea
        name="explanation"
        label={t("answer.explanation")}
        description={t("answer.explanationHint")}
        value={draft.explanation}
        onChange={(event) => change({ explanation: event.currentTarget.value })}
        error={lengthText(draft.explanation, weeklyProblemLimits.EXPLANATION_MAX)}
        rows={4}
      />
      <MarkdownPreview text={draft.explanation} label={t("answer.explanationPreview")} />
    </details>
  );
}
