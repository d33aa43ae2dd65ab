import { forumLimits } from "@dripstone/contract/forum/limits";
import { Switch, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Part } from "../../../../ui/office/part.tsx";
import type { FieldProps } from "./use-checks.ts";

/** Who may write here, and whether anybody may. */
export function Access({ values, errorOf, leave, change }: FieldProps) {
  const { t } = useTranslation("categories");
  const max = forumLimits.CATEGORY_REPUTATION_MAX;
  return (
    <Part title={t("access.title")}>
      <Switch
        label={t("access.active")}
        description={t("access.activeHelp")}
        checked={values.active}
        onChange={({ currentTarget }) => change("active", currentTarget.checked)}
      />
      <TextInput
        inputMode="numeric"
        maw="24rem"
        label={t("field.minReputation")}
        description={t("access.reputationHelp")}
        value={values.minReputation}
        // Every fault of it is its range.
        error={errorOf("minReputation") && t("access.reputationBounds", { max })}
        onChange={({ currentTarget }) => change("minReputation", currentTarget.value.trim())}
        onBlur={() => leave("minReputation")}
        autoComplete="off"
      />
    </Part>
  );
}
