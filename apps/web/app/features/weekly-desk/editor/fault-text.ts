import type { UnreadableCode } from "@dripstone/checker";
import type { ProblemFault } from "@dripstone/contract/weekly-problem/desk/payloads";
import { useTranslation } from "react-i18next";
import { useFigureFaultText } from "./figure/figure-fault-text.ts";

/** What people read of a fault. */
export function useFaultText(): (fault: ProblemFault) => string {
  const { t, i18n } = useTranslation(["weekly-desk", "weekly-problem"]);
  const figureFaultText = useFigureFaultText();
  const unreadable = (code = "") =>
    i18n.exists(`unreadable.${code}`, { ns: "weekly-problem" })
      ? t(`weekly-problem:unreadable.${code as UnreadableCode}`)
      : t("weekly-problem:unreadable.otherwise");
  return ({ code, detail }) => {
    if (code === "ANSWER_UNREADABLE") return t("fault.ANSWER_UNREADABLE", { why: unreadable(detail) });
    if (code === "FIGURE_BROKEN") return t("fault.FIGURE_BROKEN", { why: figureFaultText(detail ?? "") });
    return t(`fault.${code}`);
  };
}

/** What people read of the field in which a fault lies: "Hint 2 (Chinese)". */
export function useFieldText(): (path: string) => string {
  const { t } = useTranslation(["weekly-desk", "weekly-problem"]);
  return (path) => {
    const [whole, second = "", third = "", fourth = ""] = path.split(".");
    if (whole !== "texts")
      return second === "foreseen" ? t("slip.nth", { number: Number(third) + 1 }) : t("answer.key");
    const language = t(`language.${second === "ch" ? "ch" : "en"}`);
    const what =
      third === "hints"
        ? fourth === ""
          ? t("weekly-problem:hints.heading")
          : t("weekly-problem:hints.nth", { number: Number(fourth) + 1 })
        : third === "feedback"
          ? t("slip.feedback")
          : t(`text.${third as "title" | "statement" | "solution"}`);
    return t("labelIn", { what, language });
  };
}
