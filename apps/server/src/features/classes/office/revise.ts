import type { Database } from "../../../database/connect.ts";

/** Makes calendars take all lessons of a class, or of the classes of a program, as newer than what they have. */
export async function revise(
  transaction: Database,
  of: { class: string } | { program: string },
  now: Date,
): Promise<void> {
  const classes = transaction
    .updateTable("classes")
    .set(({ eb }) => ({ revision: eb("revision", "+", 1), revisedAt: now }));
  await ("class" in of ? classes.where("id", "=", of.class) : classes.where("programId", "=", of.program)).execute();
}
