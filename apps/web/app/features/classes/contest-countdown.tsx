import type { Contest } from "@dripstone/contract/classes/payloads";
import { DAY_MS } from "@dripstone/contract/durations";
import { useTranslation } from "react-i18next";
import { OwnTime } from "../../ui/dates/own-time.tsx";
import { useDates } from "../../ui/dates/use-dates.ts";
import { useNow } from "../../ui/dates/use-now.ts";
import classes from "./contest-countdown.module.css";

/** How long it is until a contest begins: an instant is the same everywhere, so that no zone brings a day too few or too many. */
export function ContestCountdown({ contest }: { contest: Contest }) {
  const { t } = useTranslation("classes");
  const { day, schoolZone, calendarDay } = useDates();
  const now = useNow();
  const { slug, startsAt, registrationUntil, page, note } = contest;
  const left = now === null ? null : Date.parse(startsAt) - now;
  return (
    <section className={classes.contest} aria-label={t(`contests.names.${slug}`)}>
      <p className={classes.name}>{t(`contests.names.${slug}`)}</p>
      <p className={classes.left} role="timer">
        {left === null ? day(startsAt) : t("contests.left", { count: Math.max(0, Math.ceil(left / DAY_MS)) })}
      </p>
      <p className={classes.when}>
        {left !== null && t("contests.at", { day: day(startsAt), zone: schoolZone })}
        <OwnTime instant={startsAt} />
      </p>
      {registrationUntil && (
        <p className={classes.when}>{t("contests.until", { day: calendarDay(registrationUntil) })}</p>
      )}
      {note && <p className={classes.when}>{note}</p>}
      {page && (
        <a className={classes.way} href={page} rel="noopener">
          {t("contests.register")}
        </a>
      )}
    </section>
  );
}
