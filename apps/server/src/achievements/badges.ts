import { type Badge, badges } from "@dripstone/contract/progress/badges";
import type { Achievement } from "./ledger.ts";

export type EarnedBadge = { badge: Badge; earnedAt: Date };

/** When each badge is earned: with the first achievement after which its condition holds. */
const conditions: Record<Badge, (ledger: readonly Achievement[]) => boolean> = {
  "first-drop": (ledger) => ledger.some(({ deed }) => deed === "weekly-problem"),
};

/** The badges that a ledger is worth, the first earned first. They stand nowhere else, so that a new rule needs no repair. */
export function badgesOf(ledger: readonly Achievement[]): EarnedBadge[] {
  return badges
    .flatMap((badge) => {
      const last = ledger.findIndex((_, index) => conditions[badge](ledger.slice(0, index + 1)));
      const earnedAt = ledger[last]?.earnedAt;
      return earnedAt ? [{ badge, earnedAt }] : [];
    })
    .sort((one, other) => one.earnedAt.getTime() - other.earnedAt.getTime());
}

/** The badges that came with the newest achievement of a ledger. */
export function badgesOfNewest(ledger: readonly Achievement[]): Badge[] {
  const before = new Set(badgesOf(ledger.slice(0, -1)).map(({ badge }) => badge));
  return badgesOf(ledger)
    .map(({ badge }) => badge)
    .filter((badge) => !before.has(badge));
}
