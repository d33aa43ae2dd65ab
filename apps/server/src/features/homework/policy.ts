import type { Role } from "@dripstone/contract/accounts/payloads";
import type { Database } from "../../database/connect.ts";
import { teaches } from "../../roster/teaches.ts";

type Reader = { id: string; role: Role };

/** Whether somebody may read a hand-in with its files: whose it is, the class's teacher, and admins. */
export async function mayRead(
  db: Database,
  reader: Reader,
  homework: { userId: string; classId: string } | undefined,
): Promise<boolean> {
  if (!homework) return false;
  return homework.userId === reader.id || teaches(db, reader, homework.classId);
}
