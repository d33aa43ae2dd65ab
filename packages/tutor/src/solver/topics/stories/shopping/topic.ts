import { q } from "@dripstone/checker/mathematics";
import type { Question } from "../../../question.ts";
import type { Step, Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import { type Purchase, purchaseOf } from "./bill.ts";
import { billInChinese } from "./in-chinese.ts";
import { billInEnglish } from "./in-english.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Bought = Purchase & { isChinese: boolean };

const LENGTH_MAX = 300;

/** What is bought at the price of each: what it costs altogether, and the change. */
export const shopping = defineTopic<Bought, Code>({
  name: "shopping",
  words,
  read: readPurchase,
  work: workOut,
  // Cent by cent, in whole numbers.
  holds: ({ lines, money, wanted, isChinese }, { key }) => {
    const cents = (written: string) => BigInt(Math.round(Number(written) * 100));
    if (wanted === "many") {
      let [left, many] = [cents(money ?? ""), 0];
      for (const price = cents(lines[0]?.price ?? ""); left >= price && many < 100_000; left -= price) many++;
      return key === `${many}`;
    }
    const all = lines.reduce((sum, { count, price }) => sum + cents(count) * cents(price), 0n);
    const answer = money === null ? all : cents(money) * 100n - all;
    return key === keyOf(q.rational(answer, 10_000n), isChinese);
  },
  similar: ({ lines, money, wanted, isChinese }) => ({
    isChinese,
    wanted,
    lines: lines.map(({ count, price }) => ({ count: `${Number(count) + 1}`, price })),
    money: money && `${Number(money) * 2}`,
  }),
});

function readPurchase({ counted, text, locale }: Question): Bought | null {
  if (text.length > LENGTH_MAX || !/\d/.test(text) || /[=^]|\\frac/.test(text)) return null;
  const isChinese = locale === "ch";
  if (!(isChinese ? /[元块角钱]/ : /\$|dollars?|cents?/).test(text)) return null;
  const bill = isChinese ? billInChinese(counted) : billInEnglish(counted);
  const purchase = bill && purchaseOf(bill);
  return purchase && { ...purchase, isChinese };
}

function workOut(bought: Bought): Working<Code> | null {
  const { lines, money, isChinese, wanted } = bought;
  if (wanted === "many") return enoughFor(bought);
  const parts = lines.map(({ count, price }) => ({ count, price, part: q.multiply(of(count), of(price)) }));
  const total = parts.reduce((sum, { part }) => q.add(sum, part), q.ZERO);
  const steps: Step<Code>[] = parts
    .filter(({ count }) => count !== "1" || parts.length === 1)
    .map(({ count, price, part }) => ({ code: "line", values: { count, price: shown(of(price)), part: shown(part) } }));
  const sum = parts.map(({ part }) => shown(part)).join(" + ");
  if (parts.length > 1) steps.push({ code: "total", values: { sum, total: shown(total) } });
  const rest = money === null ? null : q.subtract(of(money), total);
  if (rest && rest.num < 0n) return null;
  if (rest)
    steps.push({ code: "rest", values: { money: shown(of(money ?? "")), total: shown(total), rest: shown(rest) } });
  const answer = rest ?? total;
  if (steps.length === 0 || answer.num === 0n) return null;
  const products = parts.map(({ count, price }) => `${count} \\cdot ${shown(of(price))}`).join(" + ");
  return {
    problem: rest
      ? {
          en: `what is left of $${shown(of(money ?? ""))}$ after paying $${products}$`,
          ch: `付 $${shown(of(money ?? ""))}$，买东西用去 $${products}$，求还剩多少`,
        }
      : { en: `what it costs altogether: $${products}$`, ch: `一共要付多少：$${products}$` },
    steps,
    answer: {
      said: {
        en: `$${shown(answer)}$ ${isChinese ? "yuan" : "dollars"}`,
        ch: `$${shown(answer)}$ ${isChinese ? "元" : "美元"}`,
      },
      key: keyOf(answer, isChinese),
    },
  };
}

/** How many one can buy: what is left over is too little for one more. */
function enoughFor({ lines, money }: Bought): Working<Code> | null {
  const [price, all] = [of(lines[0]?.price ?? "0"), of(money ?? "0")];
  const quotient = q.divide(all, price);
  const many = quotient && quotient.num / quotient.den;
  if (!quotient || !many) return null;
  const shownAs = { money: shown(all), price: shown(price), many: `${many}` };
  return {
    problem: {
      en: `how many you can buy for $${shownAs.money}$ at $${shownAs.price}$ each`,
      ch: `单价 $${shownAs.price}$，$${shownAs.money}$ 最多可以买多少`,
    },
    steps: [{ code: quotient.den === 1n ? "many" : "many-at-most", values: shownAs }],
    answer: { said: { en: `$${many}$`, ch: `$${many}$` }, key: `${many}` },
  };
}

/** A number as it is written, 4.50. */
function of(written: string): q.Rational {
  const [whole = "0", decimals = ""] = written.split(".");
  return q.rational(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
}

/** Money: two decimals, or none where it is whole. */
function shown(value: q.Rational): string {
  if (value.den === 1n) return `${value.num}`;
  const number = Number(value.num) / Number(value.den);
  return number.toFixed(2) === `${number}0` || `${number}` === number.toFixed(2) ? number.toFixed(2) : `${number}`;
}

const keyOf = ({ num, den }: q.Rational, isChinese: boolean): string =>
  `${den === 1n ? num : `${num}/${den}`} ${isChinese ? "元" : "dollars"}`;
