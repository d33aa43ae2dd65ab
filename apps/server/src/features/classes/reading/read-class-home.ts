import type { ClassHome } from "@dripstone/contract/classes/payloads";
import type { Locale } from "@dripstone/contract/locale";
import type { Database } from "../../../database/connect.ts";
import { readContests } from "./read-contests.ts";
import { readOpenClasses } from "./read-open-classes.ts";
import { readPrograms } from "./read-programs.ts";
import { readSemesters } from "./read-semesters.ts";
import { todayAt } from "./today-at.ts";

/** What everybody is shown of the classes, and when that changes by itself: the next day may be a semester's or a contest's last. */
export async function readClassHome(
  db: Database,
  language: Locale,
  now: Date,
): Promise<{ home: ClassHome; changesAt: Date }> {
  const { today, changesAt } = await todayAt(db, now);
  const [semesters, programs, classes, contests] = await Promise.all([
    readSemesters(db, language, { endsFrom: today }),
    readPrograms(db, language),
    readOpenClasses(db, language, today),
    readContests(db, language, now),
  ]);
  const taught = semesters.filter(({ id }) => classes.some(({ semester }) => semester === id));
  const next = taught.find(({ startsOn }) => startsOn > today) ?? taught[0];
  return { home: { semesters, nextSemester: next?.id ?? null, programs, classes, contests }, changesAt };
}
