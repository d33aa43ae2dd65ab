import { inDigits } from "../sought/said.ts";

/**
 * A problem with one or a few of its numbers changed: 每小时行90千米 into “每小时行60千米”, "4 friends" into "3 friends", "90 instead of 60". The
 * likeliest first; none where nobody can tell which of its numbers is meant.
 */
export function withOtherNumbers(change: string, problem: string): string[] {
  const text = inDigits(change);
  const slots = slotsIn(problem);
  const named = namedChange(text);
  if (named) {
    const meant = slots.filter(({ number }) => number === named.from);
    return meant[0] && meant.length === 1 ? [put(problem, [[meant[0], named.to]])] : [];
  }
  const wanted = slotsIn(text);
  const [first, ...others] = wanted;
  if (!first || wanted.length > CHANGES_MAX || slots.length > SLOTS_MAX) return [];
  const bySize = others.length === 0 ? onlySlot(first, slots) : null;
  // "7 by 4" for "6 by 4"
  const inTurn = wanted.length > 1 && wanted.length === slots.length ? slots : [null];
  const ways = [wanted.map((one) => slotFor(one, slots)), [bySize], inTurn];
  return ways.flatMap((places) => {
    const meant = places.filter((place) => place !== null);
    if (meant.length < wanted.length || new Set(meant).size < meant.length) return [];
    const changes = meant.map((slot, nth): [Slot, string] => [slot, wanted[nth]?.number ?? ""]);
    return changes.every(([slot, number]) => slot.number === number) ? [] : [put(problem, changes)];
  });
}

const CHANGES_MAX = 3;
const SLOTS_MAX = 12;

/** A number in a text, and what stands beside it. */
type Slot = { number: string; at: number; before: string; after: string };

function slotsIn(text: string): Slot[] {
  const found = [...text.matchAll(number)];
  return found.map((match, nth) => {
    const end = match.index + match[0].length;
    const [last, next] = [found[nth - 1], found[nth + 1]];
    return {
      number: match[0],
      at: match.index,
      before: text.slice(last ? last.index + last[0].length : 0, match.index),
      after: text.slice(end, next?.index ?? text.length),
    };
  });
}

const number = /(?<![\d.])\d+(?:\.\d+)?(?:\/\d+)?(?![\d.]*\d)/g;

function put(problem: string, changes: [Slot, string][]): string {
  const inOrder = [...changes].sort(([one], [other]) => other.at - one.at);
  return inOrder.reduce(
    (text, [{ at, number: old }, by]) => text.slice(0, at) + by + text.slice(at + old.length),
    problem,
  );
}

/** "90 instead of 60", 把 60 换成 90. */
function namedChange(text: string): { from: string; to: string } | null {
  const [, to, from] = /(\d+(?:\.\d+)?)\D{0,20}\binstead of\b\D{0,20}?(\d+(?:\.\d+)?)/i.exec(text) ?? [];
  if (from !== undefined && to !== undefined) return { from, to };
  const [, old, by] =
    /^\D{0,16}(\d+(?:\.\d+)?)\D{0,12}?(?:\b(?:to|into|with|was|were|is)\b|换成|改成|变成|改为|换为)\D{0,6}(\d+(?:\.\d+)?)\D{0,8}$/i.exec(
      text,
    ) ?? [];
  return old !== undefined && by !== undefined ? { from: old, to: by } : null;
}

/** The one number beside which the same words stand; null where none does, or several. */
function slotFor(wanted: Slot, slots: readonly Slot[]): Slot | null {
  const rated = slots.map((slot) => ({ slot, fits: likeness(wanted, slot) }));
  const most = Math.max(0, ...rated.map(({ fits }) => fits));
  const best = rated.filter(({ fits }) => fits === most);
  return most > 0 && best.length === 1 ? (best[0]?.slot ?? null) : null;
}

/** Where its words tell nothing, a number stands for the only one of about its size, or with no words beside it for the only one. */
function onlySlot(wanted: Slot, slots: readonly Slot[]): Slot | null {
  const near = slots.filter((slot) => isNear(wanted, slot, 2));
  const isAlone = near.length === 1 && slots.every((slot) => slot === near[0] || !isNear(wanted, slot, 3));
  if (isAlone) return near[0] ?? null;
  return slots.length === 1 && !saysMore(wanted.before) && !saysMore(wanted.after) ? (slots[0] ?? null) : null;
}

/** Whether the one is at most so many times the other. */
function isNear(one: Slot, other: Slot, times: number): boolean {
  const ratio = Number(one.number) / Number(other.number);
  return ratio >= 1 / times && ratio <= times;
}

const saysMore = (words: string): boolean =>
  wordsIn(words).length > 0 || /\p{Script=Han}/u.test(words.replaceAll(plain, ""));

const plain = /[是为到有的个那了]|等于|变成|换成|改成|如果|要是/g;

function likeness(one: Slot, other: Slot): number {
  const [before, after] = [wordsIn(one.before).slice(-3), wordsIn(one.after).slice(0, 2)];
  const [near, behind] = [wordsIn(other.before).slice(-3), wordsIn(other.after).slice(0, 2)];
  const shared = (some: string[], others: string[]) => some.filter((word) => others.includes(word)).length;
  const inWords = 2 * shared(before, near) + 2 * shared(after, behind) + shared(before, behind) + shared(after, near);
  const [letter, given] = [one, other].map(({ before: told }) => letterBefore.exec(told)?.[1]);
  const isSameLetter = letter !== undefined && letter === given;
  return (isSameLetter ? 4 : 0) + inWords + sharedEnd(one.before, other.before) + sharedStart(one.after, other.after);
}

const letterBefore = /(?<![a-z])([a-z]) ?(?:=|is|was) ?$/i;

/** Words that tell which number is meant, as they stand in a lexicon: had is has, friends are a friend. */
const wordsIn = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]{2,}|\$|%/g) ?? [])
    .filter((word) => !says.has(word))
    .map((word) => forms[word] ?? word.replace(/(?<=[a-z]{3})(?:ed|es|s)$/, ""));

const forms: Record<string, string> = {
  ...{ ate: "eat", ran: "run", went: "go", goes: "go", drove: "drive", took: "take", sold: "sell", spent: "spend" },
  ...{ made: "make", paid: "pay", got: "get", won: "win", lost: "lose", cut: "cut", drank: "drink", read: "read" },

  has: "have",
  had: "have",
  gave: "give",
  gives: "give",
  bought: "buy",
  buys: "buy",
};

const says = new Set(
  "the an of is was were be been are it its he she they we you there if in to and for with at on by one that this then only just up instead first what would number answer about change make use".split(
    " ",
  ),
);

const SHARED_MAX = 4;

/** Chinese characters with which both end. */
function sharedEnd(one: string, other: string): number {
  const [a, b] = [one, other].map((text) => text.trim());
  return sharedStart([...(a ?? "")].reverse().join(""), [...(b ?? "")].reverse().join(""));
}

function sharedStart(one: string, other: string): number {
  const [a, b] = [[...one.trim()], [...other.trim()]];
  let count = 0;
  while (count < SHARED_MAX && a[count] === b[count] && /\p{Script=Han}/u.test(a[count] ?? "")) count++;
  return count;
}
