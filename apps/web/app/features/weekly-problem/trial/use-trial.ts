import type { WeeklyTrial } from "@dripstone/contract/weekly-problem/payloads";
import { useCallback } from "react";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useAppSelector } from "../../../session/store.ts";
import { useWeeklyTrialQuery } from "../api.ts";

/** The one answer of a week that a visitor had judged. Asked for in the browser only: the page from the server is the same for all. */
export function useTrial(week: string): { trial: WeeklyTrial | null; retryTrial: () => void } {
  const language = useLocale();
  const isVisitor = useAppSelector(({ auth }) => auth.ready && auth.token === null);
  const { data, refetch } = useWeeklyTrialQuery({ query: { language } }, { skip: !isVisitor });
  const retryTrial = useCallback(() => void (isVisitor && refetch()), [isVisitor, refetch]);
  return { trial: isVisitor && data?.week === week ? data : null, retryTrial };
}
