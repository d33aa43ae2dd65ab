import { forumLimits } from "@dripstone/contract/forum/limits";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useAppSelector } from "../../../session/store.ts";
import { useOwnPostsQuery, usePostMarksQuery, usePostsQuery } from "../api.ts";
import type { ForumView } from "./view.ts";

/** What a view of the forum shows: to everybody the same, or, to somebody who asks for them, their own posts. */
export function usePosts({ mine, ...view }: ForumView) {
  const language = useLocale();
  const signedIn = useAppSelector(({ auth }) => auth.token !== null);
  const own = signedIn && mine !== undefined;
  const { author: _, q: __, ...ofOwn } = view;
  const ofAll = usePostsQuery({ query: { ...view, language } }, { skip: own });
  const ofOne = useOwnPostsQuery({ query: { ...ofOwn, language } }, { skip: !own || mine === "replies" });
  const { isFetching, error, refetch } = own ? ofOne : ofAll;
  const page = own ? ofOne.data && { ...ofOne.data, pinned: [] } : ofAll.data;
  const ids = [...(page?.pinned ?? []), ...(page?.items ?? [])].map(({ id }) => id).slice(0, forumLimits.MARKS_MAX);
  const { data: marks } = usePostMarksQuery(
    { query: { ids: ids.join(",") } },
    { skip: !signedIn || ids.length === 0, refetchOnMountOrArgChange: true },
  );
  const markOf = (id: string) => (signedIn ? marks?.find((it) => it.id === id)?.mark : undefined);
  return { markOf, page, loading: isFetching, error, retry: () => void refetch(), signedIn };
}
