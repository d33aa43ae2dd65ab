import type { Told, Usage } from "@dripstone/tutor";
import type { FailureReason } from "@dripstone/tutor/model";
import type { Ended } from "./settle-call.ts";

/** Notes what a reply takes while it is written, from now on. */
export function noteTaken() {
  const begun = performance.now();
  const since = () => Math.round(performance.now() - begun);
  let msFirst: number | null = null;
  let usage: Usage = { tokensIn: 0, tokensOut: 0 };
  let failure: FailureReason | null = null;
  let isBroken = false;

  const outcome = ({ isWhole, isSpent }: { isWhole: boolean; isSpent: boolean }): Ended["outcome"] => {
    if (isBroken) return "failed";
    if (!isWhole) return "stopped";
    if (failure !== null) return "fell-back";
    return isSpent ? "spent" : "answered";
  };
  return {
    note(told: Told): void {
      if (told.type === "usage") usage = told;
      if (told.type === "block") msFirst ??= since();
    },
    /** The model has given no whole reply. */
    failed: (reason: FailureReason): void => {
      failure = reason;
    },
    /** Nobody has. */
    broke: (): void => {
      isBroken = true;
    },
    ended: (how: { isWhole: boolean; isSpent: boolean }): Ended => ({
      ...{ outcome: outcome(how), usage, msFirst, msWhole: since() },
      ...(failure !== null && { failure }),
    }),
  };
}
