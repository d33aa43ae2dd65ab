import { measure as m } from "../../../stories/chinese-words.ts";
import type { Fact, Frames } from "../../../stories/frames.ts";
import { defineStories, over, same, times } from "../../../stories/reckoned.ts";
import words from "./words.json" with { type: "json" };

const amount =
  "(cups|tablespoons|teaspoons|spoons|eggs|scoops|packets|slices|sticks|bags|apples|oranges|lemons|bananas)";
const cls = "(杯|勺|个|袋|包|斤|块|份|片|枚|只)";

const frames: Frames = {
  takes: [
    `<~>(needs|takes|uses|requires|calls for|need|use) <a>( (?<word_thing>${amount}))?( of <_:noun>)? (for|to make|to bake|makes) <b> <of:noun>`,
    `<a> (?<word_thing>${amount})( of <_:noun>)? (make|makes|is enough for|are enough for) <b> <of:noun>`,
    `(做|烤|蒸|榨)<b>${m}(<of:noun>)?(要|需|需要|用)(用)?<a>(?<word_thing>${cls})?(<~.>)?`,
  ],
  asked: [
    `how (many|much)( (?<word_thing2>${amount}))?( of <_:noun>)?<~>(for|to make|to bake) <c> <of2:noun>`,
    `how (many|much)( (?<word_thing2>${amount}))?( of <_:noun>)?<~>(for|to make|to bake) <c>`,
    `(照这样(计算|算)?,?)?(那么|如果)?(做|烤|蒸|榨)<c>${m}(<of2:noun>)?(要|需|需要|用)(用)?(多少|几)(?<word_thing2>${cls})?<~.>`,
  ],
};

/** What a recipe takes for more or fewer. */
export const proportions = defineStories({
  name: "proportions",
  words,
  about:
    "recipe|cookies|cakes?|pancakes|muffins|bread|flour|sugar|rice|milk|juice|butter|eggs|面粉|饼干|蛋糕|面包|馒头|果汁|豆浆|米饭",
  frames,
  // Cookies are no cakes.
  agrees: (facts: Fact[]) => {
    const [first, second] = ["of", "of2"].map(
      (place) => facts.flatMap(({ words: { [place]: word } }) => word ?? [])[0],
    );
    return !first || !second || first.replace(/^\w+ (?=\w+$)/, "") === second.replace(/^\w+ (?=\w+$)/, "");
  },
  kinds: [
    {
      tells: ["takes", "asked"],
      numbers: ["a", "b", "c"],
      problem: ({ a, b, c }) => ({
        en: `what $${c}$ take, if $${b}$ take $${a}$`,
        ch: `$${b}$ 份要 $${a}$，$${c}$ 份要多少`,
      }),
      steps: [
        ["one", "each", ({ a, b }) => over(a, b)],
        ["all", "answer", ({ each, c }) => times(each, c)],
      ],
      answer: { name: "answer" },
      fits: ({ a, b, c, answer }) => same(times(answer, b), times(a, c)),
      doubled: ["c"],
    },
  ],
});
