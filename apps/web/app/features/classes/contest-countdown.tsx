import type { Contest } from "@dripstone/contract/classes/payloads";
import { useTranslation } from "react-i18next";
import { useDates } from "../../ui/dates/use-dates.ts";
import { useNow } from "../../ui/dates/use-now.ts";
import classes from "./contest-countdown.module.css";

/** How many days it is until a contest, as a calendar on the wall has them. One takes it at a school nearby, so that it is a day, and no hour. */
export function ContestCountdown({ contest }: { contest: Contest }) {
  const { t } = useTranslation("classes");
  const { day, daysUntil, calendarDay } = useDates();
  const now = useNow();
  const { slug, startsAt, registrationUntil, page, note } = contest;
  const left = now === null ? null : daysUntil(startsAt, now);
  return (
    <section className={classes.contest} aria-label={t(`contests.names.${slug}`)}>
      <p className={classes.name}>{t(`contests.names.${slug}`)}</p>
      <p className={classes.left} role="timer" data-day={left === null || undefined}>
        {left === null ? day(startsAt) : t("contests.left", { count: Math.max(0, left) })}
      </p>
      <p className={classes.when}>{left !== null && day(startsAt)}</p>
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
