import { needsParent } from "@dripstone/contract/accounts/age";
import type { parentConsents } from "@dripstone/contract/accounts/payloads";

export type ParentConsent = (typeof parentConsents)[number];

type Child = {
  /** `YYYY-MM-DD`; null for accounts that the office has made. */
  birthMonth: string | null;
  parentSaid: string | null;
};

/** How an account stands to the law about children's data, at an instant: who has grown old enough needs nobody's yes. */
export function parentConsentOf({ birthMonth, parentSaid }: Child, now: Date): ParentConsent {
  if (birthMonth === null) return "notNeeded";
  const [year = 0, month = 0] = birthMonth.split("-").map(Number);
  if (!needsParent({ year, month }, now)) return "notNeeded";
  if (parentSaid === "yes") return "given";
  return parentSaid === "no" ? "refused" : "waiting";
}

/** Whether somebody may post, upload and chat. */
export function isMember(child: Child, now: Date): boolean {
  const consent = parentConsentOf(child, now);
  return consent === "notNeeded" || consent === "given";
}
