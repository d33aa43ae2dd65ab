import { useTranslation } from "react-i18next";
import { useLocale } from "../../../i18n/use-locale.ts";
import type { OddTime } from "./odd-times.ts";

/** What is odd about when a lesson is, in a sentence. */
export function useOddTimeText(): (odd: OddTime) => string {
  const { t } = useTranslation("classes-office");
  const locale = useLocale();
  return (odd) => {
    switch (odd.what) {
      case "outside":
        return t("odd.outside");
      case "inBreak":
        return t("odd.inBreak", { name: odd.name[locale] });
      default:
        return t(`odd.${odd.what}`, { week: odd.week });
    }
  };
}
