import { useDidUpdate, useDocumentVisibility } from "@mantine/hooks";
import { useLocation } from "react-router";
import { useLocale } from "../../i18n/use-locale.ts";
import { useNoticesQuery, usePrefetchNotices, useUnreadQuery } from "./api.ts";

const FRESH_SECONDS = 60;
const POLL_MS = 30_000;

/**
 * What whoever is here is told. How much of it is unread is asked every half minute while the tab is seen, and at once when it is shown
 * again (decision 023); that is no use of the session, so one that nobody uses comes to its end all the same. The list itself is asked for
 * anew when they open it or go to another page, and while it is open, when something new has come.
 */
export function useNotices(isOpen: boolean) {
  const query = { query: { language: useLocale() } };
  const { data: notices, isError, refetch } = useNoticesQuery(query);
  const visibility = useDocumentVisibility();
  const { data: told, refetch: ask } = useUnreadQuery(undefined, {
    pollingInterval: visibility === "visible" ? POLL_MS : 0,
  });
  const refresh = usePrefetchNotices("notices", { ifOlderThan: FRESH_SECONDS });
  const { pathname } = useLocation();
  useDidUpdate(() => {
    if (visibility === "visible") ask();
  }, [visibility]);
  useDidUpdate(() => {
    refresh(query);
  }, [pathname]);
  const newest = told?.newest;
  useDidUpdate(() => {
    if (isOpen && newest !== notices?.[0]?.id) refetch();
  }, [newest]);
  const unread = told?.unread ?? notices?.filter(({ read }) => !read).length ?? 0;
  return { notices, unread, failed: isError && !notices, refetch };
}
