import { inBoth } from "../../algebra/printing.ts";
import { plainOf } from "../../sentences/plain.ts";
import type { Step, Working } from "../../solution.ts";
import { defineTopic } from "../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** A number in digits, and the power of ten that it is rounded to: -2 for hundredths, 3 for thousands. */
type Rounding = { number: string; place: number };

const placesEn: Record<string, number> = {
  one: 0,
  unit: 0,
  "1": 0,
  "whole number": 0,
  integer: 0,
  ten: 1,
  "10": 1,
  hundred: 2,
  "100": 2,
  thousand: 3,
  "1000": 3,
  "ten thousand": 4,
  "10000": 4,
  "hundred thousand": 5,
  "100000": 5,
  million: 6,
  "1000000": 6,
  tenth: -1,
  hundredth: -2,
  thousandth: -3,
};
const placesZh: Record<string, number> = {
  整数: 0,
  个位: 0,
  十位: 1,
  "10位": 1,
  百位: 2,
  "100位": 2,
  千位: 3,
  "1000位": 3,
  万位: 4,
  "10000位": 4,
  十分位: -1,
  "10分位": -1,
  百分位: -2,
  "100分位": -2,
  千分位: -3,
  "1000分位": -3,
};
const number = "(?<n>-?\\d{1,12}(?:\\.\\d{1,10})?)";
const nearest = `(?:the )?nearest (?<p>${Object.keys(placesEn).join("|")})s?(?: place)?`;
const decimals = "(?<d>[1-6]) decimal(?: place)?s?|(?<e>[1-6]) d\\.?p\\.?";
const toZh = `(?:精确到|[4四]舍[5五]入到|保留到|取近似值到)(?<p>${Object.keys(placesZh).join("|")}|0\\.0{0,4}1)|(?:精确到|[4四]舍[5五]入到)小数点后(?:第)?(?<d>[1-6])位|(?:[4四]舍[5五]入)?保留(?<e>[1-6])位小数|(?:[4四]舍[5五]入)?保留(?<q>整数)`;
const tailZh = ",?(?:约|的近似数|的近似值|得到?|的结果|是|约等于|约是|≈|为)*(?:多少|几)?";
const methodZh = "(?:用|按|按照)?(?:[4四]舍[5五]入法?法?)?(?:将|把|对)?";
const sentences = [
  `round (?:off )?(?:the number )?${number},? (?:off )?(?:correct )?(?:to ${nearest}|to ${decimals})`,
  `${number},? (?:when )?rounded (?:off )?(?:to ${nearest}|to ${decimals})`,
  `round (?:off )?to ${nearest}[,:]? ${number}`,
  `${methodZh}${number}(?:用|按)?(?:[4四]舍[5五]入法?法?)?,?(?:${toZh})${tailZh}`,
].map((sentence) => new RegExp(`^(?:${sentence})$`, "u"));

/** Numbers to the nearest ten, hundredth, …, with 5 away from zero. */
export const rounding = defineTopic<Rounding, Code>({
  name: "rounding",
  words,
  read(question) {
    const plain = plainOf(question);
    const found = sentences.map((sentence) => sentence.exec(plain)?.groups).find((groups) => groups !== undefined);
    if (!found?.n) return null;
    const place = placeOf(found);
    return place === null ? null : { number: found.n, place };
  },
  work: workRounding,
  // The nearest of the multiples of the place: no other is nearer.
  holds({ number: given, place }, { key }) {
    const [size, far] = [10 ** place, Math.abs(Number(key) - Number(given))];
    const steps = Number(key) / size;
    return Math.abs(steps - Math.round(steps)) < 1e-6 && far <= size / 2 + 1e-9;
  },
  similar: ({ place }) => ({ number: "73618.26457", place: Math.min(place, 3) }),
});

function placeOf({ p = "", d, e, q }: Record<string, string>): number | null {
  if (q) return 0;
  const many = d ?? e;
  if (many) return -Number(many);
  if (p.startsWith("0.")) return 2 - p.length;
  return placesEn[p] ?? placesZh[p] ?? null;
}

function workRounding({ number: given, place }: Rounding): Working<Code> | null {
  const [, sign = "", before = "", behind = ""] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(given) ?? [];
  const digits = `${before}${behind}`;
  const kept = before.length - place;
  if (kept < 0) return null;
  // Digits that are not there are zeros.
  const all = digits.padEnd(kept + 1, "0");
  const next = Number(all[kept] ?? "0");
  const head = BigInt(all.slice(0, kept) || "0") + (next >= 5 ? 1n : 0n);
  const result = `${head === 0n ? "" : sign}${placed(head, place)}`;
  const unit = place >= 0 ? `${10 ** place}` : `0.${"0".repeat(-place - 1)}1`;
  const steps: Step<Code>[] = [
    { code: "place", values: { given, unit, next: `${next}` } },
    { code: next >= 5 ? "up" : "down", values: { next: `${next}`, result } },
  ];
  return {
    problem: { en: `round $${given}$ to the nearest $${unit}$`, ch: `把 $${given}$ 精确到 $${unit}$` },
    steps,
    answer: { said: inBoth(result), key: result },
  };
}

/** `4838` in hundredths is 48.38, zeros at the end stay. */
function placed(head: bigint, place: number): string {
  if (place >= 0) return head === 0n ? "0" : `${head}${"0".repeat(place)}`;
  const written = `${head}`.padStart(1 - place, "0");
  return `${written.slice(0, place)}.${written.slice(place)}`;
}
