import { accountLimits } from "@dripstone/contract/accounts/limits";
import type { Mailbox } from "@dripstone/contract/accounts/payloads";
import { DAY_MS } from "@dripstone/contract/durations";

/** A registration that was sent from this browser: whose mailbox has the letter, and when, by the browser's clock. */
export type Registration = { mailbox: Mailbox; at: number };

const KEY = "registered-here";

/**
 * Notes that somebody has registered here, as the cookies that say so are hidden from scripts. It names nobody, and it goes with the
 * first login.
 */
export function noteRegistration(mailbox: Mailbox): void {
  attempt(() => localStorage.setItem(KEY, JSON.stringify({ mailbox, at: Date.now() } satisfies Registration)));
}

/** Somebody has come in. */
export function forgetRegistration(): void {
  attempt(() => localStorage.removeItem(KEY));
}

/** The newest registration that nobody has logged in after; null also once what a visitor did is forgotten. */
export function registrationHere(): Registration | null {
  const noted: unknown = attempt(() => JSON.parse(localStorage.getItem(KEY) ?? "null"));
  return isRegistration(noted) && noted.at > Date.now() - accountLimits.VISITOR_DAYS * DAY_MS ? noted : null;
}

function isRegistration(value: unknown): value is Registration {
  if (typeof value !== "object" || value === null) return false;
  const { mailbox, at } = value as Record<string, unknown>;
  return (mailbox === "own" || mailbox === "parent") && typeof at === "number";
}

/** A browser that keeps nothing knows of nothing. */
function attempt<Result>(run: () => Result): Result | null {
  try {
    return run();
  } catch {
    return null;
  }
}
