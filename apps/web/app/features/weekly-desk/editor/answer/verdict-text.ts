import type { FormCode, UnreadableCode } from "@dripstone/checker";
import { useTranslation } from "react-i18next";
import { useWhyText } from "../../../../ui/verdict/why-text.ts";
import type { Tried } from "./use-tries.ts";

/** What a teacher reads of a verdict on a tried answer. */
export function useVerdictText(): (tried: Tried) => string {
  const { t, i18n } = useTranslation(["weekly-desk", "weekly-problem"]);
  const whyText = useWhyText();
  const known = (key: string) => i18n.exists(key, { ns: "weekly-problem" });
  return ({ verdict, detail }) => {
    const code = detail ?? "";
    const why = verdict === "different" ? whyText(detail) : null;
    if (why) return t("trial.differentWhy", { why });
    if (verdict === "unreadable" && known(`unreadable.${code}`)) {
      return t("trial.unreadable", { why: t(`weekly-problem:unreadable.${code as UnreadableCode}`) });
    }
    if (verdict === "wrong-form" && i18n.exists(`form.${code}`, { ns: "weekly-desk" })) {
      return t("trial.wrongForm", { form: t(`form.${code as FormCode}`) });
    }
    return t(`trial.${verdict === "wrong-form" ? "otherForm" : verdict}`);
  };
}
