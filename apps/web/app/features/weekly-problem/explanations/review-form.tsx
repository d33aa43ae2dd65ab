import { weeklyProblemLimits } from "@dripstone/contract/weekly-problem/limits";
import type { Explanation } from "@dripstone/contract/weekly-problem/payloads";
import { Button, Checkbox, Group, Textarea } from "@mantine/core";
import type { Ref } from "react";
import { useTranslation } from "react-i18next";
import { asFailure } from "../../../api/failure.ts";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { useIssueText } from "../../../ui/failure/failure-text.ts";
import { Form } from "../../../ui/form/form.tsx";
import { useLengthText } from "../../../ui/form/use-length-text.ts";
import { MarkdownPreview } from "../../../ui/markdown/markdown-preview.tsx";
import { OfficeKeys } from "../../../ui/office/keys/office-keys.tsx";
import { EarlierReview } from "./earlier-review.tsx";
import classes from "./review-form.module.css";
import type { Queue, ReviewDraft } from "./use-queue.ts";

type ReviewFormProps = {
  queue: Queue;
  explanation: Explanation;
  draft: ReviewDraft;
  onSave: () => Promise<void>;
  commentRef: Ref<HTMLTextAreaElement>;
};

/** Whether an explanation is excellent, and a word to its student, which may be left out. */
export function ReviewForm({ queue, explanation, draft, onSave, commentRef }: ReviewFormProps) {
  const { t } = useTranslation("explanations");
  const issueText = useIssueText();
  const lengthText = useLengthText();
  const { change, next, previous, at, page, refusal, busy, retry } = queue;
  const failure = refusal && asFailure(refusal);
  return (
    <Form busy={busy} onSend={onSave} className={classes.form}>
      <EarlierReview review={explanation.review} />
      <Checkbox
        size="md"
        label={t("excellent")}
        description={t("excellentHint")}
        checked={draft.excellent}
        onChange={({ currentTarget }) => change({ excellent: currentTarget.checked })}
      />
      <Textarea
        ref={commentRef}
        name="comment"
        label={t("comment")}
        description={t("commentHint")}
        value={draft.comment}
        onChange={({ currentTarget }) => change({ comment: currentTarget.value })}
        error={lengthText(draft.comment, weeklyProblemLimits.REVIEW_COMMENT_MAX) ?? issueText(failure?.fields?.comment)}
        rows={4}
      />
      <MarkdownPreview text={draft.comment} label={t("preview")} />
      <FailureBox error={refusal}>
        {failure?.code === "EDITED_MEANWHILE" && (
          <Button variant="default" onClick={retry}>
            {t("showOther")}
          </Button>
        )}
      </FailureBox>
      <Group gap="sm">
        <Button type="submit" loading={busy}>
          {t("save")}
        </Button>
        <Button variant="default" onClick={next} disabled={!page || at >= page.items.length - 1}>
          {t("skip")}
        </Button>
        <Button variant="subtle" onClick={previous} disabled={at <= 0}>
          {t("back")}
        </Button>
      </Group>
      <OfficeKeys of={["next", "previous", "excellent", "comment", "save"]} />
    </Form>
  );
}
