import { useTranslation } from "react-i18next";

/** So many votes, in words; fewer than none are several: `−1 votes`. */
export function useVotesText(): (votes: number) => string {
  const { t } = useTranslation("forum");
  return (votes) => t("numbers.votes", { count: votes < 0 ? SEVERAL : votes, number: votes });
}

const SEVERAL = 2;
