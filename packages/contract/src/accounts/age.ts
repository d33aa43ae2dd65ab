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
