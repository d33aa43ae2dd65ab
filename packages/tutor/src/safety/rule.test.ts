import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hear } from "./hearing/heard.ts";
import { chineseRules, englishRules, type Rule } from "./rule.ts";

const english = englishRules({ who: "i|my_mom|{kin}", kin: "dad|brother" }, [
  "{who} ~2 cut|hurt_badly me?",
  "never ~1 tell !mom|dad . & hurt|cut - game",
  "brother|dad & cut",
]);
const chinese = chineseRules({ self: "我|自己", tool: "刀|[剪锯]子?" }, [
  "(?<!不)想(?:死|离开)(?!机)",
  "{self}~3(?:割|划)+(?:了|过)?",
  "藏{tool} & 怕 - 游戏",
]);

const inEnglish: [said: string, heard: boolean[]][] = [
  ["dad so cut", [true, false, true]],
  ["my mom hurt badly", [true, false, false]],
  ["dad so so so cut", [false, false, true]],
  ["never tell. i hurt", [false, true, false]],
  ["never tell dad. hurt", [false, false, false]],
  ["never tell. hurt in game", [false, false, false]],
  ["cut dad", [false, false, true]],
];
const inChinese: [said: string, heard: boolean[]][] = [
  ["我想离开", [true, false, false]],
  ["不想死", [false, false, false]],
  ["想死机", [false, false, false]],
  ["自己把手割了", [false, true, false]],
  ["自己。割", [false, false, false]],
  ["藏剪子我怕", [false, false, true]],
  ["藏刀我怕游戏", [false, false, false]],
];

const englishOf = (said: string) => hear(said).english[0] ?? "";

const heardIn = (rules: readonly Rule[], whole: string) =>
  rules.map((rule) => rule({ whole, pieces: [whole], all: whole }));

describe("a rule", () => {
  it.each(inEnglish)("in English: %s", (said, heard) => expect(heardIn(english, englishOf(said))).toEqual(heard));
  it.each(inChinese)("in Chinese: %s", (said, heard) => expect(heardIn(chinese, said)).toEqual(heard));

  it("hears the same in a text, whatever stands in another sentence", () => {
    const more = fc.array(fc.constantFrom(..."so what ever 3 4".split(" ")), { maxLength: 40 });
    fc.assert(
      fc.property(fc.constantFrom(...inEnglish), more, ([said, heard], words) => {
        const piece = englishOf(said);
        const whole = ` ${words.join(" ")} .${piece}`;
        expect(english.map((rule) => rule({ whole, pieces: [piece], all: whole }))).toEqual(heard);
      }),
    );
  });
});
