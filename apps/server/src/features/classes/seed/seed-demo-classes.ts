import { type DemoClassSource, readClasses } from "@dripstone/content";
import { emailKey } from "@dripstone/contract/accounts/addresses";
import { DAY_MS, WEEK_MS } from "@dripstone/contract/durations";
import { site } from "../../../../../../site.config.ts";
import { announce } from "../../../changes/announce.ts";
import type { Database } from "../../../database/connect.ts";
import type { Seeding } from "../../../feature.ts";
import { planLessons } from "../plan-lessons.ts";
import { contentFolder } from "./content-folder.ts";
import {
  contestsAfter,
  contestsAmong,
  type DemoContest,
  type DemoSemester,
  semesterBefore,
  semesterFrom,
  semesterUnderWay,
  withRest,
} from "./demo-semester.ts";

/**
 * Gives a demonstration a semester that has begun and one that is to come, with the content's classes. A class that prepares for a contest has had its
 * last lesson when that is held: the semester that has begun began earlier where it must. Where a contest was held while it went on, the class for that was
 * in the semester before, and the one to come does without the class.
 */
export async function seedDemoClasses({ db, now, demo }: Seeding): Promise<void> {
  if (!demo) return;
  const underWay = semesterUnderWay(now);
  const past = contestsAmong(underWay).map((contest) => ({
    semester: semesterBefore(contest),
    isThere: (of: string | null) => of === contest.slug,
  }));
  const isOver = (of: string | null) => contestsAmong(underWay).some(({ slug }) => slug === of);
  await plant(db, now, [
    ...past,
    { semester: underWay, isThere: (of) => !isOver(of) },
    toCome(semesterFrom(underWay.end + WEEK_MS)),
  ]);
}

/** The same, with all classes in the semester that has begun on a given Monday and rests in its middle, for a school without any semester. */
export async function plantDemoClasses(db: Database, { now, first }: { now: Date; first: number }): Promise<void> {
  const underWay = withRest(first);
  await plant(db, now, [{ semester: underWay, isThere: () => true }, toCome(withRest(underWay.end + WEEK_MS))]);
}

/** A semester, and whether a class that prepares for a contest (or for none) is in it. */
type Planned = { semester: DemoSemester; isThere: (contest: string | null) => boolean };

function toCome(semester: DemoSemester): Planned {
  const held = contestsAmong(semester).map(({ slug }) => slug as string | null);
  return { semester, isThere: (contest) => !held.includes(contest) };
}

async function plant(db: Database, now: Date, planned: readonly Planned[]): Promise<void> {
  const some = await db.selectFrom("semesters").select("id").limit(1).executeTakeFirst();
  if (some) return;
  const { demo: classes, programs } = await readClasses(contentFolder);
  const enrolled = new Set<DemoClassSource>();
  for (const { semester, isThere } of planned) {
    const semesterId = await plantSemester(db, semester);
    for (const source of classes) {
      const contest = programs.find(({ slug }) => slug === source.program)?.contest ?? null;
      if (!isThere(contest)) continue;
      const classId = await plantClass(db, source, semesterId);
      if (semester.start < now.getTime() && !enrolled.has(source)) await enroll(db, { classId, source, now });
      enrolled.add(source);
    }
  }
  await plantContests(db, contestsAfter(now));
  await announce(db, "classes");
}

const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, "YYYY-MM-DD".length);

async function plantSemester(db: Database, { start, end, breaks }: DemoSemester): Promise<string> {
  const { id } = await db
    .insertInto("semesters")
    .values({
      ...{ name: JSON.stringify(nameOf(start, end)), startsOn: dayOf(start), endsOn: dayOf(end - DAY_MS) },
      payment: JSON.stringify(payment),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (const { from, until, name } of breaks) {
    await db
      .insertInto("semesterBreaks")
      .values({ semesterId: id, fromDay: dayOf(from), toDay: dayOf(until - DAY_MS), name: JSON.stringify(name) })
      .execute();
  }
  return id;
}

const payment = {
  en: `Pay by check to ${site.name.en}, or in person at the office, within two weeks after you register. Joining a class that’s already under way? Write to us first, and we’ll tell you what the rest of it costs. If paying is hard right now, write to us: no one stays away for that reason.`,
  ch: `请在报名后两周内付款：支票抬头写 ${site.name.en}，也可以到办公室当面交。中途插班的，请先写信问我们剩下的课怎么收费。如果眼下有困难，请写信告诉我们，我们不会因此让孩子上不了课。`,
};

/** By the season of its middle, but for one that begins in summer. */
function nameOf(start: number, end: number): Record<"en" | "ch", string> {
  const isSummer = [6, 7].includes(new Date(start).getUTCMonth() + 1);
  const middle = new Date(isSummer ? start : (start + end) / 2);
  const year = middle.getUTCFullYear();
  const [en, ch] = seasons[Math.floor(((middle.getUTCMonth() + 1) % 12) / 3)] ?? seasons[0];
  return { en: `${en} ${year}`, ch: `${year}年${ch}季学期` };
}

const seasons = [
  ["Winter", "冬"],
  ["Spring", "春"],
  ["Summer", "夏"],
  ["Fall", "秋"],
] as const;

async function plantClass(db: Database, source: DemoClassSource, semesterId: string): Promise<string> {
  const { weekday, startsAt, minutes, attendance, meetingUrl, places, price } = source;
  const program = await db
    .selectFrom("programs")
    .select("id")
    .where("slug", "=", source.program)
    .executeTakeFirstOrThrow();
  const teacher = source.teacher === null ? undefined : await findPerson(db, source.teacher);
  const { id } = await db
    .insertInto("classes")
    .values({
      ...{ programId: program.id, semesterId, teacherId: teacher?.id ?? null },
      ...{ weekday, startsAt, minutes, attendance, meetingUrl, places, priceCents: price * 100, state: "open" },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await planLessons(db, id);
  return id;
}

async function enroll(
  db: Database,
  { classId, source, now }: { classId: string; source: DemoClassSource; now: Date },
): Promise<void> {
  for (const key of source.students) {
    const student = await findPerson(db, key);
    if (!student) continue;
    await db
      .insertInto("classPlaces")
      .values({
        ...{ classId, userId: student.id, state: "taken", studentName: student.name, priceCents: source.price * 100 },
        ...{ ...registeredBy(key), parentPhone: "", payment: "paid", at: now },
      })
      .execute();
  }
}

/** The demo parent is the parent of one of them, and no other's. */
const registeredBy = (key: string) =>
  key === "xiaoyu"
    ? { parentName: "陈慧", parentEmail: addressOf("parent") }
    : { parentName: "David Chen", parentEmail: addressOf("david") };

const addressOf = (key: string) => `${key}@${site.email.split("@")[1]}`;

function findPerson(db: Database, key: string) {
  return db
    .selectFrom("users")
    .select(["id", "name"])
    .where("emailKey", "=", emailKey(addressOf(key)))
    .executeTakeFirst();
}

async function plantContests(db: Database, contests: readonly DemoContest[]): Promise<void> {
  for (const { slug, startsAt } of contests) {
    await db
      .insertInto("contests")
      .values({
        ...{ slug, startsAt, registrationUntil: dayOf(startsAt.getTime() - 10 * DAY_MS) },
        page: "https://maa.org/student-programs/amc/",
      })
      .execute();
  }
}
