import type { Locale } from "@dripstone/contract/locale";
import { useTranslation } from "react-i18next";
import { type CategoryValues, type Portion, read } from "./values.ts";

/** What people read of a part of a category: its name, and what stands in it. */
export function usePortionText() {
  const { t } = useTranslation("categories");

  function nameOf(portion: Portion): string {
    const [field, locale] = portion.split(".") as [keyof CategoryValues, Locale | undefined];
    const what = t(`field.${field}`);
    return locale ? t("labelIn", { what, language: t(`language.${locale}`) }) : what;
  }

  function textOf(values: CategoryValues, portion: Portion): string {
    if (portion === "color") return t(`color.${values.color}`);
    if (portion === "icon") return t(`icon.${values.icon}`);
    if (portion === "active") return t(values.active ? "access.open" : "access.closed");
    return String(read(values, portion)).trim();
  }

  return { nameOf, textOf };
}
