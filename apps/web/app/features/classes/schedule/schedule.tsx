import type { ClassHome } from "@dripstone/contract/classes/payloads";
import { Button, Skeleton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Callout } from "../../../ui/callout/callout.tsx";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { useFailureText } from "../../../ui/failure/failure-text.ts";
import { ClassRow } from "./class-row.tsx";
import classes from "./schedule.module.css";

type ScheduleProps = { home: ClassHome | undefined; error: unknown; onRetry: () => void };

const ROWS_WAITING = 4;

/** The classes of each semester, in whatever state their list is: on its way, failed, empty, or there. */
export function Schedule({ home, error, onRetry }: ScheduleProps) {
  const { t } = useTranslation(["classes", "common"]);
  const failureText = useFailureText();
  if (error) {
    return (
      <Callout role="alert" tone="alarm">
        <p>{failureText(error)}</p>
        <div>
          <Button onClick={onRetry}>{t("common:list.retry")}</Button>
        </div>
      </Callout>
    );
  }
  if (!home) {
    return (
      <div role="status" aria-label={t("common:loading")} className={classes.waiting}>
        {Array.from({ length: ROWS_WAITING }, (_, index) => (
          <Skeleton key={index} height={64} />
        ))}
      </div>
    );
  }
  const semesters = home.semesters.filter(({ id }) => home.classes.some(({ semester }) => semester === id));
  if (semesters.length === 0) return <p className={classes.none}>{t("schedule.none")}</p>;
  return semesters.map((semester) => (
    <section key={semester.id} className={classes.semester} aria-labelledby={semester.id}>
      <SemesterHead semester={semester} />
      <ul className={classes.rows}>
        {home.classes
          .filter((row) => row.semester === semester.id)
          .map((row) => (
            <ClassRow key={row.id} row={row} program={home.programs.find(({ slug }) => slug === row.program)} />
          ))}
      </ul>
    </section>
  ));
}

function SemesterHead({ semester }: { semester: ClassHome["semesters"][number] }) {
  const { t } = useTranslation("classes");
  const { calendarDay } = useDates();
  const range = (from: string, to: string) => t("schedule.range", { from: calendarDay(from), to: calendarDay(to) });
  const { id, name, startsOn, endsOn, breaks } = semester;
  return (
    <header className={classes.head}>
      <h3 id={id}>{name}</h3>
      <p>{range(startsOn, endsOn)}</p>
      {breaks.map(({ from, to, name }) => (
        <p key={from} className={classes.pause}>
          {t("schedule.break", { name, range: from === to ? calendarDay(from) : range(from, to) })}
        </p>
      ))}
    </header>
  );
}
