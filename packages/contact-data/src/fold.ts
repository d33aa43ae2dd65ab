import { inLatin } from "@dripstone/contract/accounts/lookalikes";

/** A text in plain small letters and digits, and where its signs come from. */
export type Folded = {
  text: string;
  /** The same with its formulas blanked, sign by sign. */
  prose: string;
  source: string;
  /** The place in the source of a place in `text`. */
  sourceOf: (at: number) => number;
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
  const places: number[] = [];
  let text = "";
  for (const { 0: sign, 1: code, 2: mark, index } of source.matchAll(signs)) {
    const plain = mark ? "" : plainSign(code === undefined ? sign : signOf(code));
    text += plain;
    for (let unit = 0; unit < plain.length; unit += 1) places.push(index);
  }
  places.push(source.length);
  const prose = text.replace(formulas, (formula) => "\u0000".repeat(formula.length));
  return { text, prose, source, sourceOf: (at) => places[at] ?? source.length };
}

/** A sign by its number, a mark of Markdown around words, or any other sign. */
const signs =
  /&(#\d{1,7}|#x[\da-f]{1,6}|commat|period|lowbar|hyphen|colon);|((?<!\d)(?:\*\*|\|\||~~|__|`)|(?:\*\*|\|\||~~|__|`)(?!\d)|(?<=^|\s)[*_](?=\S)|(?<=\S)[*_](?=\s|$))|[\s\S]/giu;
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
  ...signsFor("0", "⓪⓿"),
  "🔟": "10",
  // Traditional characters in the words that are looked for.
  ...Object.fromEntries(
    [..."電电話话機机號号碼码點点見见聯联繫系係系線线訊讯郵邮賬账帳账帐账達达隊队傳传給给門门樓楼單单棟栋弄弄"]
      .join("")
      .match(/../gu)
      ?.map((pair) => [...pair]) ?? [],
  ),
};

function signsFor(plain: string, signs: string): Record<string, string> {
  return Object.fromEntries([...signs].map((sign) => [sign, plain]));
}

/** As Markdown reads them: `$5 and $10` is money. */
const formulas = /\$(?=[^\s$])[^$]{0,2000}(?<=\S)\$(?!\d)|\$\$[^$]{0,2000}\$\$/g;
