import type { KnownIntent } from "./intents.ts";
import type { Span } from "./spans/span.ts";
import { stemOf } from "./stems.ts";

/** Which formulas fill which slot, by slot. */
export type Filled = Map<number, Span[]>;

type Heard = { text: string; spans: readonly Span[] };

/** An intent's sentences may say a formula twice: "numbers up to 90 that share no factor with 90". */
export const REPEATS = "repeats";

/** So many formulas are in no question that is one. */
const SPANS_MAX = 14;
/** Of so many numbers two are alike by chance: "in boxes of 3 there are 2 left over, in boxes of 5 there are 3". */
const MANY_SLOTS = 4;

/**
 * Fills the slots of an intent in this order. Every formula of the text is used, or belongs to the intent's wording; null where that is not so, or
 * may be so in two ways, or where the word beside a formula is known to stand beside another slot.
 */
export function assign(
  { text, spans }: Heard,
  { name, slots, literals, cues }: KnownIntent,
  order: readonly number[],
): Filled | null {
  if (spans.length > SPANS_MAX) return null;
  const known = new Set(literals);
  const mayLiteral = spans.map((span) => literalCost(span, text, spans, known));
  let best: { cost: number; filled: (number | null)[] } | null = null;
  let isTwofold = false;
  const isLoose = known.has("letters");
  const telling = new Map((cues ?? []).map((cue) => cue.split(" ") as [string, string]));
  const belongs = spans.map((span) => {
    const slots = new Set(cuesOf(span, text, spans).flatMap((cue) => telling.get(cue) ?? []));
    return (slot: number) => slots.size === 0 || slots.has(`${slot}`);
  });
  const mayRepeat = known.has(REPEATS);
  const isRepeated = (at: number, used: readonly (number | null)[]) =>
    used.some((slot, nth) => slot !== null && !isMany(slots[slot - 1] ?? "") && spans[nth]?.text === spans[at]?.text);
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
    if (slot !== undefined && type !== undefined && fits(type, span) && belongs[at]?.(slot))
      go(at + 1, place + 1, [...used, slot], cost);
    // A list goes on.
    const before = used.at(-1);
    const listType = before === undefined || before === null ? undefined : slots[before - 1];
    if (
      before != null &&
      listType !== undefined &&
      isMany(listType) &&
      fits(listType, span) &&
      !(listType === "expression+" && span.isInWords) &&
      order[place - 1] === before
    )
      go(at + 1, place, [...used, before], cost);
    const literal = mayLiteral[at];
    if (literal !== null && literal !== undefined) go(at + 1, place, [...used, null], cost + literal);
    else if (mayRepeat && isRepeated(at, used)) go(at + 1, place, [...used, null], cost + 0.2);
    else if (isLoose && isOwnLetter(span, spans)) go(at + 1, place, [...used, null], cost + 0.2);
  };
  go(0, 0, [], 0);
  if (!best || isTwofold) return null;
  if (
    slots.length === 1 &&
    slots[0] === "equation-one" &&
    asksForAnother(spans, (best as { filled: (number | null)[] }).filled)
  )
    return null;
  const isStory = name.startsWith("stories/") || slots.length >= MANY_SLOTS;
  if (!isStory && areTheSame(spans, (best as { filled: (number | null)[] }).filled)) return null;
  const filled: Filled = new Map();
  for (const [nth, slot] of (best as { filled: (number | null)[] }).filled.entries())
    if (slot !== null) filled.set(slot, [...(filled.get(slot) ?? []), spans[nth] as Span]);
  return filled;
}

const slotTypes = [
  ...["whole", "number", "percent", "expression", "value", "range", "sequence", "based-equation", "hex", "digits"],
  ...["equation-one", "equation-many", "letter", "equation", "inequality", "point", "based"],
];
const bits = new Map(slotTypes.map((type, nth) => [type, 1 << nth]));

/** In which types of slots each formula may stand. */
export const placesFor = (spans: readonly Span[]): number[] =>
  spans.map((span) => slotTypes.reduce((mask, type, nth) => (fits(type, span) ? mask | (1 << nth) : mask), 0));

/** Whether formulas that may stand there can fill the slots in this order at all, which is told of most without reading the text. */
export function mayFill(
  places: readonly number[],
  { slots, literals }: Pick<KnownIntent, "slots" | "literals">,
  order: readonly number[],
): boolean {
  if (literals.length === 0 && places.length !== order.length && !slots.some(isMany)) return false;
  let at = 0;
  for (const slot of order) {
    const bit = bits.get((slots[slot - 1] ?? "").replace("+", "")) ?? 0;
    while (at < places.length && ((places[at] ?? 0) & bit) === 0) at++;
    if (at === places.length) return false;
    at++;
  }
  return true;
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
    const isBare = (gap: string) => /^\s*(?:[,、，]|and|&|和|与|跟|or|或|,\s*(?:and|or))?\s*$/i.test(gap);
    const areBare = gaps.some(isBare);
    const areParted = gaps.some(
      (gap) => !isBare(gap) && (/[\p{L}].*[,，。;；.]|[,，。;；.].*\p{L}{3}/u.test(gap) || wordsIn(gap) > 5),
    );
    if (!areAlike(own.map((span) => unitAfter(span, text)))) return false;
    // 1, 2, 3, …, 10 and 1 to 10 are more than these.
    if (gaps.some((gap) => /…|\.{3}|^ ?(?:到|至|~|～|to|through|up to) ?$/i.test(gap))) return false;
    const inWords = own.filter(({ isInWords }) => isInWords).length;
    return !(areBare && areParted) && (inWords === 0 || inWords === own.length);
  });
}

