import type { OwnPlace } from "@dripstone/contract/classes/places";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useAppSelector } from "../../../session/store.ts";
import { useOwnPlacesQuery } from "../api.ts";

type OwnStanding = {
  place: OwnPlace | undefined;
  /** Whether it is known by now. */
  isKnown: boolean;
  error: unknown;
  retry: () => void;
};

/** How the caller stands in a class; nothing is asked for a visitor. */
export function useOwnPlace(classId: string): OwnStanding {
  const isSignedIn = useAppSelector(({ auth }) => auth.token !== null);
  const { data, error, refetch } = useOwnPlacesQuery({ query: { language: useLocale() } }, { skip: !isSignedIn });
  const known = isSignedIn ? data : undefined;
  return {
    place: known?.find((it) => it.class === classId),
    isKnown: known !== undefined,
    error: known ? undefined : error,
    retry: refetch,
  };
}
