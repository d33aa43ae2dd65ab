import { useCallback } from "react";
import { useAppSelector } from "../../api/store.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { useWeeklyWorkQuery } from "./api.ts";

/** What the student has done in a week. `pending` while a session is there but its work is not, or could not be had (`failed`). */
export function useWork(week: string) {
  const language = useLocale();
  const signedIn = useAppSelector(({ auth }) => auth.token !== null);
  const { data, isError, refetch } = useWeeklyWorkQuery({ query: { language } }, { skip: !signedIn });
  // Work of another week means that this one is over: the page is about to learn of it.
  const work = signedIn && data?.week === week ? data : null;
  const retry = useCallback(() => void (signedIn && refetch()), [signedIn, refetch]);
  return { work, pending: signedIn && data === undefined, failed: isError, retry };
}
