import { useCallback, useEffect } from "react";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useAppSelector } from "../../../session/store.ts";
import { useWeeklyWorkQuery } from "../api.ts";

/** What the student has done in a week. `pending` while a session is there but its work is not, or could not be had (`failed`). */
export function useWork(week: string) {
  const language = useLocale();
  const signedIn = useAppSelector(({ auth }) => auth.token !== null);
  const { data, isError, isFetching, refetch } = useWeeklyWorkQuery({ query: { language } }, { skip: !signedIn });
  const retry = useCallback(() => void (signedIn && refetch()), [signedIn, refetch]);

  // Work of another week is kept from before the week changed, or tells that this page is about to learn of the change.
  const isOther = signedIn && data !== undefined && data?.week !== week;
  useEffect(() => {
    if (isOther) retry();
  }, [isOther, retry]);

  const pending = signedIn && (data === undefined || (isOther && isFetching));
  return { work: signedIn && !isOther ? (data ?? null) : null, pending, failed: isError, retry };
}
