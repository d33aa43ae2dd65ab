import type { Role } from "@dripstone/contract/accounts/payloads";
import type { Database } from "../database/connect.ts";

/** Whether somebody works with a class: its teacher, and every admin. */
export async function teaches(db: Database, user: { id: string; role: Role }, classId: string): Promise<boolean> {
  if (user.role === "student") return false;
  const found = await db
    .selectFrom("classes")
    .where("id", "=", classId)
    .$if(user.role !== "admin", (query) => query.where("teacherId", "=", user.id))
    .select("id")
    .executeTakeFirst();
  return found !== undefined;
}
