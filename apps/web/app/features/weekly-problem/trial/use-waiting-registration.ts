import type { Mailbox } from "@dripstone/contract/accounts/payloads";
import { registrationHere } from "../../../session/registered-here.ts";
import { useInBrowser } from "../../../ui/use-in-browser.ts";
import { triedSince } from "./tried.ts";

/**
 * Whose mailbox has the letter that a visitor's answer waits for, where somebody has registered in this browser since it was judged; null
 * where nobody has, or before: then the registration knows nothing of the answer.
 */
export function useWaitingRegistration(): Mailbox | null {
  const inBrowser = useInBrowser();
  const registration = inBrowser ? registrationHere() : null;
  const since = inBrowser ? triedSince() : null;
  return registration && since !== null && since <= registration.at ? registration.mailbox : null;
}
