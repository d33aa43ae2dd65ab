import type { Measure } from "@dripstone/contract/analytics/measures";
import type { CountedPage } from "@dripstone/contract/analytics/page-of";
import { dayAfter } from "@dripstone/contract/analytics/range";
import { DAY_MS } from "@dripstone/contract/durations";
import { pages } from "@dripstone/contract/paths";
import { sql } from "kysely";
import type { Seeding } from "../../feature.ts";
import { dayInZone } from "../../spreadsheet.ts";

type Row = { day: string; measure: string; dimension: string; count: number };

const DAYS = 365;

/** The numbers of a year that ends yesterday, as a small school that grows would have them; planted once. */
export async function seedYear({ db, now, demo }: Seeding): Promise<void> {
  if (!demo) return;
  const known = await db.selectFrom("analyticsDays").select("day").limit(1).executeTakeFirst();
  if (known) return;
  const today = dayInZone(now);
  const rows = Array.from({ length: DAYS }, (_, index) => numbersOf(dayAfter(today, index - DAYS), index)).flat();
  await sql`
    insert into analytics_days (day, measure, dimension, count)
    select * from jsonb_to_recordset(${JSON.stringify([...rows, ...people(rows)])}::jsonb)
      as row (day date, measure text, dimension text, count bigint)
  `.execute(db);
}

/** How busy the school is from Sunday to Saturday, and from January to December. */
const WEEKDAYS = [0.9, 1.25, 1.15, 1.1, 1.05, 0.85, 0.75];
const MONTHS = [1.15, 1.05, 1, 0.95, 0.9, 0.6, 0.5, 0.65, 1, 1.1, 1.15, 0.85];

/** Of 100 views, how many are of each page. */
const pageShares: readonly (readonly [CountedPage, number])[] = [
  [pages.home, 21],
  [pages.weeklyProblem, 19],
  [pages.amc8Lesson, 14],
  [pages.forumPost, 11],
  [pages.forum, 7],
  [pages.pythonLesson, 6],
  [pages.amc8, 5],
  [pages.archive, 4],
  [pages.practiceTest, 4],
  [pages.classes, 3],
  [pages.progress, 3],
  [pages.register, 2],
  [pages.about, 1],
];

const CHINESE_SHARE = 0.34;
const RETURN_HOURS = [9, 16, 22, 27, 40];
const MICRO_A_CHAT = 900;

function numbersOf(day: string, index: number): Row[] {
  const date = new Date(day);
  const season = (WEEKDAYS[date.getUTCDay()] ?? 1) * (MONTHS[date.getUTCMonth()] ?? 1);
  /** Grows to double within the year, and no day is like the other. */
  const about = (usual: number, of: string) => {
    const exact = usual * season * (0.5 + (0.5 * index) / DAYS) * (0.8 + 0.4 * chance(`${day} ${of}`));
    return Math.floor(exact + chance(`${of} ${day}`));
  };
  const visitors = about(160, "visitors");
  const views = Math.round(visitors * (3.4 + chance(`${day} views`)));
  const registered = about(3.2, "registered");
  const attempts = about(34, "attempts");
  const returned = about(5, "returned");
  const chats = about(46, "chats");
  const counts: Record<Measure, number> = {
    visitors,
    views,
    "register-visitors": Math.max(registered, about(9, "register")),
    registered,
    verified: Math.round(registered * 0.85),
    "parent-permissions": Math.round(registered * 0.45),
    "first-deeds": Math.round(registered * 0.6),
    learners: about(52, "learners"),
    lessons: about(24, "lessons"),
    attempts,
    solved: Math.round(attempts * 0.55),
    posts: about(4, "posts"),
    replies: about(11, "replies"),
    "homework-in": about(5.5, "handed in"),
    "homework-returned": returned,
    chats,
    "chat-money": chats * MICRO_A_CHAT,
  };
  const row = (measure: string, dimension: string, count: number): Row => ({ day, measure, dimension, count });
  const chinese = Math.round(views * CHINESE_SHARE);
  return [
    ...Object.entries(counts).map(([measure, count]) => row(measure, "", count)),
    ...pageShares.map(([page, share]) => row("page-views", page, Math.round((views * share) / 100))),
    row("language-views", "ch", chinese),
    row("language-views", "en", views - chinese),
    ...RETURN_HOURS.map((hours, nth) => row("return-hours", String(hours), Math.floor((returned + nth) / 5))),
  ];
}

/** Weeks and months of learners: most come on several days of a week, and in several weeks. */
function people(rows: readonly Row[]): Row[] {
  const most = new Map<string, number>();
  for (const { day, measure, count } of rows) {
    if (measure !== "learners") continue;
    const monday = dayAfter(day, -((new Date(Date.parse(day) - DAY_MS).getUTCDay() + 7) % 7));
    for (const [key, of] of [
      [`${monday} learners-week`, 1.9],
      [`${day.slice(0, "YYYY-MM".length)}-01 learners-month`, 2.8],
    ] as const)
      most.set(key, Math.max(most.get(key) ?? 0, Math.round(count * of)));
  }
  return [...most].map(([key, count]) => {
    const [day = "", measure = ""] = key.split(" ");
    return { day, measure, dimension: "", count };
  });
}

/** From 0 to 1, and for the same words always the same. */
function chance(words: string): number {
  let hash = 2_166_136_261;
  for (const letter of words) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}
