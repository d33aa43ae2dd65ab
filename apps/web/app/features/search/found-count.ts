import type { SiteHits } from "@dripstone/contract/search/endpoints";
import { useTranslation } from "react-i18next";

/** How much is found, in words; they are said when it changes. */
export function useFoundCount(): (found: SiteHits, words: string) => string {
  const { t } = useTranslation("search");
  return ({ groups }, words) => {
    const count = groups.reduce((sum, { hits }) => sum + hits.length, 0);
    if (count === 0) return t("none", { words });
    return groups.some(({ more }) => more) ? t("foundMore", { count }) : t("found", { count });
  };
}
