import type { Taught } from "@dripstone/contract/classes/office/desk";
import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { Part } from "../../../ui/office/part.tsx";
import { Waiting } from "../../../ui/office/waiting.tsx";
import { useTaughtQuery } from "../api.ts";
import { MeetingWay, Way } from "../way.tsx";
import { TaughtClasses } from "./taught-classes.tsx";
import classes from "./today.module.css";

/** What somebody who teaches has before them: today's lessons by the school's calendar, and their classes. `quiet` says nothing to who teaches none. */
export function Today({ quiet = false }: { quiet?: boolean }) {
  const { t } = useTranslation("classes-office");
  const query = { language: useLocale() };
  const { data, error, refetch } = useTaughtQuery({ query }, { refetchOnMountOrArgChange: true });
  if (!data && quiet) return null;
  if (!data) return <Waiting error={error} onRetry={() => void refetch()} />;
  if (quiet && data.classes.length === 0) return null;
  return (
    <div className={classes.parts}>
      <Part title={t("today.lessons")}>
        {data.today.length === 0 ? (
          <p className={classes.quiet}>{t("today.none")}</p>
        ) : (
          <ol className={classes.lessons}>
            {data.today.map((lesson) => (
              <TodaysLesson key={`${lesson.class} ${lesson.week}`} lesson={lesson} />
            ))}
          </ol>
        )}
      </Part>
      <Part title={t("today.classes")}>
        <TaughtClasses classes={data.classes} />
      </Part>
    </div>
  );
}

function TodaysLesson({ lesson }: { lesson: Taught["today"][number] }) {
  const { t } = useTranslation("classes-office");
  const { schoolTime } = useDates();
  const { week, name, title, startsAt, endsAt, canceled, students, meetingUrl } = lesson;
  const about = title ? t("weekAbout", { week, title }) : t("week", { week });
  return (
    <li data-canceled={canceled || undefined}>
      <p className={classes.time}>
        {t("range", { from: schoolTime(startsAt), to: schoolTime(endsAt) })}
        {canceled && <strong className={classes.canceled}>{t("desk.canceled")}</strong>}
      </p>
      <div>
        <Link to={paths.adminLesson(lesson.class, String(week))} className={classes.name}>
          {name}
        </Link>
        <p className={classes.about}>{about}</p>
        <p className={classes.ways}>
          <Way to={paths.adminRoster(lesson.class)}>{t("today.students", { count: students })}</Way>
          {meetingUrl && !canceled && <MeetingWay address={meetingUrl}>{t("desk.meeting")}</MeetingWay>}
        </p>
      </div>
    </li>
  );
}
