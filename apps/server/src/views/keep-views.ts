import { createHmac, randomBytes } from "node:crypto";
import type { CountedPage } from "@dripstone/contract/analytics/page-of";
import type { Locale } from "@dripstone/contract/locale";
import { sql } from "kysely";
import type { Database } from "../database/connect.ts";
import { inOneStatement } from "../database/transaction.ts";

/** What was seen since it was last written down. */
export type Noted = {
  views: Map<string, { day: string; language: Locale; page: CountedPage; count: number }>;
  /** Network and browser, in memory alone. */
  readers: Map<string, { day: string; reader: string; registering: boolean }>;
};

type Count = { day: string; measure: string; dimension: string; count: number };

/** Adds to the day's numbers in one statement, and to the day's visitors those who are new. */
export async function keepViews(db: Database, { views, readers }: Noted, today: string): Promise<void> {
  const counts = new Map<string, Count>();
  const add = (day: string, measure: string, dimension: string, count: number) => {
    const key = `${day} ${measure} ${dimension}`;
    counts.set(key, { day, measure, dimension, count: count + (counts.get(key)?.count ?? 0) });
  };
  for (const { day, language, page, count } of views.values()) {
    add(day, "views", "", count);
    add(day, "page-views", page, count);
    add(day, "language-views", language, count);
  }
  const secrets = new Map<string, Buffer>();
  // A day that is over has no visitors any more: their secret is forgotten.
  const visitors = [...readers.values()].filter(({ day }) => day === today);
  for (const { day } of visitors) if (!secrets.has(day)) secrets.set(day, await secretOf(db, day));
  const hashed = visitors.map(({ day, reader, registering }) => ({
    day,
    visitor: createHmac("sha256", secrets.get(day) ?? "")
      .update(reader)
      .digest("hex"),
    registering,
  }));
  // In one order everywhere, or two processes would wait for each other.
  const rows = [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
  const people = hashed.toSorted((one, other) => (one.visitor < other.visitor ? -1 : 1));
  await inOneStatement(db, (one) =>
    sql`
      with counted as (
        insert into analytics_days (day, measure, dimension, count)
        select day, measure, dimension, count
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as row (day date, measure text, dimension text, count bigint)
        on conflict (day, measure, dimension) do update set count = analytics_days.count + excluded.count
      )
      insert into page_visitors (day, visitor, registering)
      select day, decode(visitor, 'hex'), registering
      from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as row (day date, visitor text, registering boolean)
      on conflict (day, visitor) do update set registering = true
      where excluded.registering and not page_visitors.registering
    `.execute(one),
  );
}

const SECRET_BYTES = 32;

/** Every process takes the secret that one of them has made. */
async function secretOf(db: Database, day: string): Promise<Buffer> {
  const find = () => db.selectFrom("pageVisitorSecrets").where("day", "=", day).select("secret");
  const known = await find().executeTakeFirst();
  if (known) return known.secret;
  await db
    .insertInto("pageVisitorSecrets")
    .values({ day, secret: randomBytes(SECRET_BYTES) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await find().executeTakeFirstOrThrow()).secret;
}
