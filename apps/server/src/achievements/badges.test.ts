import { type Badge, badges, badgeTargets } from "@dripstone/contract/progress/badges";
import { deedsToCome } from "@dripstone/contract/progress/deeds";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { badgesOf, newBadges, shelfOf } from "./badges.ts";
import { ledgers, problemIn, weekNumber } from "./testing/ledgers.ts";

const badgesAhead = (ledger: Parameters<typeof shelfOf>[0]) => shelfOf(ledger).ahead;

const earned = (...ledger: Parameters<typeof badgesOf>[0]) => badgesOf(ledger).map(({ badge }) => badge);

/** The problems of so many weeks in a row. */
const weeksInARow = (count: number, from = 0) => Array.from({ length: count }, (_, index) => problemIn(from + index));

describe("a badge is earned", () => {
  it.each([1, 5, 10, 26, 52])(
    "with the solved problem number %i, and not before, however far apart they are",
    (count) => {
      const badge: Badge = count === 1 ? "first-drop" : (`solved-${count}` as Badge);
      const everyOther = Array.from({ length: count }, (_, index) => problemIn(2 * index, { follows: 2 * index - 1 }));
      expect(earned(...everyOther)).toContain(badge);
      expect(earned(...everyOther.slice(1))).not.toContain(badge);
      expect(earned(...everyOther).filter((it) => it.startsWith("streak"))).toEqual([]);
    },
  );

  it.each([3, 5, 10, 26, 52])("with %i weeks in a row, and by no more weeks with a gap", (count) => {
    const badge = `streak-${count}` as Badge;
    expect(badgesOf(weeksInARow(count))).toContainEqual({ badge, earnedAt: problemIn(count - 1).earnedAt });
    expect(earned(...weeksInARow(count - 1), ...weeksInARow(count - 1, count))).not.toContain(badge);
  });

  it("for weeks in a row around a week without a problem", () => {
    expect(earned(problemIn(0), problemIn(1), problemIn(4, { follows: 1 }))).toContain("streak-3");
  });

  it("for the first attempt, and for five problems without a hint", () => {
    const late = weeksInARow(6).map((problem) => ({ ...problem, facts: { ...problem.facts, attempts: 2, hints: 1 } }));
    expect(earned(...late)).not.toContain("first-try");
    expect(earned(...late, problemIn(6))).toContain("first-try");
    expect(earned(...late, ...weeksInARow(4, 6))).not.toContain("no-hints");
    expect(earned(...late, ...weeksInARow(5, 6))).toContain("no-hints");
  });

  it("for five problems of each difficulty, and for one of every difficulty", () => {
    const hard = weeksInARow(5).map((problem) => ({ ...problem, difficulty: "hard" as const }));
    expect(earned(...hard)).toContain("hard-5");
    expect(earned(...hard)).not.toContain("easy-5");
    const mixed = (["easy", "easy", "medium", "hard"] as const).map((difficulty, week) => ({
      ...problemIn(week),
      difficulty,
    }));
    expect(badgesOf(mixed)).toContainEqual({ badge: "all-difficulties", earnedAt: problemIn(3).earnedAt });
    expect(earned(...mixed.slice(0, 3))).not.toContain("all-difficulties");
  });

  it("for coming back after three weeks or more left out, and not where there was nothing to solve", () => {
    expect(earned(problemIn(0), problemIn(4))).toContain("comeback");
    expect(earned(problemIn(0), problemIn(3))).not.toContain("comeback");
    expect(earned(problemIn(9))).not.toContain("comeback");
    expect(earned(problemIn(0), problemIn(9, { follows: 0 }))).not.toContain("comeback");
  });

  it("for an explanation that a teacher calls excellent", () => {
    const deed = {
      deed: "explanation-excellent",
      source: weekNumber(0),
      difficulty: null,
      points: 0,
      facts: {},
      earnedAt: new Date("2026-04-01T12:00:00Z"),
    } as const;
    expect(badgesOf([deed])).toEqual([{ badge: "excellent-explanation", earnedAt: deed.earnedAt }]);
  });

  it("only by what can be earned already; the others say so", () => {
    const ahead = badgesAhead([]);
    expect(ahead).toHaveLength(badges.length);
    expect(ahead.filter(({ open }) => !open)).toEqual([]);
    expect(deedsToCome).toHaveLength(0);
    expect(ahead.find(({ badge }) => badge === "solved-5")).toEqual({
      badge: "solved-5",
      reached: 0,
      target: 5,
      open: true,
    });
  });
});

describe("whatever somebody earns", () => {
  it("badges are the same in whatever order it was written", () => {
    fc.assert(
      fc.property(shuffled, ({ ledger, other }) => {
        expect(badgesOf(other)).toEqual(badgesOf(ledger));
        expect(badgesAhead(other)).toEqual(badgesAhead(ledger));
      }),
    );
  });

  it("each badge is new exactly once, when it is told deed by deed, and a rebuild gives the same", () => {
    fc.assert(
      fc.property(ledgers, (ledger) => {
        const told = ledger.flatMap((achievement, index) => newBadges(ledger.slice(0, index), achievement));
        expect(new Set(told).size).toBe(told.length);
        expect(told.toSorted()).toEqual(earned(...ledger).toSorted());
      }),
    );
  });

  it("a badge once earned stays, and the others come no further away", () => {
    fc.assert(
      fc.property(ledgers, (ledger) => {
        const before = ledger.slice(0, -1);
        expect(badgesOf(ledger)).toEqual(expect.arrayContaining(badgesOf(before)));
        const reached = new Map(badgesAhead(before).map((it) => [it.badge, it.reached]));
        for (const it of badgesAhead(ledger)) expect(it.reached).toBeGreaterThanOrEqual(reached.get(it.badge) ?? 0);
      }),
    );
  });

  it("every badge is on one side, and what is ahead is short of its target", () => {
    fc.assert(
      fc.property(ledgers, (ledger) => {
        const ahead = badgesAhead(ledger);
        expect([...earned(...ledger), ...ahead.map(({ badge }) => badge)].toSorted()).toEqual(badges.toSorted());
        for (const { badge, reached, target } of ahead) {
          expect(target).toBe(badgeTargets[badge]);
          expect(reached).toBeLessThan(target);
        }
      }),
    );
  });
});

const shuffled = ledgers.chain((ledger) =>
  fc.record({
    ledger: fc.constant(ledger),
    other: fc.shuffledSubarray(ledger, { minLength: ledger.length, maxLength: ledger.length }),
  }),
);
