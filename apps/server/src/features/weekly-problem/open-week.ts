import type { Deps } from "../../deps.ts";
import { openRound } from "./round.ts";

/** Gives the week its problem although nobody has asked for it yet: what nobody looks at is a week with a problem all the same. */
export async function openWeek({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  await openRound(db, clock());
}
