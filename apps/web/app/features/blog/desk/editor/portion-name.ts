import { locales } from "@dripstone/contract/locale";
import { useTranslation } from "react-i18next";
import type { Portion } from "./portions.ts";

/** What people call a part of a post. */
export function usePortionName(): (portion: Portion) => string {
  const { t } = useTranslation("blog-desk");
  return (portion) => {
    const steps = portion.split(".");
    const locale = locales.find((it) => steps.includes(it));
    const field = steps.find((step) => step !== "texts" && step !== locale) ?? "title";
    const what = t(`field.${field as "title"}`);
    return locale ? t("labelIn", { what, language: t(`language.${locale}`) }) : what;
  };
}
