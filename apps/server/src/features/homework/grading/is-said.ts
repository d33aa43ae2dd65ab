import type { Database } from "../../../database/connect.ts";
import { ApiError } from "../../../http/errors.ts";
import type { WholeHandIn } from "../reading/handed-in.ts";

/** Whether a teacher has said anything to a hand-in: points, a comment, or a remark. */
export async function isSaid(
  transaction: Database,
  { id, points, feedback }: Pick<WholeHandIn, "id" | "points" | "feedback">,
): Promise<boolean> {
  if (points !== null || feedback !== "") return true;
  const remark = transaction.selectFrom("homeworkRemarks").where("homeworkId", "=", id).select("id").limit(1);
  return (await remark.executeTakeFirst()) !== undefined;
}

/** What is returned stays something: it is taken back before the last of it is removed. */
export function refuseEmptied({ returnedAt }: Pick<WholeHandIn, "returnedAt">): void {
  if (returnedAt !== null) throw new ApiError("HOMEWORK_NOTHING_SAID");
}
