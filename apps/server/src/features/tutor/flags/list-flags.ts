import { tutorLimits } from "@dripstone/contract/tutor/limits";
import type { Database } from "../../../database/connect.ts";

/** Messages with which students may need help: first what nobody has looked at, then the newest. */
export async function listFlags(db: Database) {
  const rows = await flagged(db)
    .orderBy("flag.seenAt", (order) => order.desc().nullsFirst())
    .orderBy("flag.at", "desc")
    .limit(tutorLimits.CHAT_FLAGS_LISTED_MAX)
    .execute();
  return rows.map(presentFlag);
}

export const flagged = (db: Database) =>
  db
    .selectFrom("chatFlags as flag")
    .innerJoin("users as student", "student.id", "flag.userId")
    .leftJoin("users as reader", "reader.id", "flag.seenBy")
    .select([
      "flag.id",
      "flag.kind",
      "flag.said",
      "flag.at",
      "flag.userId",
      "flag.messageId",
      "student.name as studentName",
    ])
    .select("reader.name as seenBy");

type Flagged = Awaited<ReturnType<ReturnType<typeof flagged>["executeTakeFirstOrThrow"]>>;

export const presentFlag = ({ at, userId, studentName, ...flag }: Flagged) => ({
  ...flag,
  at: at.toISOString(),
  student: { id: userId, name: studentName },
});
