import type { OwnSitting } from "@dripstone/contract/practice-tests/payloads";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useAppSelector } from "../../../session/store.ts";
import { useOwnSittingsQuery } from "../api.ts";

/** The sittings of whoever is logged in, of one paper if told. `pending` while a session is there and they are not. */
export function useOwnSittings(paper?: string) {
  const language = useLocale();
  const signedIn = useAppSelector(({ auth }) => auth.token !== null);
  const { data, error, refetch } = useOwnSittingsQuery(
    { query: { language } },
    { skip: !signedIn, refetchOnMountOrArgChange: true },
  );
  const all: OwnSitting[] = (signedIn && data) || [];
  const sittings = paper === undefined ? all : all.filter((sitting) => sitting.paper === paper);
  return { signedIn, sittings, pending: signedIn && !data && !error, error: signedIn ? error : undefined, refetch };
}
