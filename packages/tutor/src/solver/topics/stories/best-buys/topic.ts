import { q } from "@dripstone/checker/mathematics";
import { decimalOf } from "../../../figures/amount.ts";
import type { Step, Working } from "../../../solution.ts";
import { unitAfter } from "../../../stories/units.ts";
import { defineTopic } from "../../../topic.ts";
import { type BestBuy, type Offer, readBestBuy } from "./read.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;

/** Which of two offers of the same thing costs less for each. */
export const bestBuys = defineTopic({
  name: "best-buys",
  words,
  read: readBestBuy,
  work: workBestBuy,
  // Both offers are bought until there are equally many: the cheaper one costs less then.
  holds: ({ offers: [first, second] }, { key }) => {
    const [a, b] = [q.multiply(first.price, second.count), q.multiply(second.price, first.count)];
    return key === decimalOf(q.compare(a, b) < 0 ? first.count : second.count);
  },
  similar: ({ offers: [first, second], ...others }): BestBuy => {
    const [two, three] = [q.rational(2n), q.rational(3n)];
    return {
      ...others,
      offers: [
        { count: first.count, price: q.multiply(first.price, three) },
        { count: q.multiply(second.count, two), price: q.multiply(second.price, q.multiply(two, three)) },
      ],
    };
  },
});

/** Null where both cost the same for each. */
function workBestBuy({ offers, money, unit }: BestBuy): Working<Code> | null {
  const [first, second] = offers;
  const [one, other] = [each(first), each(second)];
  if (!one || !other || q.same(one, other) || q.same(first.count, second.count)) return null;
  const isFirst = q.compare(one, other) < 0;
  const best = isFirst ? first : second;
  const [n, c, m, d] = [first.count, first.price, second.count, second.price].map(decimalOf);
  const values = { n: `${n}`, c: `${c}`, m: `${m}`, d: `${d}`, one: decimalOf(one), other: decimalOf(other) };
  const [count, price] = [decimalOf(best.count), decimalOf(best.price)];
  const [ofUnit, ofMoney] = [unit && unitAfter(unit, count), unitAfter(money, price)];
  const steps: Step<Code>[] = [
    { code: "first", values },
    { code: "second", values },
    { code: "compare", values: { ...values, least: decimalOf(isFirst ? one : other), count } },
  ];
  return {
    problem: {
      en: `which costs less for each, $${n}$ for $${c}$ or $${m}$ for $${d}$`,
      ch: `$${n}$ 份 $${c}$ 和 $${m}$ 份 $${d}$，哪种单价低`,
    },
    steps,
    answer: {
      said: {
        en: `$${count}$${ofUnit ? ` ${ofUnit.en}` : ""} for $${price}$ ${ofMoney.en}`,
        ch: `$${price}$ ${ofMoney.ch} $${count}$ ${ofUnit ? ofUnit.ch : "份"}的`,
      },
      key: count,
    },
  };
}

const each = ({ count, price }: Offer) => q.divide(price, count);
