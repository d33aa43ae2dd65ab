import { q } from "@dripstone/checker/mathematics";
import type { Fact } from "../../../stories/frames.ts";
import { lineWords } from "../../../stories/lines.ts";
import { defineStories } from "../../../stories/reckoned.ts";
import { gainFrames } from "./frames.ts";
import { gainKinds } from "./kinds.ts";
import { otherGainKinds } from "./other-kinds.ts";

/** What is bought and sold again, above or below its cost, at a marked price or at a part of it. */
export const gainsAndLosses = defineStories({
  name: "gains-and-losses",
  words: lineWords,
  about: "profit|gain|loss|los[eit]|cost|利润|获利|盈利|赚|亏|赔|进价|成本",
  frames: gainFrames,
  everyReading: true,
  arrange: arranged,
  kinds: [...gainKinds, ...otherGainKinds],
});

/** Costs that nobody has told yet, and prices that are no whole story. */
const unheard =
  /(?<![a-z])(?:tax(?:es)?|commission|expenses?|overhead|fees?|broke\w*|damaged|spoil\w*|of (?:the|his|her|its) (?:selling|sale) price|on (?:the|his|her|its) (?:selling|sale) price)(?![a-z])|售价的|卖价的|税|手续费|提成|损耗|坏/;

/** Costs that are only to be added where they are told. */
const addedCost = /(?<![a-z])(?:repair\w*|transport\w*|shipping|delivery)(?![a-z])|运费|修理|维修/;

const money = ["c", "p", "m", "g", "x", "e"];
const moneyAsked = new Set("askCost askSale askMarked askGain askLoss askNew".split(" "));

function arranged(facts: Fact[], story: string): Fact[] | null {
  if (unheard.test(story) || (addedCost.test(story) && !facts.some(({ says }) => says === "spent"))) return null;
  const asks = facts.filter(({ says }) => says.startsWith("ask"));
  if (asks.length !== 1) return null;
  const isMoneyAsked = moneyAsked.has(asks[0]?.says ?? "");
  // A price of each, and how many there are, is another story.
  const isMany = /(?<![a-z])(?:each|apiece|per)(?![a-z])|[件个台支本]共/.test(story);
  if (isMany && isMoneyAsked) return null;
  const told: Fact[] = [];
  for (const fact of facts) {
    const { says, numbers } = fact;
    const prices = money.flatMap((name) => numbers[name] ?? []);
    if (prices.some(({ unit, pi }) => pi || (unit !== null && unit.dimension !== "money"))) return null;
    const { d, ...others } = numbers;
    if (says === "askPairEither") {
      told.push({ ...fact, says: isGainOfPair(facts) ? "askPairGain" : "askPairDeficit" });
      continue;
    }
    if (says === "off" && d) {
      const kept = { ...d, value: q.subtract(q.rational(100n), d.value) };
      told.push({ ...fact, says: "kept", numbers: { ...others, o: kept } });
    } else told.push(says === "keptPercent" ? { ...fact, says: "kept" } : fact);
  }
  return told;
}

/** Of two prices that are the same, r% above the cost is r parts of 100 + r, l% below it l parts of 100 - l. */
function isGainOfPair(facts: Fact[]): boolean {
  const { r, l } = facts.find(({ says }) => says === "pairOutcome")?.numbers ?? {};
  if (!r || !l) return false;
  const hundred = q.rational(100n);
  const gained = q.multiply(r.value, q.subtract(hundred, l.value));
  return q.compare(gained, q.multiply(l.value, q.add(hundred, r.value))) > 0;
}
