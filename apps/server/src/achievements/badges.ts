import { type Badge, badges, badgeTargets } from "@dripstone/contract/progress/badges";
import { deedsToCome } from "@dripstone/contract/progress/deeds";
import type { Achievement } from "./achievement.ts";
import { rules } from "./rules.ts";

export type EarnedBadge = { badge: Badge; earnedAt: Date };

/** A badge that is not earned yet: how much of what its rule counts there is, and how much it takes. */
export type BadgeAhead = {
  badge: Badge;
  reached: number;
  target: number;
  /** False as long as no feature writes the deed that it is for. */
  open: boolean;
};

/** The badges that a ledger is worth, the first earned first. They stand nowhere else, so that a new rule needs no repair. */
export const badgesOf = (ledger: readonly Achievement[]): EarnedBadge[] => shelfOf(ledger).earned;

/** The badges that a ledger is worth, as they were earned, and the others, in the order of the shelf. */
export function shelfOf(ledger: readonly Achievement[]): { earned: EarnedBadge[]; ahead: BadgeAhead[] } {
  const all = standings(ledger);
  return {
    earned: all
      .flatMap(({ badge, earnedAt }) => (earnedAt ? [{ badge, earnedAt }] : []))
      .sort((one, other) => one.earnedAt.getTime() - other.earnedAt.getTime()),
    ahead: all.flatMap(({ badge, reached, earnedAt }) =>
      earnedAt ? [] : [{ badge, reached, target: badgeTargets[badge], open: !deedsToCome.includes(rules[badge].deed) }],
    ),
  };
}

/** The badges that a ledger has after something was earned, and had not before. */
export function newBadges(before: readonly Achievement[], earned: Achievement): Badge[] {
  const had = new Set(badgesOf(before).map(({ badge }) => badge));
  return badgesOf([...before, earned])
    .map(({ badge }) => badge)
    .filter((badge) => !had.has(badge));
}

/** Each badge with its count, and when that was enough. */
function standings(ledger: readonly Achievement[]) {
  const inOrder = ledger.toSorted(byTime);
  // Several badges ask for more or less of the same.
  const counted = new Map([...new Set(Object.values(rules))].map((rule) => [rule, rule.counts(inOrder)]));
  return badges.map((badge) => {
    const counts = counted.get(rules[badge]) ?? [];
    const enough = counts.findIndex((count) => count >= badgeTargets[badge]);
    return { badge, reached: counts.at(-1) ?? 0, earnedAt: inOrder[enough]?.earnedAt ?? null };
  });
}

/** What was earned at one instant has an order, too, whichever was written first. */
function byTime(one: Achievement, other: Achievement): number {
  return (
    one.earnedAt.getTime() - other.earnedAt.getTime() ||
    compare(one.deed, other.deed) ||
    compare(one.source, other.source)
  );
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
