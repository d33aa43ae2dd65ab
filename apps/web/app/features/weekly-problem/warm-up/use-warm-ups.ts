import { useLocale } from "../../../i18n/use-locale.ts";
import { useAppSelector } from "../../../session/store.ts";
import { useOwnWarmUpsQuery, useWarmUpsQuery } from "../api.ts";

/** The problems to begin with: for everybody the same, for one who is logged in by what he has solved; undefined until they are there. */
export function useWarmUps() {
  const query = { language: useLocale() };
  const signedIn = useAppSelector(({ auth }) => auth.token !== null);
  const ofAll = useWarmUpsQuery({ query });
  const own = useOwnWarmUpsQuery({ query }, { skip: !signedIn });
  return signedIn && !own.error ? own.data : ofAll.data;
}
