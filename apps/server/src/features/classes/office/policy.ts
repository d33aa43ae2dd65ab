import type { Database } from "../../../database/connect.ts";
import type { Caller } from "../../../http/caller.ts";
import { ApiError } from "../../../http/errors.ts";

type Someone = Pick<Caller["user"], "id" | "role">;

/** Whether somebody sees how parents are reached, and what is paid. */
export const isOffice = ({ role }: Pick<Someone, "role">): boolean => role === "admin";

/** Refuses whoever neither teaches a class nor keeps the office: to them it is not there. */
export async function refuseStrangers(db: Database, { id: userId, role }: Someone, classId: string): Promise<void> {
  const found = await db.selectFrom("classes").where("id", "=", classId).select("teacherId").executeTakeFirst();
  if (!found || !(isOffice({ role }) || found.teacherId === userId)) throw new ApiError("NOT_FOUND");
}
