import { createHash, randomUUID } from "node:crypto";
import { accountLimits } from "@dripstone/contract/accounts/limits";
import { DAY_MS, SECOND_MS } from "@dripstone/contract/durations";
import type { FastifyRequest } from "fastify";
import type { Cookie } from "../http/handlers.ts";

/**
 * The cookie by which the browser of a visitor is known again who has done something that an account may take over. It says nothing of
 * who it is; only its hash is stored, and nobody without the cookie gets at what lies under it.
 */
export const VISITOR_COOKIE = "visitor";

export const visitorCookie: Cookie = {
  path: "/api",
  httpOnly: true,
  sameSite: "lax",
  secure: "auto",
  maxAge: (accountLimits.VISITOR_DAYS * DAY_MS) / SECOND_MS,
};

/** The value of a new cookie. Nobody guesses its 122 random bits. */
export const newVisitor = (): string => randomUUID();

/** What is stored of a cookie's value. */
export const visitorMark = (visitor: string): Buffer => createHash("sha256").update(visitor).digest();

/** The mark of the browser that sends a request; null where it has none. */
export function visitorMarkOf(request: FastifyRequest): Buffer | null {
  const visitor = visitorOf(request);
  return visitor ? visitorMark(visitor) : null;
}

/** The cookie's value, if it has the form of those that are given here: one that is made up in another could be guessed or shared. */
export function visitorOf({ cookies }: FastifyRequest): string | null {
  const visitor = cookies[VISITOR_COOKIE];
  return visitor && givenForm.test(visitor) ? visitor : null;
}

const givenForm = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
