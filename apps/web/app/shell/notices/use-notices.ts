import { useDidUpdate, useDocumentVisibility } from "@mantine/hooks";
import { useLocation } from "react-router";
import { useLocale } from "../../i18n/use-locale.ts";
import { useNoticesQuery, usePrefetchNotices } from "./api.ts";

const FRESH_SECONDS = 60;

/**
 * What whoever is here is told. It is asked for again when they go to another page or come back to this one, but never by the clock alone:
 * a session that nobody uses has to come to its end.
 */
export function useNotices() {
  const query = { query: { language: useLocale() } };
  const { data: notices, isError, refetch } = useNoticesQuery(query);
  const refresh = usePrefetchNotices("notices", { ifOlderThan: FRESH_SECONDS });
  const { pathname } = useLocation();
  const visibility = useDocumentVisibility();
  useDidUpdate(() => {
    if (visibility === "visible") refresh(query);
  }, [visibility, pathname]);
  return { notices, failed: isError && !notices, refetch };
}
