import { locales } from "@dripstone/contract/locale";
import { useTranslation } from "react-i18next";
import { useFields } from "./fields.ts";
import type { Cell } from "./values.ts";

/** What people read of a part: its name, and what stands in it. */
export function usePartText() {
  const { t } = useTranslation("office");
  const { labels, choices } = useFields();

  function nameOf(key: string): string {
    const steps = key.split(".");
    const locale = locales.find((it) => steps.includes(it));
    const what = labels[steps.filter((step) => step !== locale).join(".")] ?? key;
    return locale ? t("labelIn", { what, language: t(`language.${locale}`) }) : what;
  }

  function textOf(key: string, cell: Cell | undefined): string {
    if (typeof cell === "boolean") return t(cell ? "yes" : "no");
    if (typeof cell === "object") {
      const lines = cell.map((row) => Object.values(row).filter((it) => typeof it === "string"));
      return lines.map((line) => line.join(" · ")).join("\n");
    }
    return choices[key]?.find(({ value }) => value === cell)?.label ?? cell?.trim() ?? "";
  }

  return { nameOf, textOf };
}
