import type { ParsedRequestOf } from "@dripstone/contract";
import { sql } from "kysely";
import type { Deps } from "../../../deps.ts";
import type { Caller } from "../../../http/caller.ts";
import { type Order, pageOf } from "../../../lists/page-of.ts";
import { caughtIn } from "./caught.ts";
import { presentWaiting } from "./present-waiting.ts";
import { anyWaiting, type WaitingRow, withDetails } from "./waiting.ts";

type View = ParsedRequestOf<"GET /forum/queue">["query"];

/** A page of what waits for a moderator. */
export async function listQueue(
  { db, clock, ...deps }: Pick<Deps, "db" | "clock" | "siteUrl" | "givenAway">,
  user: Caller["user"],
  view: View,
) {
  const { reason, language } = view;
  let asked = anyWaiting(db);
  if (reason) asked = asked.where(sql<boolean>`(waiting.held_for = ${reason} or ${reason} = any(waiting.reasons))`);
  const [page, { total }] = await Promise.all([
    pageOf(withDetails(asked, clock()), orders[view.sort], view),
    asked.select(({ fn }) => fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  const present = async (row: WaitingRow) =>
    presentWaiting(user, row, { language, caught: await caughtIn({ ...deps, db }, row) });
  return { ...page, items: await Promise.all(page.items.map(present)), total };
}

const since = { column: sql`(waiting.since at time zone 'utc')`, type: "timestamp" } as const;
const id = { column: sql`waiting.id`, type: "uuid" } as const;

const orders: Record<View["sort"], Order> = {
  oldest: { keys: [since, id], direction: "asc" },
  newest: { keys: [since, id], direction: "desc" },
};
