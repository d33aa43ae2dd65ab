import type { DifferenceCode } from "@dripstone/checker";
import { useTranslation } from "react-i18next";

/** What people read of the reason why an answer is another one; null where none is certain. */
export function useWhyText(): (why: string | null) => string | null {
  const { t, i18n } = useTranslation("weekly-problem");
  return (why) => {
    const [code = "", right, of] = why?.split(" ") ?? [];
    const known = i18n.exists(`why.${code}`, { ns: "weekly-problem" });
    return known ? t(`why.${code as DifferenceCode | "right-parts"}`, { right, of }) : null;
  };
}
