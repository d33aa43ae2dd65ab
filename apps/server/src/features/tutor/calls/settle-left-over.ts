import { MINUTE_MS } from "@dripstone/contract/durations";
import type { ChoreDeps } from "../../../feature.ts";

/** No reply takes so long: its process has ended. */
const LEFT_OVER_MS = 5 * MINUTE_MS;

/** Settles what replies have held that nobody is writing any more. */
export async function settleLeftOver({ db, clock }: Pick<ChoreDeps, "db" | "clock">): Promise<void> {
  const before = new Date(clock().getTime() - LEFT_OVER_MS);
  await db
    .updateTable("tutorCalls")
    .set({ state: "settled", outcome: "broken-off" })
    .where("state", "=", "reserved")
    .where("at", "<", before)
    .execute();
}
