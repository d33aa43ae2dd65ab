import { type Grain, grainOf, type Measure, measures } from "@dripstone/contract/analytics/measures";
import type { Analytics } from "@dripstone/contract/analytics/payloads";
import { type DayRange, daysIn, rangeBefore } from "@dripstone/contract/analytics/range";
import { locales } from "@dripstone/contract/locale";
import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../../database/connect.ts";
import type { Deps } from "../../../deps.ts";
import { dayInZone } from "../../../spreadsheet.ts";
import { COUNTED_TO } from "../rolling/roll-up.ts";

/** The numbers of a range and of the one before it, out of those of its days. */
export async function readAnalytics(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { from, to }: DayRange,
): Promise<Analytics> {
  const range = { from, to };
  const before = rangeBefore(range);
  const grain = grainOf(daysIn(range));
  const today = dayInZone(clock());
  const [steps, sums, learners, parts, counted] = await Promise.all([
    stepsOf(db, range, grain),
    sumsOf(db, range, before, grain),
    learnersOf(db, range, grain),
    partsOf(db, range, before),
    countedOf(db, today),
  ]);
  const read = (measure: Measure) => {
    const its = sums.filter((sum) => sum.measure === measure);
    const total = its.filter(({ step }) => step !== null).reduce((sum, { count }) => sum + count, 0);
    const earlier = its.find(({ step }) => step === null)?.count ?? 0;
    if (measure === "learners") return { total: mean(total, range), before: mean(earlier, before), values: learners };
    return { total, before: earlier, values: steps.map((day) => its.find(({ step }) => step === day)?.count ?? 0) };
  };
  const part = (measure: string) =>
    parts
      .filter((it) => it.measure === measure)
      .map(({ dimension, total, before: earlier }) => ({ dimension, total, before: earlier }))
      .toSorted((one, other) => other.total - one.total || (one.dimension < other.dimension ? -1 : 1));
  const hours = part("return-hours").map(({ dimension, ...counts }) => ({ hours: Number(dimension), ...counts }));
  return {
    ...range,
    before,
    comparison:
      to >= today ? "unfinished" : counted.since !== null && counted.since <= before.from ? "fair" : "never-counted",
    countedTo: to >= today && counted.to !== null ? new Date(counted.to * 1000).toISOString() : null,
    grain,
    steps,
    measures: Object.fromEntries(measures.map((measure) => [measure, read(measure)])) as Analytics["measures"],
    returnHours: {
      total: middle(hours.map((it) => ({ hours: it.hours, count: it.total }))),
      before: middle(hours.map((it) => ({ hours: it.hours, count: it.before }))),
    },
    pages: part("page-views").map(({ dimension: page, ...counts }) => ({ page, ...counts })),
    languages: locales.map((language) => {
      const { total = 0, before: earlier = 0 } = part("language-views").find((it) => it.dimension === language) ?? {};
      return { language, total, before: earlier };
    }),
  };
}

/** The step in which a day is, by its first day; the first step begins with the range. */
const stepOf = (day: RawBuilder<unknown>, from: string, grain: Grain) =>
  sql<string>`greatest(date_trunc(${sql.lit(grain)}, ${day})::date, ${from}::date)`;

async function stepsOf(db: Database, { from, to }: DayRange, grain: Grain): Promise<string[]> {
  const { rows } = await sql<{ step: string }>`
    select distinct ${stepOf(sql`day`, from, grain)} as step
    from generate_series(${from}::date, ${to}::date, interval '1 day') as day
    order by 1
  `.execute(db);
  return rows.map(({ step }) => step);
}

/** What is not divided: of each step, and of all that was before, whose step is null. */
async function sumsOf(db: Database, { from, to }: DayRange, before: DayRange, grain: Grain) {
  const { rows } = await sql<{ measure: string; step: string | null; count: number }>`
    select measure, case when day >= ${from}::date then ${stepOf(sql`day`, from, grain)} end as step,
      sum(count)::bigint as count
    from analytics_days
    where day between ${before.from}::date and ${to}::date and dimension = ''
    group by 1, 2
  `.execute(db);
  return rows;
}

/** How many different people learned in each step. A week or a month counts whole, also where the range begins or ends within it. */
async function learnersOf(db: Database, { from, to }: DayRange, grain: Grain): Promise<number[]> {
  const measure = grain === "day" ? "learners" : `learners-${grain}`;
  const { rows } = await sql<{ count: number }>`
    select coalesce(count, 0)::bigint as count
    from generate_series(
      date_trunc(${sql.lit(grain)}, ${from}::date), ${to}::date, ${sql.lit(`1 ${grain}`)}::interval
    ) as step
    left join analytics_days on day = step::date and measure = ${measure} and dimension = ''
    order by step
  `.execute(db);
  return rows.map(({ count }) => count);
}

async function partsOf(db: Database, { from, to }: DayRange, before: DayRange) {
  const sum = (which: RawBuilder<unknown>) => sql`coalesce(sum(count) filter (where ${which}), 0)::bigint`;
  const { rows } = await sql<{ measure: string; dimension: string; total: number; before: number }>`
    select measure, dimension, ${sum(sql`day >= ${from}::date`)} as total, ${sum(sql`day < ${from}::date`)} as before
    from analytics_days
    where day between ${before.from}::date and ${to}::date and dimension <> ''
    group by 1, 2
  `.execute(db);
  return rows;
}

/** Since which day numbers are kept, and until which second this one is counted. */
async function countedOf(db: Database, today: string) {
  const { rows } = await sql<{ since: string | null; to: number | null }>`
    select (select min(day) from analytics_days) as since,
      (select count from analytics_days where day = ${today}::date and measure = ${COUNTED_TO} and dimension = '') as to
  `.execute(db);
  return rows[0] ?? { since: null, to: null };
}

/** An average day, to a tenth. */
const mean = (sum: number, range: DayRange) => Math.round((10 * sum) / daysIn(range)) / 10;

/** The hours in the middle of all; null where there are none. */
function middle(of: readonly { hours: number; count: number }[]): number | null {
  const all = of.reduce((sum, { count }) => sum + count, 0);
  let passed = 0;
  for (const { hours, count } of of.toSorted((one, other) => one.hours - other.hours)) {
    passed += count;
    if (count > 0 && 2 * passed >= all) return hours;
  }
  return null;
}
