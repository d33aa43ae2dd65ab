import { accountLimits } from "@dripstone/contract/accounts/limits";
import { HOUR_MS, SECOND_MS } from "@dripstone/contract/durations";
import { secretCookie } from "../../../http/secret-cookie.ts";
import { hashToken } from "../../../token.ts";

/**
 * The cookie by which the browser is known again from which somebody registered, sent with the mailed link's calls only. Beside the
 * link, it takes the password's place: the link shows whose the mailbox is, the cookie whose the newest registration of its address is.
 */
export const registrationCookie = secretCookie({
  name: "registration",
  path: "/api/auth/verify-email",
  sameSite: "strict",
  seconds: (accountLimits.VERIFICATION_LINK_HOURS * HOUR_MS) / SECOND_MS,
});

/** Whether a registration came from the browser that holds a cookie. */
export function isFrom(cookie: string | undefined, { registeredBy }: { registeredBy: Buffer | null }): boolean {
  return cookie !== undefined && registeredBy !== null && hashToken(cookie).equals(registeredBy);
}
