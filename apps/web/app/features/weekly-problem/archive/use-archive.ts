import type { ListView } from "@dripstone/contract/lists/list";
import type { ownArchiveList } from "@dripstone/contract/weekly-problem/archive";
import { useMemo } from "react";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useAppSelector } from "../../../session/store.ts";
import { useArchiveQuery, useOwnArchiveQuery, useSolvedWeeksQuery } from "../api.ts";

export type ArchiveView = ListView<typeof ownArchiveList>;

/** What a view of the archive shows: to everybody the same, or one student's own, where it asks for what is solved. */
export function useArchive({ solved: asked, ...view }: ArchiveView) {
  const language = useLocale();
  const signedIn = useAppSelector(({ auth }) => auth.token !== null);
  const own = signedIn && asked !== undefined;
  const ofAll = useArchiveQuery({ query: { ...view, language } }, { skip: own });
  const ofOne = useOwnArchiveQuery({ query: { ...view, solved: asked, language } }, { skip: !own });
  const { data: weeks } = useSolvedWeeksQuery({ query: { language } }, { skip: !signedIn });
  const solved = useMemo(() => (signedIn && weeks ? new Set(weeks.map(({ week }) => week)) : null), [signedIn, weeks]);
  const { data, isFetching, error, refetch } = own ? ofOne : ofAll;
  return { page: data, loading: isFetching, error, retry: () => void refetch(), solved, signedIn };
}
