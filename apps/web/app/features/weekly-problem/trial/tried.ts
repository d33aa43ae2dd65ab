import { accountLimits } from "@dripstone/contract/accounts/limits";
import { DAY_MS } from "@dripstone/contract/durations";

const KEY = "tried-as-visitor";

/** Notes that this browser has had an answer judged without an account: since then it has its mark. */
export function noteTried(): void {
  if (triedSince() !== null) return;
  try {
    localStorage.setItem(KEY, String(Date.now()));
  } catch {
    // A browser that keeps nothing does not show the answer after a reload.
  }
}

/** Since when this browser has a mark, by its own clock; null where it has had nothing judged without an account for a long time. */
export function triedSince(): number | null {
  try {
    const since = Number(localStorage.getItem(KEY));
    return since > Date.now() - accountLimits.VISITOR_DAYS * DAY_MS ? since : null;
  } catch {
    return null;
  }
}
