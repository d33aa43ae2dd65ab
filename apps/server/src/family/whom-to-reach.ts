import { mailboxKey } from "@dripstone/contract/accounts/addresses";
import type { Reachable } from "@dripstone/contract/tutor/watch/payloads";
import type { Database } from "../database/connect.ts";
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
      .where("userId", "in", childIds)
      .orderBy("at", "desc")
      .execute(),
    childrenByTheirOwnYes(db, now)
      .innerJoin("users as parent", "parent.id", "link.parentId")
      .clearSelect()
      .select(["users.id as userId", "parent.name", "parent.email"])
      .where("users.id", "in", childIds)
      .where("parent.active", "=", true)
      .orderBy("link.answeredAt", "desc")
      .execute(),
    db
      .selectFrom("users")
      .select(["id as userId", "email"])
      .where("id", "in", childIds)
      .where("mailbox", "=", "parent")
      .execute(),
    db
      .selectFrom("parentAnswers")
      .select(["userId", "parentEmail as email"])
      .where("userId", "in", childIds)
      .orderBy("answeredAt", "desc")
      .$narrowType<{ userId: string }>()
      .execute(),
    db
      .selectFrom("parentRequests")
      .select(["userId", "parentEmail as email"])
      .where("userId", "in", childIds)
      .execute(),
  ]);
  const byChild = Map.groupBy<string, Partial<Reachable> & { userId: string; email: string }>(
    known.flat(),
    ({ userId }) => userId,
  );
  return new Map([...byChild].map(([child, ways]) => [child, eachOnce(ways)]));
}

/** What is known of a mailbox, taken together; the newest counts. */
function eachOnce(ways: readonly (Partial<Reachable> & { email: string })[]): Reachable[] {
  const byMailbox = Map.groupBy(ways, ({ email }) => mailboxKey(email));
  return [...byMailbox.values()].map((same) => ({
    name: same.find(({ name }) => name)?.name ?? "",
    email: same[0]?.email ?? "",
    phone: same.find(({ phone }) => phone)?.phone ?? "",
  }));
}
