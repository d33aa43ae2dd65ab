import { contactLimits } from "@dripstone/contract/contact/limits";
import type { HeldFor } from "@dripstone/contract/contact/payloads";

/** Why what came in by an open form is taken for a program's; null for a person's. */
export function heldForOf({ topic, seconds }: { topic: string; seconds: number }): HeldFor | null {
  if (topic !== "") return "trap";
  return seconds < contactLimits.CONTACT_SECONDS_MIN ? "haste" : null;
}
