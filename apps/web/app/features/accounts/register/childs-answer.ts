import type { BirthMonth } from "@dripstone/contract/accounts/age";
import { DAY_MS } from "@dripstone/contract/durations";
import { isBirthMonth } from "./use-birth.ts";

/**
 * The birth of a child who was asked for a parent in this browser, remembered for a day, and for all of its tabs: whoever then says to
 * be older is asked whether they are that child. It may as well be a brother or a sister (decision 020).
 */
export function rememberChild({ year, month }: BirthMonth): void {
  const said: Said = { year, month, until: Date.now() + DAY_MS };
  try {
    localStorage.setItem(KEY, JSON.stringify(said));
  } catch {
    // A browser that keeps nothing has the tab's draft alone.
  }
}

export function rememberedChild(): BirthMonth | null {
  try {
    const said: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    if (!isBirthMonth(said)) return null;
    const { year, month, until } = said as Said;
    if (until > Date.now()) return { year, month };
    localStorage.removeItem(KEY);
  } catch {
    // Nothing is kept, or it is not ours.
  }
  return null;
}

const KEY = "birthOfChild";

type Said = BirthMonth & { until: number };
