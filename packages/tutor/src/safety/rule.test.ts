import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { neededCharacters } from "./needed.ts";
import { anyOfRules, chineseRules, englishRules } from "./rule.ts";

const classes = { who: "i|my_mom|{kin}", kin: "dad|brother" };
const english = englishRules(classes, [
  "{who} ~2 cut|hurt_badly me?",
  "never ~1 tell !mom|dad . & hurt|cut - game",
  "cut cut?",
  "brother | dad",
]);
const hanClasses = { self: "我|自己", tool: "刀|[剪锯]子?" };
const chinese = chineseRules(hanClasses, [
  "(?<!不)想(?:死|离开)(?!机)",
  "{self}~3(?:割|划)+(?:了|过)?",
  "{tool}?藏|藏{tool}",
  "怕 & {self} - 游戏",
  "没(?:人|\\p{Script=Han}{2})理[^。]{0,2}我",
  "zisha|自.*杀",
]);

const said = (whole: string, pieces: string[]) => ({ whole, pieces });

describe("rules that are tried only where they may say something", () => {
  it("hear in English what all of them hear", () => {
    const hears = anyOfRules(english);
    const words = "i my mom dad brother cut hurt badly me never tell game so . .".split(" ");
    const text = fc.array(fc.constantFrom(...words), { maxLength: 9 }).map((some) => ` ${some.join(" ")} . `);
    let heard = 0;
    fc.assert(
      fc.property(text, (whole) => {
        const all = said(whole, [whole]);
        const isSaid = english.some(({ isIn }) => isIn(all));
        heard += isSaid ? 1 : 0;
        expect(hears(all, new Set(whole.split(" ")))).toBe(isSaid);
      }),
      { numRuns: 2_000 },
    );
    expect(heard).toBeGreaterThan(100);
  });

  it("hear in Chinese what all of them hear", () => {
    const hears = anyOfRules(chinese);
    const signs = [
      "不",
      "想",
      "死",
      "离开",
      "机",
      "我",
      "自己",
      "割",
      "划",
      "了",
      "刀",
      "剪",
      "子",
      "藏",
      "怕",
      "游戏",
    ];
    const more = ["没", "人", "大家", "理", "。", "zisha", "自", "杀"];
    const text = fc.array(fc.constantFrom(...signs, ...more), { maxLength: 9 }).map((some) => some.join(""));
    let heard = 0;
    fc.assert(
      fc.property(text, (whole) => {
        const all = said(whole, [whole]);
        const isSaid = chinese.some(({ isIn }) => isIn(all));
        heard += isSaid ? 1 : 0;
        expect(hears(all, new Set(whole))).toBe(isSaid);
      }),
      { numRuns: 2_000 },
    );
    expect(heard).toBeGreaterThan(100);
  });
});

describe("what a pattern cannot do without", () => {
  it.each([
    ["想死", ["想", "死"]],
    ["想(?:死|离开)", ["想", "死离"]],
    ["想(?:死|离?)", ["想"]],
    ["想?死+", ["死"]],
    ["(?<!不)想(?!死)", ["想"]],
    ["[剪锯]子*", ["剪锯"]],
    ["[^剪]子{2,3}刀{0,1}", ["子"]],
    ["想|死", ["想死"]],
    ["想|.", []],
    ["\\p{Script=Han}\\d\\?", ["?"]],
    ["一(?:二)|三(?:四)", ["一三"]],
  ])("%s", (source, needed) => {
    expect(neededCharacters(source).map((some) => [...some].join(""))).toEqual(needed);
  });
});
