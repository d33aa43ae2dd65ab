import { accountLimits } from "@dripstone/contract/accounts/limits";
import { HOUR_MS } from "@dripstone/contract/durations";
import type { Cookie } from "../../../http/handlers.ts";
import { hashToken } from "../token.ts";

/**
 * The cookie by which the browser is known again from which somebody registered, sent with the mailed link's calls only. Beside the
 * link, it takes the password's place: the link shows whose the mailbox is, the cookie whose the newest registration of its address is.
 */
export const REGISTRATION_COOKIE = "registration";

export const registrationCookie: Cookie = {
  path: "/api/auth/verify-email",
  httpOnly: true,
  sameSite: "strict",
  secure: "auto",
  maxAge: (accountLimits.VERIFICATION_LINK_HOURS * HOUR_MS) / 1000,
};

/** Whether a registration came from the browser that holds a cookie. */
export function isFrom(cookie: string | undefined, { registeredBy }: { registeredBy: Buffer | null }): boolean {
  return cookie !== undefined && registeredBy !== null && hashToken(cookie).equals(registeredBy);
}
