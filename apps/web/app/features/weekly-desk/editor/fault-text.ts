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
    if (code === "FORMULA_BROKEN") return t("fault.FORMULA_BROKEN", { formula: detail ?? "" });
    return t(`fault.${code}`);
  };
}

/** What people read of the field in which a fault lies: "Hint 2 (Chinese)". `slips` are the codes of the expected mistakes, in their order. */
export function useFieldText(slips: readonly string[]): (path: string) => string {
  const { t, i18n } = useTranslation(["weekly-desk", "weekly-problem"]);
  const slipNumber = (code: string) => slips.indexOf(code) + 1;
  return (path) => {
    const [whole, second = "", third = "", fourth = ""] = path.split(".");
    if (whole !== "texts") {
      if (second === "foreseen") return t("slip.nth", { number: Number(third) + 1 });
      return second !== "keys" && i18n.exists(`rule.${second}`, { ns: "weekly-desk" })
        ? t(`rule.${second as "tolerance"}`)
        : t("answer.key");
    }
    const language = t(`language.${second === "ch" ? "ch" : "en"}`);
    const what =
      third === "hints"
        ? fourth === ""
          ? t("weekly-problem:hints.heading")
          : t("weekly-problem:hints.nth", { number: Number(fourth) + 1 })
        : third === "feedback"
          ? t("slip.feedbackNth", { number: slipNumber(fourth) })
          : t(`text.${third as "title" | "statement" | "solution"}`);
    return t("labelIn", { what, language });
  };
}
