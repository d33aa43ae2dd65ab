import type { KnownIntent } from "./intents.ts";
import type { Span } from "./spans/span.ts";
import { stemOf } from "./stems.ts";

/** Which formulas fill which slot, by slot. */
export type Filled = Map<number, Span[]>;

type Heard = { text: string; spans: readonly Span[] };

/** So many formulas are in no question that is one. */
const SPANS_MAX = 14;

/**
 * Fills the slots of an intent in this order. Every formula of the text is used, or belongs to the intent's wording; null where that is not so, or
 * may be so in two ways.
 */
export function assign(
  { text, spans }: Heard,
  { slots, literals }: KnownIntent,
  order: readonly number[],
): Filled | null {
  if (spans.length > SPANS_MAX) return null;
  const known = new Set(literals);
  const mayLiteral = spans.map((span) => literalCost(span, text, spans, known));
  let best: { cost: number; filled: (number | null)[] } | null = null;
  let isTwofold = false;
  const isLoose = known.has("letters");
  const go = (at: number, place: number, used: (number | null)[], cost: number): void => {
    if (best && cost > best.cost) return;
    if (at === spans.length) {
      if (place !== order.length) return;
      if (!isWhole(used, slots, spans) || !areLists({ text, spans }, slots, used)) return;
      if (best && cost === best.cost) {
        isTwofold ||= used.some((slot, nth) => slot !== best?.filled[nth]);
        return;
      }
      best = { cost, filled: used };
      isTwofold = false;
      return;
    }
    const span = spans[at] as Span;
    const slot = order[place];
    const type = slot === undefined ? undefined : slots[slot - 1];
    if (slot !== undefined && type !== undefined && fits(type, span)) go(at + 1, place + 1, [...used, slot], cost);
    // A list goes on.
    const before = used.at(-1);
    const listType = before === undefined || before === null ? undefined : slots[before - 1];
    if (
      before != null &&
      listType !== undefined &&
      isMany(listType) &&
      fits(listType, span) &&
      order[place - 1] === before
    )
      go(at + 1, place, [...used, before], cost);
    const literal = mayLiteral[at];
    if (literal !== null && literal !== undefined) go(at + 1, place, [...used, null], cost + literal);
    else if (isLoose && isOwnLetter(span, spans)) go(at + 1, place, [...used, null], cost + 0.2);
  };
  go(0, 0, [], 0);
  if (!best || isTwofold) return null;
  const filled: Filled = new Map();
  for (const [nth, slot] of (best as { filled: (number | null)[] }).filled.entries())
    if (slot !== null) filled.set(slot, [...(filled.get(slot) ?? []), spans[nth] as Span]);
  return filled;
}

const isMany = (type: string) => type.endsWith("+") || type === "range" || type === "sequence";

/** Lists have two at least, ranges two, sequences three. */
function isWhole(used: readonly (number | null)[], slots: readonly string[], spans: readonly Span[]): boolean {
  return slots.every((type, nth) => {
    const own = spans.filter((_, at) => used[at] === nth + 1);
    if (type === "range") return own.length === 2 || (own.length === 1 && /^\d+[-~]\d+$/.test(own[0]?.text ?? ""));
    if (type === "sequence") return own.length >= 3 || (own.length === 1 && /[,…]/.test(own[0]?.text ?? ""));
    if (type.endsWith("+")) return own.length >= 2;
    return own.length === 1;
  });
}

/**
 * Whether the numbers of each list are of one kind: "4 apples, 6 and 9" are no list, as some stand side by side and others are parted by what they count;
 * and neither are 两根 and 36, a word of the sentence and a number.
 */
function areLists({ text, spans }: Heard, slots: readonly string[], used: readonly (number | null)[]): boolean {
  return slots.every((type, nth) => {
    if (!type.startsWith("whole+") && !type.startsWith("number+")) return true;
    const own = spans.filter((_, at) => used[at] === nth + 1);
    const gaps = own.slice(1).map((span, at) => text.slice(own[at]?.to, span.from));
    const areBare = gaps.some((gap) => /^\s*(?:[,、，]|and|&|和|与|跟|or|或|,\s*and)?\s*$/i.test(gap));
    const areParted = gaps.some((gap) => /[\p{L}].*[,，。;；.]|[,，。;；.].*\p{L}{3}/u.test(gap));
    const inWords = own.filter(({ isInWords }) => isInWords).length;
    return !(areBare && areParted) && (inWords === 0 || inWords === own.length);
  });
}

/** Whether a formula may stand in a slot. */
function fits(type: string, { kind, text }: Span): boolean {
  switch (type.replace("+", "")) {
    case "whole":
      return kind === "number" && /^\d+%?$/.test(text);
    case "number":
      return kind === "number";
    case "expression":
    case "value":
      return kind === "expression" || kind === "number" || kind === "letter";
    case "range":
      return /^-?\d+$/.test(text) || /^\d+[-~]\d+$/.test(text);
    case "sequence":
      return kind === "number" || (kind === "expression" && /…|^[\d,. ]+$/.test(text));
    case "digits":
      return kind === "digits" || /^\d+$/.test(text);
    case "letter":
    case "equation":
    case "inequality":
    case "point":
    case "based":
      return kind === type.replace("+", "");
    default:
      return false;
  }
}

/** A letter that a formula of the text has, where it is the only one of that formula. */
function isOwnLetter({ kind, text }: Span, spans: readonly Span[]): boolean {
  if (kind !== "letter") return false;
  const letters = new Set(
    spans
      .filter((span) => span.kind !== "letter")
      .flatMap((span) => span.text.replaceAll(/sqrt|mod|log|ln/g, "").match(/[a-z]/gi) ?? []),
  );
  const named = new Set(spans.filter((span) => span.kind === "letter").map((span) => span.text));
  return letters.has(text) && (letters.size === 1 || [...letters].every((one) => named.has(one)));
}

/** What it costs to take a formula as a part of the wording; null where it is none. */
function literalCost(span: Span, text: string, spans: readonly Span[], known: ReadonlySet<string>): number | null {
  const [before, after] = besides(span, text, spans);
  if (known.has(`${span.text}|>${after}`) && after) return 0;
  if (known.has(`${span.text}|<${before}`) && before) return 0.1;
  if (span.isInWords && known.has(`${span.text}|`)) return 1;
  const isLong = span.text.length > 3 || span.kind === "inequality";
  if (span.kind !== "number" && span.kind !== "letter" && isLong && known.has(`${span.text}|`)) return 0.3;
  return null;
}

/** How a formula of the wording is known again. */
export function literalsOf(span: Span, text: string, spans: readonly Span[]): string[] {
  const [before, after] = besides(span, text, spans);
  return [
    `${span.text}|`,
    ...(before ? [`${span.text}|<${before}`] : []),
    ...(after ? [`${span.text}|>${after}`] : []),
  ];
}

/** The words, or Chinese characters, on both sides. */
function besides(span: Span, text: string, spans: readonly Span[]): [before: string, after: string] {
  const nth = spans.indexOf(span);
  const left = text.slice(spans[nth - 1]?.to ?? 0, span.from).toLowerCase();
  const right = text.slice(span.to, spans[nth + 1]?.from ?? text.length).toLowerCase();
  const before = /([a-z']+|\p{Script=Han}{1,2})[ -]*$/u.exec(left)?.[1] ?? "";
  const after = /^[ -]*([a-z']+|\p{Script=Han}{1,2})/u.exec(right)?.[1] ?? "";
  return [stemOf(before), stemOf(after)];
}
