import type { Locale } from "@dripstone/contract/locale";
import { useTranslation } from "react-i18next";
import type { ProblemDraft } from "../draft.ts";
import type { Portion } from "./merge.ts";

/** What people read of a portion of a problem: its name, and what stands in it. */
export function usePortionText() {
  const { t } = useTranslation(["weekly-desk", "weekly-problem"]);

  function nameOf(portion: Portion): string {
    if (portion === "difficulty") return t("weekly-problem:difficulty.label");
    if (portion === "topic") return t("weekly-problem:topic.label");
    if (portion === "answer") return t("answer.heading");
    if (portion === "slips") return t("slip.heading");
    const [locale, part] = portion.split(".") as [Locale, "title" | "statement" | "hints" | "solution"];
    const what = part === "hints" ? t("weekly-problem:hints.heading") : t(`text.${part}`);
    return t("labelIn", { what, language: t(`language.${locale}`) });
  }

  function textOf({ difficulty, topic, rubric, texts }: ProblemDraft, portion: Portion): string {
    if (portion === "difficulty") return t(`weekly-problem:difficulty.${difficulty}`);
    if (portion === "topic") return t(`weekly-problem:topic.${topic}`);
    if (portion === "answer") {
      const { keys, foreseen: _, ...rules } = rubric;
      return [...keys, ...Object.entries(rules).map(([rule, value]) => `${rule}: ${value}`)].join("\n");
    }
    if (portion === "slips") {
      const slips = rubric.foreseen ?? [];
      return slips
        .map(({ answer, feedback }) => [answer, texts.en.feedback[feedback], texts.ch.feedback[feedback]].join("\n"))
        .join("\n\n");
    }
    const [locale, part] = portion.split(".") as [Locale, "title" | "statement" | "hints" | "solution"];
    const text = texts[locale][part];
    return Array.isArray(text) ? text.map((hint, index) => `${index + 1}. ${hint}`).join("\n\n") : text;
  }

  return { nameOf, textOf };
}
