import { emailKey, mailboxKey } from "@dripstone/contract/accounts/addresses";
import type { Reachable } from "@dripstone/contract/families/reachable";
import { sql } from "kysely";
import type { Database } from "../database/connect.ts";
import { grownUps } from "./grown-ups.ts";
import { childrenByTheirOwnYes } from "./older-children.ts";

/**
 * Whom to reach of each child, each mailbox once: who registered it for a class, who follows along, whose mailbox its account uses, and who
 * was asked for permission or gave it. It is for the office alone.
 */
export async function whomToReach(
  db: Database,
  childIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Reachable[]>> {
  if (childIds.length === 0) return new Map();
  const known = await Promise.all([
    db
      .selectFrom("classPlaces")
      .select(["userId", "parentName as name", "parentEmail as email", "parentPhone as phone"])
      .select(sql<Source>`'class'`.as("source"))
      .where("userId", "in", childIds)
      .orderBy("at", "desc")
      .execute(),
    childrenByTheirOwnYes(db, now)
      .innerJoin("users as parent", "parent.id", "link.parentId")
      .clearSelect()
      .select(["users.id as userId", "parent.name", "parent.email"])
      .select(sql<Source>`'link'`.as("source"))
      .where("users.id", "in", childIds)
      .where("parent.active", "=", true)
      .orderBy("link.answeredAt", "desc")
      .execute(),
    db
      .selectFrom("users")
      .select(["id as userId", "email"])
      .select(sql<Source>`'mailbox'`.as("source"))
      .where("id", "in", childIds)
      .where("mailbox", "=", "parent")
      .execute(),
    db
      .selectFrom("parentAnswers")
      .select(["userId", "parentEmail as email"])
      .select(sql<Source>`case answer when 'yes' then 'permission' else 'refused' end`.as("source"))
      .where("userId", "in", childIds)
      .orderBy("answeredAt", "desc")
      .$narrowType<{ userId: string }>()
      .execute(),
    db
      .selectFrom("parentRequests")
      .select(["userId", "parentEmail as email"])
      .select(sql<Source>`'asked'`.as("source"))
      .where("userId", "in", childIds)
      .execute(),
  ]);
  const ways: Way[] = known.flat();
  const accounts = await accountsAt(db, ways, now);
  const byChild = Map.groupBy(ways, ({ userId }) => userId);
  return new Map([...byChild].map(([child, its]) => [child, eachOnce(its, accounts)]));
}

/** About which children somebody is reached: the same, asked from the grown-up's side. */
export async function reachedAbout(db: Database, parentId: string, now: Date): Promise<string[]> {
  const parent = await grownUps(db, now).where("users.id", "=", parentId).executeTakeFirst();
  if (!parent) return [];
  const { rows } = await sql<{ userId: string; email: string }>`
    select user_id as "userId", parent_email as email from class_places where user_id is not null
    union select user_id, parent_email from parent_answers where user_id is not null
    union select user_id, parent_email from parent_requests
    union select id, email from users where mailbox = 'parent'
  `.execute(db);
  const key = mailboxKey(parent.email);
  const byMailbox = rows.filter(({ userId, email }) => userId !== parentId && mailboxKey(email) === key);
  const willing = await childrenByTheirOwnYes(db, now).where("link.parentId", "=", parentId).execute();
  return [...new Set([...byMailbox.map(({ userId }) => userId), ...willing.map(({ id }) => id)])];
}

type Source = Reachable["from"][number];
type Way = { userId: string; name?: string; email: string; phone?: string; source: Source };

/** Grown-ups' accounts with one of these addresses, by the mailbox. */
async function accountsAt(db: Database, ways: readonly Way[], now: Date): Promise<Accounts> {
  const keys = [...new Set(ways.map(({ email }) => emailKey(email)))];
  if (keys.length === 0) return new Map();
  const found = await grownUps(db, now).select("users.name").where("users.emailKey", "in", keys).execute();
  return new Map(found.map(({ id, name, email }) => [mailboxKey(email), { id, name }]));
}

type Accounts = ReadonlyMap<string, { id: string; name: string }>;

/** What is known of a mailbox, taken together; the newest counts. */
function eachOnce(ways: readonly Way[], accounts: Accounts): Reachable[] {
  const byMailbox = Map.groupBy(ways, ({ email }) => mailboxKey(email));
  return [...byMailbox].map(([mailbox, same]) => ({
    name: same.find(({ name }) => name)?.name ?? "",
    email: same[0]?.email ?? "",
    phone: same.find(({ phone }) => phone)?.phone ?? "",
    account: accounts.get(mailbox) ?? null,
    from: sourcesOf(same.map(({ source }) => source)),
  }));
}

/** Of what was asked and answered several times, the last that was said. */
function sourcesOf(sources: readonly Source[]): Source[] {
  const said = sources.find((source) => asking.has(source));
  return [...new Set(sources.filter((source) => !asking.has(source) || source === said))];
}

const asking: ReadonlySet<Source> = new Set(["permission", "refused", "asked"]);
