import { accountLimits } from "@dripstone/contract/accounts/limits";
import { DAY_MS, SECOND_MS } from "@dripstone/contract/durations";
import type { FastifyRequest } from "fastify";
import { secretCookie } from "../http/secret-cookie.ts";
import { hashToken } from "../token.ts";

/**
 * The cookie by which the browser of a visitor is known again who has done something that an account may take over. It says nothing of
 * who it is, and nobody without the cookie gets at what lies under its hash. One that somebody made up leads to nothing, as nothing lies
 * under it, and nothing is ever put there: a feature keeps what a visitor does under a mark of its own making.
 */
export const visitorCookie = secretCookie({
  name: "visitor",
  path: "/api",
  sameSite: "lax",
  seconds: (accountLimits.VISITOR_DAYS * DAY_MS) / SECOND_MS,
});

/** The mark of the browser that sends a request; null where it has none. */
export function visitorMarkOf(request: FastifyRequest): Buffer | null {
  const visitor = visitorCookie.of(request);
  return visitor === undefined ? null : hashToken(visitor);
}
