import type { UsedTrial } from "@dripstone/contract/weekly-problem/payloads";
import { useCallback } from "react";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useAppSelector } from "../../../session/store.ts";
import { useWeeklyTrialQuery } from "../api.ts";
import { triedSince } from "./tried.ts";

/**
 * What became of the one answer of a week that a visitor had judged. Asked for in the browser only, as the page from the server is the same for
 * all; and only where something was judged: the mark itself is hidden from scripts.
 */
export function useTrial(week: string): { trial: UsedTrial | null; retryTrial: () => void } {
  const language = useLocale();
  const isVisitor = useAppSelector(({ auth }) => auth.ready && auth.token === null);
  const { data, refetch, isUninitialized } = useWeeklyTrialQuery(
    { query: { language } },
    { skip: !isVisitor || triedSince() === null },
  );
  const retryTrial = useCallback(() => void (isUninitialized || refetch()), [isUninitialized, refetch]);
  return { trial: isVisitor && data?.week === week ? data : null, retryTrial };
}
