import type { q } from "@dripstone/checker/mathematics";
import type { Question } from "../../../question.ts";
import { storyReader } from "../../../stories/frames.ts";
import { commonUnit, inUnit } from "../../../stories/unit-of-all.ts";
import type { Unit } from "../../../stories/units.ts";

export type Offer = { count: q.Rational; price: q.Rational };
export type BestBuy = { offers: [Offer, Offer]; money: Unit; unit: Unit | null };

const pack = "(box|bag|pack|package|bottle|can|carton|jar|case|tub|jug|roll)";
const goods = "(of )?(<thing:noun>( of <_:noun>)?)?";
const best = "(the )?(better|best) (buy|deal|value|price|bargain)";
const cls = "(支|本|个|盒|瓶|袋|包|只|条|张|件|双|块|枝|把|箱|桶|罐|听|卷)";

const read = storyReader("better|best|cheaper|便宜|合算|划算|单价低", {
  "": ["(同样的|一种|同一种)的?<_:noun>", "(超市里?|商店里?|甲店|乙店|a店|b店|甲商店|乙商店)(卖|有)?", "or", "和|或"],
  offer: [
    `(store (a|b) (has|sells) )?(an? )?<n>(-| )?(${pack}(?![a-z]))?( ?${goods})? (for|at|costs|cost|costing|that costs|sells for|is) <c>`,
    `an? ${pack} of <n>( ${goods})? (for|at|costs|costing|that costs) <c>`,
    `<n>${cls}(<thing:noun>)?(卖|要|需|售价)?<c>`,
    `<n>(卖|要|售价)?<c>`,
    `<c><n>${cls}`,
  ],
  ask: [
    `which( (one|pack|package|size|of these|offer|box|bag|is))? is ${best}`,
    `which (is|costs) (cheaper|less)( per <_:noun>| for each| each)?`,
    "which( one)? is cheaper",
    `what is ${best}`,
    "(哪|哪一)(种|家|个|种买法|种包装)(的)?(更|比较)?(便宜|合算|划算|实惠)(一些|些|一点)?",
    "哪种单价低",
  ],
});

/** Two offers, and the question which is cheaper; null where they are measured in what can't be compared. */
export function readBestBuy(question: Question): BestBuy | null {
  const facts = read(question);
  const offers = facts?.filter(({ says }) => says === "offer") ?? [];
  const [one, other, ...more] = offers.map(({ numbers }) => numbers);
  const things = new Set(offers.flatMap(({ words: { thing } }) => (thing ? [thing.replace(/s$/, "")] : [])));
  if (things.size > 1) return null;
  const asks = facts?.filter(({ says }) => says === "ask") ?? [];
  if (!one?.n || !one.c || !other?.n || !other.c || more.length > 0 || asks.length !== 1) return null;
  const [unit, money] = [commonUnit([one.n.unit, other.n.unit]), commonUnit([one.c.unit, other.c.unit])];
  const measured = Boolean(one.n.unit) === Boolean(other.n.unit) && one.c.unit && other.c.unit;
  if (unit === undefined || !money || money.dimension !== "money" || unit?.dimension === "money" || !measured)
    return null;
  const offer = ({ n, c }: typeof one): Offer | null =>
    n && c && !n.pi && !c.pi && n.value.num > 0n && c.value.num > 0n
      ? { count: unit ? inUnit(n, unit) : n.value, price: inUnit(c, money) }
      : null;
  const [first, second] = [offer(one), offer(other)];
  return first && second ? { offers: [first, second], money, unit } : null;
}
