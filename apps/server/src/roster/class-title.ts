import { DAY_MS } from "@dripstone/contract/durations";
import { type Locale, languageTags } from "@dripstone/contract/locale";
import { sql } from "kysely";

const MONDAY = Date.UTC(2001, 0, 1);

/**
 * What a class is called, in a query that calls it `class` and its program `program`: by a name of its own or by its program's; with its day and
 * time where another one of the semester is called the same, so that nobody takes the one for the other.
 */
export const classTitle = sql<Record<Locale, string>>`case
  when exists (
    select from classes as twin
    join programs as its on its.id = twin.program_id
    where twin.semester_id = class.semester_id and twin.id <> class.id and twin.state <> 'draft'
      and coalesce(twin.name, its.name) = coalesce(class.name, program.name)
  ) then jsonb_build_object(
    'en', format('%s (%s %s)', coalesce(class.name, program.name) ->> 'en', ${weekday("en")}, ${clock("FMHH12:MI AM")}),
    'ch', format('%s（%s %s）', coalesce(class.name, program.name) ->> 'ch', ${weekday("ch")}, ${clock("HH24:MI")})
  )
  else coalesce(class.name, program.name)
end`;

function weekday(locale: Locale) {
  const { format } = new Intl.DateTimeFormat(languageTags[locale], { weekday: "short", timeZone: "UTC" });
  const names = Array.from({ length: 7 }, (_, day) => format(MONDAY + day * DAY_MS));
  return sql`(${names}::text[])[class.weekday]`;
}

function clock(form: string) {
  return sql`to_char(date '2001-01-01' + class.starts_at, ${form})`;
}
