import { useTranslation } from "react-i18next";
import { site } from "../../../../../site.config.ts";

/** What a family that has paid for a class gets back, as families are told wherever a class costs something. */
export function useRefundRule(): string {
  const { t } = useTranslation("classes");
  return t("refunds.rule", { lesson: site.refunds.restBeforeLesson });
}
