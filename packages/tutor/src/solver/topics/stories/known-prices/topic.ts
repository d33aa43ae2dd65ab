import { measure as m } from "../../../stories/chinese-words.ts";
import type { Fact, Frames } from "../../../stories/frames.ts";
import { defineStories, less, over, type StoryKind, same, sum, times } from "../../../stories/reckoned.ts";
import words from "./words.json" with { type: "json" };

const one = "(每|一|1)(个|只|支|本|张|把|条|件|台|盒|袋|瓶|块|双|千克|斤)?";
const paid = "(一?共)?(花|用|付|花费|用去|付出|需|要|用掉)(了|去)?";

const frames: Frames = {
  lot: [
    `<~>(买|买来|买了|购买|购进|买回)(了)?<a>${m}<x:noun>(和|与|,|、)<b>${m}<y:noun>,?${paid}<c>`,
    "<~> ?(buys|bought|buy|paid for|orders|ordered) <a> <x:noun> and <b> <y:noun> for( a total of)? <c>",
    "<a> <x:noun> and <b> <y:noun> cost( a total of)? <c>( in all| altogether| in total)?",
  ],
  price: [
    `(其中|已知)?${one}<z:noun>(的价格|的单价|的价钱)?(是|为)?<p>`,
    `(其中|已知)?<z:noun>${one}<p>`,
    "(if |and )?(an?|each|one|1|every) <z:noun> (costs?|is) <p>( each)?",
    "(if |and )?(the )?<z:noun> (cost|are|costs) <p> each",
  ],
  ask: [
    `${one}<q:noun>(的价格|的单价|的价钱)?(是|要|需)?((多少|几)<asked:unit>(钱)?|多少钱)`,
    `<q:noun>${one}((多少|几)<asked:unit>(钱)?|多少钱)`,
    "(how much|what) (is|does|did|was) (an?|each|one|1|the price of (an?|each|one)|the cost of (an?|each|one)) <q:noun>( cost)?( each)?",
  ],
};

type Kind = StoryKind<keyof typeof words.en>;

const other = (isFirst: boolean): Kind => {
  const [known, wanted] = isFirst ? (["a", "b"] as const) : (["b", "a"] as const);
  return {
    tells: ["lot", isFirst ? "price x" : "price y", "ask"],
    numbers: ["a", "b", ["c", "p"]],
    problem: ({ a, b, c, p }) => ({
      en: `the price of the other kind, if $${a}$ and $${b}$ things cost $${c}$, and one kind costs $${p}$`,
      ch: `两种东西 $${a}$ 份和 $${b}$ 份共 $${c}$，一种每份 $${p}$，求另一种的单价`,
    }),
    steps: [
      [isFirst ? "knownA" : "knownB", "part", (n) => times(n[known], n.p)],
      ["rest", "rest", ({ c, part }) => less(c, part)],
      [isFirst ? "shareB" : "shareA", "answer", (n) => over(n.rest, n[wanted])],
    ],
    answer: { name: "answer", unit: "c" },
    fits: (n) => same(sum(times(n[known], n.p), times(n[wanted], n.answer)), n.c),
    doubled: ["c", "p"],
  };
};

const rootOf = (thing = "") =>
  thing
    .replace(/^(?:an?|the) /, "")
    .replace(/ies$/, "y")
    .replace(/(?:(?<=ch|sh|x|ss)es|s)$/, "");

/** Two kinds of things bought together: the price of one kind is known, the other is asked for. */
export const knownPrices = defineStories({
  name: "known-prices",
  words,
  about: "cost|bought|buys|paid|共|花|用|付",
  frames,
  arrange: (facts): Fact[] | null => {
    const [lot, price, ask, ...more] = ["lot", "price", "ask"].flatMap((says) =>
      facts.filter((fact) => fact.says === says),
    );
    if (!lot || price?.says !== "price" || ask?.says !== "ask" || more.length > 0 || facts.length !== 3) return null;
    const [x, y, z, q] = [lot.words.x, lot.words.y, price.words.z, ask.words.q].map(rootOf);
    if (x === y || z === q || ![x, y].includes(z ?? "") || ![x, y].includes(q ?? "")) return null;
    const isMoney = [lot.numbers.c, price.numbers.p].every((number) => number?.unit?.dimension === "money");
    if (!isMoney) return null;
    return [
      { ...lot, words: {} },
      { ...price, says: z === x ? "price x" : "price y", words: {} },
      { ...ask, words: {} },
    ];
  },
  kinds: [other(true), other(false)],
});