/** English words, or Chinese characters. */
const wordsIn = (text: string): number => text.match(/[a-z]+|\p{Script=Han}/giu)?.length ?? 0;
/** "2 pipes, 64 inches and 80 inches": where two are counted in the same, the others are, too, or stand without a word. */
function areAlike(units: readonly string[]): boolean {
  const said = units.filter((unit) => unit !== "");
  return new Set(said).size === said.length || new Set(said).size < 2;
}

/** The word, or the first Chinese character, behind a number. */
const unitAfter = ({ to }: Span, text: string): string =>
  stemOf((/^[ -]*(?!(?:and|or)\b)([a-z]+|[^\P{Script=Han}和与或跟])/iu.exec(text.slice(to))?.[1] ?? "").toLowerCase());

/** Whether a formula may stand in a slot. */
function fits(type: string, { kind, text }: Span): boolean {
  switch (type.replace("+", "")) {
    case "whole":
      return kind === "number" && /^\d+%?$/.test(text);
    case "number":
      return kind === "number";
    case "percent":
      return kind === "number" && text.endsWith("%");
    case "expression":
    case "value":
      return kind === "expression" || kind === "number" || kind === "letter";
    case "range":
      return /^-?\d+$/.test(text) || /^\d+[-~]\d+$/.test(text);
    case "sequence":
      return kind === "number" || (kind === "expression" && /…|^[\d,. ]+$/.test(text) && !text.includes("+"));
    case "based-equation":
      return kind === "equation" && /\d_[\da-z]/i.test(text);
    case "hex":
      return /^(?:expression|digits|number|letter)$/.test(kind) && /^[\da-f^]{1,8}$/i.test(text);
    case "digits":
      return kind === "digits" || /^\d+$/.test(text);
    case "equation-one":
      return kind === "equation" && lettersIn(text) === 1;
    case "equation-many":
      return kind === "equation" && lettersIn(text) > 1;
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

/** "d(360), the number of divisors of 360": whoever names a number twice does not ask for two; but a three-digit number may be divisible by 3. */
function areTheSame(spans: readonly Span[], filled: readonly (number | null)[]): boolean {
  const own = spans.flatMap(({ text, isInWords }, nth) =>
    filled[nth] == null ? [] : [{ text: `${isInWords}${text.replaceAll(/[()]/g, "")}`, slot: filled[nth] }],
  );
  return own.some(({ text, slot }, nth) => own.slice(0, nth).some((one) => one.text === text && one.slot !== slot));
}

/** "Solve 2x + 3 = 7 for y" has no y. */
function asksForAnother(spans: readonly Span[], filled: readonly (number | null)[]): boolean {
  const equation = spans.find((_, nth) => filled[nth] !== null)?.text ?? "";
  const letters = new Set(
    spans.flatMap(({ kind, text }, nth) => (kind === "letter" && filled[nth] === null ? [text] : [])),
  );
  const [letter] = letters;
  return letters.size === 1 && letter !== undefined && !equation.toLowerCase().includes(letter.toLowerCase());
}

/** How many different letters a formula has. */
const lettersIn = (text: string): number =>
  new Set(text.replaceAll(/sqrt|mod|log|lg|ln|_\d/g, "").match(/[a-z]/gi) ?? []).size;

/** A letter that a formula of the text has, where it is the only one of that formula. */
function isOwnLetter({ kind, text }: Span, spans: readonly Span[]): boolean {
  if (kind !== "letter") return false;
  // A = 2^3 * 5: a name.
  if (spans.some((span) => span.text.startsWith(`${text}=`) && !/[a-z]/i.test(span.text.slice(2)))) return true;
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
  if (/^[□○▢◯_]+$/.test(span.text) && known.has(`${span.text}|`)) return 0;
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

/** What stands beside a formula, and may tell which one it is: "slope {1}", 公差是{2}. */
export function cuesOf(span: Span, text: string, spans: readonly Span[]): string[] {
  const [before, after] = besides(span, text, spans);
  const left = text.slice(spans[spans.indexOf(span) - 1]?.to ?? 0, span.from).toLowerCase();
  const two = /([a-z']+) ([a-z']+)[ -]*$/.exec(left)?.slice(1).map(stemOf).join("_");
  return [...(before ? [`<${before}`] : []), ...(two ? [`<${two}`] : []), ...(after ? [`>${after}`] : [])];
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
