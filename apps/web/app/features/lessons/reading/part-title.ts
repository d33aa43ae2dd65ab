import type { Lesson } from "@dripstone/contract/lessons/payloads";
import { useTranslation } from "react-i18next";

/** The place of a part on its page. */
export const partId = (index: number) => `part-${index + 1}`;

/** What a lesson's parts are called. */
export function usePartTitle({ parts }: Pick<Lesson, "parts">): (index: number) => string {
  const { t } = useTranslation("lessons");
  return (index) => {
    const part = parts[index];
    if (!part) return "";
    if (part.part === "step" || part.part === "example") {
      const number = parts.slice(0, index + 1).filter((it) => it.part === part.part).length;
      return t(`part.${part.part}`, { number, title: part.title ?? "" });
    }
    return t(`part.${part.part}`);
  };
}
