import { DAY_MS, HOUR_MS, MINUTE_MS } from "@dripstone/contract/durations";
import { useTranslation } from "react-i18next";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { useNow } from "../../../ui/dates/use-now.ts";

/** When something was said, in the few letters that a small window has room for; a day old, it has a date. */
export function Since({ at }: { at: string }) {
  const { t } = useTranslation("chat");
  const { dayHere } = useDates();
  const past = Math.max(0, (useNow() ?? 0) - Date.parse(at));
  return <time dateTime={at}>{label()}</time>;

  function label(): string {
    if (past < MINUTE_MS) return t("bubble.now");
    if (past < HOUR_MS) return t("bubble.minutes", { count: Math.floor(past / MINUTE_MS) });
    if (past < DAY_MS) return t("bubble.hours", { count: Math.floor(past / HOUR_MS) });
    return dayHere(at);
  }
}
