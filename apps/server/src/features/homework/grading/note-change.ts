import type { Deps } from "../../../deps.ts";
import type { HandedIn } from "../reading/handed-in.ts";
import { tellStudent } from "./tell-student.ts";

/** What has changed of a hand-in that is returned is new to its student, who is told; of any other they know nothing yet. */
export async function noteChange(deps: Pick<Deps, "db" | "clock" | "mail">, row: HandedIn): Promise<void> {
  if (row.returnedAt === null) return;
  await deps.db.updateTable("homework").set({ seenAt: null }).where("id", "=", row.id).execute();
  await tellStudent(deps, row, "changed");
}
