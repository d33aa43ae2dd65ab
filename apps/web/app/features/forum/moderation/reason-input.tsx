import { forumLimits } from "@dripstone/contract/forum/limits";
import { Textarea } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Counter } from "../../../ui/editor/counter.tsx";
import { sentByKey } from "../../../ui/form/send-by-key.ts";

type ReasonInputProps = { reason: string; isMissing: boolean; onChange: (reason: string) => void };

/** Why a moderator does something that somebody is told of. */
export function ReasonInput({ reason, isMissing, onChange }: ReasonInputProps) {
  const { t } = useTranslation(["moderation", "fields"]);
  return (
    <div>
      <Textarea
        {...sentByKey}
        label={t("moderation:why")}
        description={t("moderation:whyHint")}
        required
        data-autofocus
        rows={3}
        value={reason}
        error={isMissing && reason.trim() === "" ? t("fields:FIELD_REQUIRED") : undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <Counter text={reason} min={0} max={forumLimits.MODERATION_REASON_MAX} />
    </div>
  );
}
