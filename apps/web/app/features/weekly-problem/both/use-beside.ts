import type { Locale } from "@dripstone/contract/locale";
import { useArchivedProblemQuery, useWeeklyProblemQuery } from "../api.ts";
import type { Both } from "./use-both.ts";

/** A problem in the other language; null on its way, and where it could not be had. */
export type Beside<Problem> = { problem: Problem | null; language: Locale; failed: boolean; retry: () => void };

/** The week's problem in the other language, if the reader wants that, too; null if not. */
export function useBesideWeekly({ shown, other }: Both, week: string) {
  const query = useWeeklyProblemQuery({ query: { language: other } }, { skip: !shown });
  // Another week may have begun since.
  const problem = query.currentData?.week === week ? query.currentData : null;
  return shown ? beside(problem, other, query) : null;
}

/** A closed problem in the other language, likewise. */
export function useBesideArchived({ shown, other }: Both, week: string) {
  const query = useArchivedProblemQuery({ params: { week }, query: { language: other } }, { skip: !shown });
  return shown ? beside(query.currentData ?? null, other, query) : null;
}

function beside<Problem>(
  problem: Problem | null,
  language: Locale,
  { isFetching, refetch }: { isFetching: boolean; refetch: () => unknown },
): Beside<Problem> {
  return { problem, language, failed: problem === null && !isFetching, retry: () => void refetch() };
}
