import type { Asked } from "@dripstone/contract/families/payloads";
import type { Database } from "../../../database/connect.ts";
import { grownUps } from "../../../family/grown-ups.ts";
import { childrenByTheirOwnYes, olderChildren } from "../../../family/older-children.ts";

/** What a parent has asked, as the parent may know it. */
export async function readAllAsked(db: Database, parentId: string, now: Date): Promise<Asked[]> {
  const rows = await asked(db, now).where("link.parentId", "=", parentId).orderBy("link.emailKey").execute();
  return rows.map(presentAsked);
}

export async function readAsked(db: Database, id: string, now: Date): Promise<Asked> {
  return presentAsked(await asked(db, now).where("link.id", "=", id).executeTakeFirstOrThrow());
}

export async function mayAsk(db: Database, userId: string, now: Date): Promise<boolean> {
  return (await grownUps(db, now).where("users.id", "=", userId).executeTakeFirst()) !== undefined;
}

/** What a child has been asked, the newest first: by those who are parents still. */
export const requestsOf = (db: Database, childId: string, now: Date) =>
  db
    .selectFrom("familyLinks as link")
    .innerJoin("users as parent", "parent.id", "link.parentId")
    .where("link.childId", "=", childId)
    .where("link.withdrawnAt", "is", null)
    .where("link.childId", "in", olderChildren(db, now).select("users.id"))
    .where("link.parentId", "in", grownUps(db, now).clearSelect().select("users.id"))
    .orderBy("link.askedAt", "desc")
    .orderBy("link.id")
    .select(["link.id", "parent.name", "parent.email", "link.askedAt", "link.answer", "link.answeredAt"]);

const asked = (db: Database, now: Date) =>
  db
    .selectFrom("familyLinks as link")
    .leftJoin(
      childrenByTheirOwnYes(db, now).clearSelect().select(["link.id as linkId", "users.id", "users.name"]).as("child"),
      "child.linkId",
      "link.id",
    )
    .where("link.withdrawnAt", "is", null)
    .select(["link.id", "link.email", "link.askedAt", "link.answer", "link.takenBackAt"])
    .select(["child.id as childId", "child.name"]);

type Row = Awaited<ReturnType<ReturnType<typeof asked>["executeTakeFirstOrThrow"]>>;

/** A no is nothing that the parent is told; that a yes has ended, the parent sees anyway. */
function presentAsked({ id, email, askedAt, answer, takenBackAt, childId, name }: Row): Asked {
  const child = childId !== null && name !== null ? { id: childId, name } : null;
  const hasEnded = !child && (answer === "yes" || (takenBackAt !== null && takenBackAt >= askedAt));
  const state = child ? "yes" : hasEnded ? "ended" : "asked";
  return { id, email, askedAt: askedAt.toISOString(), state, child };
}
