import type { OfficeUser } from "@dripstone/contract/accounts/office/payloads";
import type { Database } from "../database/connect.ts";

type FamilyEvent = OfficeUser["family"]["events"][number];

/**
 * What parents have asked of children and these have answered, of one of them, the newest first. That a child has said no is the child's: it is told
 * of a yes, and of what ended it.
 */
export async function familyEvents(db: Database, userId: string): Promise<FamilyEvent[]> {
  const links = await db
    .selectFrom("familyLinks as link")
    .innerJoin("users as parent", "parent.id", "link.parentId")
    .innerJoin("users as child", "child.id", "link.childId")
    .where(({ or, eb }) => or([eb("link.parentId", "=", userId), eb("link.childId", "=", userId)]))
    .select(["link.askedAt", "link.withdrawnAt", "link.answer", "link.answeredAt", "link.takenBackAt"])
    .select(["parent.name as parent", "child.name as child"])
    .execute();
  return links
    .flatMap(({ askedAt, withdrawnAt, answer, answeredAt, takenBackAt, parent, child }) => {
      const moments: [FamilyEvent["what"], Date | null][] = [
        ["asked", askedAt],
        ["linked", answer === "yes" ? answeredAt : null],
        ["ended-by-child", takenBackAt],
        ["ended-by-parent", withdrawnAt],
      ];
      return moments.flatMap(([what, at]) => (at ? [{ what, at: at.toISOString(), parent, child }] : []));
    })
    .toSorted((one, other) => (one.at < other.at ? 1 : -1));
}
