import { createHash, randomBytes } from "node:crypto";
import { DAY_MS } from "@dripstone/contract/durations";
import { sql } from "kysely";
import type { Database } from "../../../database/connect.ts";
import type { Deps } from "../../../deps.ts";

/**
 * Counts a reader of a visible post, once a day. Of the reader a hash is kept until the next day, made with a secret that is then forgotten:
 * nobody's address can be found by it.
 */
export async function countView(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { postId, reader }: { postId: string; reader: string },
): Promise<void> {
  const day = dayOf(clock());
  const secret = await secretOf(db, day);
  const hash = createHash("sha256").update(secret).update(reader).digest();
  await sql`
    with seen as (
      insert into forum_views (post_id, day, reader)
      select id, ${day}, ${hash} from forum_posts where id = ${postId} and state = 'visible'
      on conflict do nothing
      returning post_id
    )
    update forum_posts set views = views + 1 where id in (select post_id from seen)
  `.execute(db);
}

/** Forgets who has read what on the days before, and with it how to find that out. */
export async function forgetViews({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  // A process whose clock is a little late may still be in the day before.
  const before = dayOf(new Date(clock().getTime() - DAY_MS));
  await db.deleteFrom("forumViews").where("day", "<", before).execute();
  await db.deleteFrom("forumViewSecrets").where("day", "<", before).execute();
}

const dayOf = (instant: Date): string => instant.toISOString().slice(0, "YYYY-MM-DD".length);

const SECRET_BYTES = 32;

/** Every process takes the secret that one of them has made. */
async function secretOf(db: Database, day: string): Promise<Buffer> {
  const find = () => db.selectFrom("forumViewSecrets").where("day", "=", day).select("secret");
  const known = await find().executeTakeFirst();
  if (known) return known.secret;
  await db
    .insertInto("forumViewSecrets")
    .values({ day, secret: randomBytes(SECRET_BYTES) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await find().executeTakeFirstOrThrow()).secret;
}
