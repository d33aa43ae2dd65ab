import { forumLimits } from "@dripstone/contract/forum/limits";
import { TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Reason } from "./use-reason.ts";

/** Where a moderator says why another person's words are changed; the history shows it. */
export function ReasonField({ reason }: { reason: Reason }) {
  const { t } = useTranslation(["forum-writing", "fields"]);
  return (
    <TextInput
      label={t("forum-writing:edit.reason")}
      description={t("forum-writing:edit.reasonHint")}
      required
      maxLength={forumLimits.EDIT_REASON_MAX}
      value={reason.text}
      error={reason.isTold ? t("fields:FIELD_REQUIRED") : undefined}
      onChange={({ currentTarget }) => reason.setText(currentTarget.value)}
    />
  );
}
