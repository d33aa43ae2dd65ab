import { MINUTE_MS } from "@dripstone/contract/durations";
import type { ChoreDeps } from "../../../feature.ts";

/** No reply takes so long: its process has ended. */
const LEFT_OVER_MS = 5 * MINUTE_MS;

/** Settles replies that nobody is writing any more, at all that was held for them: nobody knows how much of it they have used. */
export async function settleLeftOver({ db, clock }: Pick<ChoreDeps, "db" | "clock">): Promise<void> {
  const before = new Date(clock().getTime() - LEFT_OVER_MS);
  await db
    .updateTable("tutorCalls")
    .set((eb) => ({
      ...{ state: "settled" as const, outcome: "broken-off" as const },
      ...{ tokensIn: eb.ref("tokensReserved"), money: eb.ref("moneyReserved") },
    }))
    .where("state", "=", "reserved")
    .where("at", "<", before)
    .execute();
}
