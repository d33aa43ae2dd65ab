import type { Database } from "../../../database/connect.ts";

export type Ended = {
  outcome: "answered" | "stopped" | "failed";
  /** Milliseconds until its first words, if there were any, and until its last. */
  msFirst: number | null;
  msWhole: number;
};

/** Notes how a reply ended, once: what was settled already stays as it is. */
export async function settleCall(db: Database, id: string, ended: Ended): Promise<void> {
  await db
    .updateTable("tutorCalls")
    .set({ ...ended, state: "settled" })
    .where("id", "=", id)
    .where("state", "=", "reserved")
    .execute();
}
