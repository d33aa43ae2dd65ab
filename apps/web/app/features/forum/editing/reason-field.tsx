import { forumLimits } from "@dripstone/contract/forum/limits";
import { TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Reason } from "./use-reason.ts";

/** Where a moderator says why another person's words are changed; the history shows it. */
export function ReasonField({ reason }: { reason: Reason }) {
  const { t } = useTranslation(["forum", "errors"]);
  return (
    <TextInput
      label={t("forum:edit.reason")}
      description={t("forum:edit.reasonHint")}
      required
      maxLength={forumLimits.EDIT_REASON_MAX}
      value={reason.text}
      error={reason.isTold ? t("errors:FIELD_REQUIRED") : undefined}
      onChange={({ currentTarget }) => reason.setText(currentTarget.value)}
    />
  );
}
