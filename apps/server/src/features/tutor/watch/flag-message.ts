import type { ConcernKind } from "@dripstone/tutor";
import { sql } from "kysely";
import { dayAt } from "../../../calendar/day.ts";
import type { Deps } from "../../../deps.ts";
import { tell } from "../../../notices/tell.ts";
import { peopleToWriteTo } from "../../../people/people-to-write-to.ts";
import { noticeOf } from "./flag-notice.ts";

type Flagged = { userId: string; name: string; sessionId: string; messageId: string; said: string; kind: ConcernKind };

/** Keeps a message with which a student may need help, and tells every teacher: of one student, once until they have read it; of danger, each day. */
export async function flagMessage(
  deps: Pick<Deps, "db" | "clock" | "mail">,
  { name, ...flag }: Flagged,
): Promise<void> {
  const at = deps.clock();
  const { day } = await deps.db
    .insertInto("chatFlags")
    .values({ ...flag, at })
    .returning(sql<string>`${dayAt(at)}::text`.as("day"))
    .executeTakeFirstOrThrow();
  const { kind, subject } = noticeOf({ ...flag, day });
  const teachers = await peopleToWriteTo(deps.db, at)
    .where("role", "in", ["teacher", "admin"])
    .select("users.id")
    .orderBy("users.id")
    .execute();
  for (const { id: userId } of teachers) await tell(deps, kind, { userId, subject, about: { name } });
}
