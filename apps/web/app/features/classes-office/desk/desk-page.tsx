import type { ClassDesk, DeskLesson } from "@dripstone/contract/classes/office/desk";
import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useAppSelector } from "../../../session/store.ts";
import { useDates } from "../../../ui/dates/use-dates.ts";
import type { Column } from "../../../ui/list/column.ts";
import { DataTable } from "../../../ui/list/data-table.tsx";
import { OfficeHeader } from "../../../ui/office/office-header.tsx";
import { Waiting } from "../../../ui/office/waiting.tsx";
import { ButtonLink } from "../../../ui/page/button-link.tsx";
import { useNameOf } from "../../../ui/people/use-name-of.ts";
import { useClassDeskQuery } from "../api.ts";
import { MeetingWay } from "../way.tsx";
import classes from "./desk-page.module.css";
import { useOddTimeText } from "./odd-time-text.ts";
import { oddTimesOf } from "./odd-times.ts";

/** A class as its teacher has it: its lessons, and the ways to its students. */
export function DeskPage({ id }: { id: string }) {
  const { data, error, refetch } = useClassDeskQuery({ params: { id } }, { refetchOnMountOrArgChange: true });
  return data ? <Desk desk={data} /> : <Waiting error={error} onRetry={() => void refetch()} />;
}

function Desk({ desk }: { desk: ClassDesk }) {
  const { t } = useTranslation("classes-office");
  const locale = useLocale();
  const nameOf = useNameOf();
  const { weekday, time } = useDates();
  const isAdmin = useAppSelector((state) => state.auth.user?.role === "admin");
  const { id, lessons, taken, places, waiting, meetingUrl } = desk;
  const next = lessons.find(({ past, canceled }) => !past && !canceled)?.week;
  const about = [
    desk.semester[locale],
    t("column.at", { day: weekday(desk.weekday), time: time(desk.startsAt) }),
    desk.teacher ? nameOf(desk.teacher) : t("class.noTeacher"),
    t(`state.${desk.state}`),
  ];
  return (
    <>
      <OfficeHeader
        title={desk.name[locale]}
        parent={{ to: paths.adminClasses, name: t("title") }}
        note={about.join(" · ")}
      >
        <ButtonLink to={paths.adminRoster(id)}>
          {t("desk.students", { taken, places })}
          {waiting > 0 && ` · ${t("column.waiting", { count: waiting })}`}
        </ButtonLink>
        {isAdmin && (
          <ButtonLink to={paths.adminClassSettings(id)} quiet>
            {t("class.edit")}
          </ButtonLink>
        )}
      </OfficeHeader>
      {meetingUrl && (
        <p>
          <MeetingWay address={meetingUrl}>{t("desk.meeting")}</MeetingWay>
        </p>
      )}
      {lessons.length === 0 ? <p>{t("desk.none")}</p> : <Lessons desk={desk} next={next} />}
    </>
  );
}

type LessonsProps = { desk: ClassDesk; next: number | undefined };

function Lessons({ desk, next }: LessonsProps) {
  const { id, lessons } = desk;
  const oddText = useOddTimeText();
  const { t } = useTranslation("classes-office");
  const locale = useLocale();
  const { shortCalendarDay, time } = useDates();
  const columns: readonly Column<DeskLesson>[] = [
    {
      ...{ key: "lesson", head: t("column.lesson"), kind: "heading" },
      cell: ({ week, title }) => (
        <Link to={paths.adminLesson(id, String(week))}>
          {title ? t("weekAbout", { week, title: title[locale] }) : t("week", { week })}
        </Link>
      ),
    },
    {
      ...{ key: "when", head: t("column.when") },
      cell: (lesson) => {
        const { startsAt, canceled, past, week } = lesson;
        const [day = "", at = ""] = startsAt.split("T");
        const when = t("column.at", { day: shortCalendarDay(day), time: time(at) });
        if (canceled) {
          return (
            <>
              <s>{when}</s> <strong className={classes.canceled}>{t("desk.canceled")}</strong>
            </>
          );
        }
        return (
          <span className={past ? classes.past : undefined}>
            {when} {week === next && <strong className={classes.next}>{t("desk.next")}</strong>}
            {!past &&
              oddTimesOf(lesson, desk).map((odd) => (
                <span key={odd.what} className={classes.odd}>
                  {oddText(odd)}
                </span>
              ))}
          </span>
        );
      },
    },
    {
      ...{ key: "brings", head: t("column.brings"), labelled: true },
      cell: ({ materials, homework, solution }) => {
        const there = [
          materials && t("lesson.materials"),
          homework && t("field.homework"),
          solution && t("lesson.solution"),
        ].filter(Boolean);
        return there.length > 0 ? there.join(" · ") : <span className={classes.past}>{t("desk.nothing")}</span>;
      },
    },
  ];
  return <DataTable columns={columns} rows={lessons} keyOf={({ week }) => String(week)} />;
}
