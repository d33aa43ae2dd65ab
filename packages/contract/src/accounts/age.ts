import { accountLimits } from "./limits.ts";

/** The month of somebody's birth; the day is not asked for. `month` counts from 1. */
export type BirthMonth = { year: number; month: number };

/**
 * Whether somebody is too young to have an account without a parent's yes. As the day is not known, the whole month of the
 * thirteenth birthday still counts as before it.
 */
export function needsParent({ year, month }: BirthMonth, at: Date): boolean {
  return at.getTime() < Date.UTC(year + accountLimits.PARENT_CONSENT_AGE, month, 1);
}

/** Whether somebody may say that they are a parent; the whole month of the birthday counts as before it. */
export function isGrownUp({ year, month }: BirthMonth, at: Date): boolean {
  return at.getTime() >= Date.UTC(year + accountLimits.GROWN_UP_AGE, month, 1);
}

/** The month of birth of the oldest who still need a parent's yes at an instant, as its first day: `YYYY-MM-01`. */
export const oldestChildMonth = (at: Date): string => oldestMonth(accountLimits.PARENT_CONSENT_AGE, at);

/** The month of birth of the oldest who are not grown up at an instant, in the same way. */
export const oldestMinorMonth = (at: Date): string => oldestMonth(accountLimits.GROWN_UP_AGE, at);

function oldestMonth(age: number, at: Date): string {
  return new Date(Date.UTC(at.getUTCFullYear() - age, at.getUTCMonth(), 1)).toISOString().slice(0, "YYYY-MM-DD".length);
}
