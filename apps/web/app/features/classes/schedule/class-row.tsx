import type { Program, SchoolClass } from "@dripstone/contract/classes/payloads";
import { MINUTE_MS } from "@dripstone/contract/durations";
import { useTranslation } from "react-i18next";
import { site } from "../../../../../../site.config.ts";
import { OwnTime } from "../../../ui/dates/own-time.tsx";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { useNow } from "../../../ui/dates/use-now.ts";
import { PersonName } from "../../../ui/people/person-name.tsx";
import classes from "./class-row.module.css";
import { usePrice } from "./use-price.ts";

type ClassRowProps = { row: SchoolClass; program: Program | undefined };

/** A class: what, when, where, with whom, for how much, and whether there is room. */
export function ClassRow({ row, program }: ClassRowProps) {
  const { t } = useTranslation("classes");
  const { name, teacher, priceCents, placesLeft, takesRegistrations } = row;
  const price = usePrice(priceCents);
  return (
    <li className={classes.row} data-subject={program?.subject}>
      <div>
        <h4 className={classes.name}>{name}</h4>
        {program && (
          <p className={classes.soft}>{t("programs.ages", { youngest: program.ages.from, oldest: program.ages.to })}</p>
        )}
      </div>
      <div>
        <When row={row} />
      </div>
      <div>
        <p>{teacher ? <PersonName person={teacher} /> : t("schedule.noTeacher")}</p>
        <Where row={row} />
      </div>
      <div className={classes.places}>
        <p className={classes.price}>{priceCents === 0 ? t("schedule.free") : price}</p>
        <p className={classes.soft} data-full={placesLeft === 0 ? "" : undefined}>
          {takesRegistrations ? t("schedule.left", { count: placesLeft }) : t("schedule.closed")}
        </p>
      </div>
    </li>
  );
}

function When({ row }: { row: SchoolClass }) {
  const { t } = useTranslation("classes");
  const { weekday, time, schoolZone, day } = useDates();
  const now = useNow();
  const { lessons, startsAt, minutes } = row;
  const held = lessons.filter(({ canceled }) => !canceled);
  const next = held.find((lesson) => now !== null && Date.parse(lesson.startsAt) > now) ?? held[0];
  return (
    <>
      <p className={classes.when}>
        {t("schedule.when", { day: weekday(row.weekday), from: time(startsAt), to: time(later(startsAt, minutes)) })}
      </p>
      {held[0] && (
        <p className={classes.soft}>
          {t("schedule.lessons", { count: held.length, day: day(held[0].startsAt), zone: schoolZone })}
        </p>
      )}
      {next && (
        <div className={classes.soft}>
          <OwnTime instant={next.startsAt} />
        </div>
      )}
      {lessons
        .filter(({ canceled }) => canceled)
        .map((lesson) => (
          <p key={lesson.week} className={classes.canceled}>
            {t("schedule.canceled", { day: day(lesson.startsAt) })}
          </p>
        ))}
    </>
  );
}

function Where({ row: { place, map } }: { row: SchoolClass }) {
  const { t } = useTranslation("classes");
  const { street, city } = site.address;
  const address = `https://www.openstreetmap.org/search?query=${encodeURIComponent(map)}`;
  return (
    <p className={classes.soft}>
      {place ?? (
        <span lang="en">
          {street}, {city}
        </span>
      )}{" "}
      <a href={address} rel="noopener">
        {t("schedule.map")}
      </a>
    </p>
  );
}

/** A time of the day so many minutes later. */
function later(time: string, minutes: number): string {
  const start = Date.parse(`2000-01-01T${time}Z`);
  return new Date(start + minutes * MINUTE_MS).toISOString().slice("2000-01-01T".length, "2000-01-01T00:00".length);
}
