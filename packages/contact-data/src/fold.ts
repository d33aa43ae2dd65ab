import { inLatin } from "@dripstone/contract/accounts/lookalikes";
import { asRead, formulas } from "./as-read.ts";
import { inUsualCharacters } from "./homophones.ts";

/** A text in plain small letters and digits, and where its signs come from. */
export type Folded = {
  text: string;
  /** The same with its formulas blanked, sign by sign. */
  prose: string;
  source: string;
  /** The place in the source of a place in `text`. */
  sourceOf: (at: number) => number;
  /** Whether a stretch of `text` begins or ends in a formula. */
  inFormula: (from: number, to: number) => boolean;
};

/** A stretch of the folded text. */
export type Span = [from: number, to: number];

/** Finds in a folded text; each finder is one idea of how people write what they should not. */
export type Finder = (folded: Folded) => Span[];

/**
 * Takes a text's disguises off: full width, circled, mathematical and emoji letters and digits, letters of other scripts that look Latin,
 * accents, invisible signs, HTML's numbers for signs, which Markdown reads.
 */
export function fold(source: string): Folded {
  const { text, places } = plain(source);
  const prose = text.replace(formulas, (formula) => "\u0000".repeat(formula.length));
  const inFormula = (from: number, to: number) => prose.slice(from, to).includes("\u0000");
  return { text, prose, source, sourceOf: placeIn(source, places), inFormula };
}

/** The same of a text as its reader sees it, where that is something else: with the words and numbers of its formulas. */
export function foldAsRead(source: string): Folded {
  const seen = asRead(source);
  const { text, places } = plain(seen.text);
  const sourceOf = placeIn(source, places);
  const inFormula = (from: number, to: number) => seen.inFormula(sourceOf(from), sourceOf(to));
  return { text, prose: text, source, sourceOf, inFormula };
}

type Plain = { text: string; places: readonly number[] | null };

/** `places` is null where each sign stands at its own place. */
function plain(source: string): Plain {
  const alike = plainInPlace(source);
  if (alike !== undefined) return { text: inUsualCharacters(alike), places: null };
  const places: number[] = [];
  let text = "";
  for (let at = 0; at < source.length; ) {
    const { length, shown } = signAt(source, at);
    text += shown;
    for (let unit = 0; unit < shown.length; unit += 1) places.push(at);
    at += length;
  }
  places.push(source.length);
  return { text: inUsualCharacters(text), places };
}

/** The plain text of one that is as long, sign for sign, as nearly all are; undefined for any other. */
function plainInPlace(source: string): string | undefined {
  let text = "";
  let from = 0;
  for (let at = 0; at < source.length; at += 1) {
    const unit = source.charCodeAt(at);
    if (unit < 0x80) {
      if (!ascii[unit]) return undefined;
      continue;
    }
    const shown = unit >= 0xd800 && unit < 0xe000 ? "" : plainSign(source.charAt(at));
    if (shown.length !== 1) return undefined;
    text += source.slice(from, at) + shown;
    from = at + 1;
  }
  // What is left are capitals of the Latin alphabet.
  return (text + source.slice(from)).toLowerCase();
}

const placeIn = (source: string, places: Plain["places"]) => (at: number) =>
  places ? (places[at] ?? source.length) : Math.min(at, source.length);

type Sign = { length: number; shown: string };

/** A sign by its number, a mark of Markdown around words, or any other sign. */
function signAt(source: string, at: number): Sign {
  const unit = source.charCodeAt(at);
  const sign = unit < 0x80 ? ascii[unit] : undefined;
  if (sign) return sign;
  if (unit >= 0x80) {
    const written = String.fromCodePoint(source.codePointAt(at) ?? 0);
    return { length: written.length, shown: plainSign(written) };
  }
  special.lastIndex = at;
  const { 0: found = "", 1: code } = special.exec(source) ?? [];
  if (code !== undefined) return { length: found.length, shown: plainSign(signOf(code)) };
  return { length: found.length || 1, shown: found ? "" : source.charAt(at) };
}

/** What stands for itself, wherever it stands. */
const ascii = Array.from({ length: 0x80 }, (_, unit): Sign | undefined => {
  const sign = String.fromCharCode(unit);
  return "&*|~_`".includes(sign) ? undefined : { length: 1, shown: sign.toLowerCase() };
});

const special =
  /&(#\d{1,7}|#x[\da-f]{1,6}|commat|period|lowbar|hyphen|colon);|(?<!\d)(?:\*\*|\|\||~~|__|`)|(?:\*\*|\|\||~~|__|`)(?!\d)|(?<=^|\s)[*_](?=\S)|(?<=\S)[*_](?=\s|$)/iuy;
const named: Record<string, string> = { commat: "@", period: ".", lowbar: "_", hyphen: "-", colon: ":" };

function signOf(code: string): string {
  if (!code.startsWith("#")) return named[code.toLowerCase()] ?? "";
  const point = /^#x/i.test(code) ? Number.parseInt(code.slice(2), 16) : Number(code.slice(1));
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : "";
}

const known = new Map<string, string>();

/** A sign without its disguise, in small letters; nothing of what cannot be seen. */
function plainSign(sign: string): string {
  if (sign < "\u0080") return sign.toLowerCase();
  const kept = known.get(sign);
  if (kept !== undefined) return kept;
  const plain = [...sign.normalize("NFKD")].map(plainPart).join("").toLowerCase();
  if (known.size < 5_000) known.set(sign, plain);
  return plain;
}

function plainPart(sign: string): string {
  if (invisible.test(sign)) return "";
  if (sign < "\u0080") return sign;
  if (/\p{Nd}/u.test(sign)) return String(digitOf(sign));
  return others[sign] ?? (/\p{Script=Han}/u.test(sign) ? sign : inLatin(sign.toLowerCase()));
}

const invisible = /\p{M}|\p{Cf}|\p{Default_Ignorable_Code_Point}|\u2800/u;

/** Decimal digits stand in tens, whatever their script. */
function digitOf(sign: string): number {
  let zero = sign.codePointAt(0) ?? 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && (sign.codePointAt(0) ?? 0) - zero < 9) zero -= 1;
  return (sign.codePointAt(0) ?? 0) - zero;
}

const others: Record<string, string> = {
  ...signsFor(".", "。・•·∙⋅●丶"),
  ...signsFor("-", "—–−‐‑⁻➖"),
  ...signsFor("+", "➕"),
  ...signsFor(",", "、"),
  ...signsFor("[", "【「『〔"),
  ...signsFor("]", "】」』〕"),
  ...signsFor("0", "⓪⓿🄋🄌"),
  // One to ten in four kinds of circles, which Unicode takes for ornaments.
  ...Object.fromEntries([..."❶➀➊⓵"].flatMap((one) => upToTen(one))),
  "🔟": "10",
  // Traditional characters in the words that are looked for.
  ...Object.fromEntries(
    [..."電电話话機机號号碼码點点見见聯联繫系係系線线訊讯郵邮賬账帳账帐账達达隊队傳传給给門门樓楼單单棟栋弄弄"]
      .join("")
      .match(/../gu)
      ?.map((pair) => [...pair]) ?? [],
  ),
};

function upToTen(one: string): [sign: string, number: string][] {
  const first = one.codePointAt(0) ?? 0;
  return Array.from({ length: 10 }, (_, nth) => [String.fromCodePoint(first + nth), `${nth + 1}`]);
}

function signsFor(plain: string, signs: string): Record<string, string> {
  return Object.fromEntries([...signs].map((sign) => [sign, plain]));
}
