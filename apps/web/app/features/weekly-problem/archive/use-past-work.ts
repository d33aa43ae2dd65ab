import { useLocale } from "../../../i18n/use-locale.ts";
import { useAppSelector } from "../../../session/store.ts";
import { usePastWorkQuery } from "../api.ts";

/** What the student did in a week that is over; null for a visitor, and until it is known. */
export function usePastWork(week: string) {
  const language = useLocale();
  const signedIn = useAppSelector(({ auth }) => auth.token !== null);
  const { data } = usePastWorkQuery({ params: { week }, query: { language } }, { skip: !signedIn });
  return (signedIn && data) || null;
}
