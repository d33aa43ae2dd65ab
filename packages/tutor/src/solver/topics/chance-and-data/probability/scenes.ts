import type { Piece } from "../../../sentences/pieces.ts";
import { piece, put, type Told } from "./told.ts";

const colors = "red|blue|green|yellow|white|black|orange|purple|pink|brown|gray|红|蓝|绿|黄|白|黑|橙|紫|粉";
export const things =
  "marbles?|balls?|candies|candy|chips?|beads?|socks?|pens?|jelly beans?|tiles?|cubes?|counters?|gumballs?|buttons?|crayons?|blocks?";
export const color = `(?<color>${colors})`;
const fair = "(?:fair |standard |normal |regular |ordinary |unbiased |balanced |6-sided |six-sided )*";
const even = "(?:质地)?(?:均匀)?的?(?:正方体)?";
const times = "(?<times>\\d{1,2})(?: times|次)(?: in a row)?";

/** Where chance comes from: coins, dice, a bag, a deck of cards, or a range of numbers. */
export const scenes: Piece<Told>[] = [
  piece(`(?<n>\\d{1,2}) ${fair}coins`, (told, { n }) => begin(told, "coins", Number(n))),
  piece(`(?:a|1) ${fair}coin`, (told) => begin(told, "coins", 1)),
  piece(`(?<n>\\d{1,2})[枚个]${even}硬币`, (told, { n }) => begin(told, "coins", Number(n))),
  piece(`(?:a )?pair of ${fair}dice`, (told) => begin(told, "dice", 2)),
  piece(`(?:a|1) ${fair}(?:die|dice)`, (told) => begin(told, "dice", 1)),
  piece(`(?<n>\\d{1,2}) ${fair}(?:dice|die)`, (told, { n }) => begin(told, "dice", Number(n))),
  piece(`(?<n>\\d{1,2})[枚个颗粒]${even}骰子`, (told, { n }) => begin(told, "dice", Number(n))),
  piece(times, (told, { times: n }) => put(told, "times", Number(n))),
  piece("twice", (told) => put(told, "times", 2)),
  piece("once", (told) => put(told, "times", 1)),
  piece(
    "(?:a|the) (?:bag|jar|box|urn|drawer|hat|basket|container) (?:that )?(?:contains|has|with|of|containing|holds|that has|there are)|from (?:a|the) (?:bag|jar|box|urn) (?:containing|with|that contains|of)|(?:in )?(?:a|the) (?:bag|jar|box|urn|drawer),? there are|there are",
    (told) => bag(told),
  ),
  piece(
    "(?:[1在]个?)?(?:不透明的)?(?:袋子|口袋|布袋|袋|盒子|箱子|盒)(?:里|中|内)?(?:面)?(?:装|放)?着?有?(?:除颜色外(?:都|完全)?相同的)?",
    (told) => bag(told),
  ),
  piece(`(?<n>\\d{1,3}) ${color}(?: ?(?:${things})|色的?球|色?球)?(?! or)`, (told, groups) => {
    if (told.asks) counted(told, groups);
    else told.groups.push({ name: groups.color ?? "", count: Number(groups.n) });
  }),
  piece(`(?<n>\\d{1,3})[个只颗枚]${color}(?:色的?|色)?(?:球|珠子|棋子|)`, (told, groups) => {
    if (told.asks) counted(told, groups);
    else told.groups.push({ name: groups.color ?? "", count: Number(groups.n) });
  }),
  piece(
    `in (?:a|the) (?:bag|jar|box|urn|drawer)|from (?:a|the) (?:bag|jar|box|urn|drawer)|from it|from (?:them|these)|从(?:袋子|口袋|袋|盒子|箱子|)(?:里|中)`,
    () => undefined,
  ),
  piece(
    "(?:a |the )?(?:standard |well-shuffled |shuffled |ordinary |regular |normal |full )*(?:52-card |52 card )?deck(?: of (?:52 )?(?:standard )?(?:playing )?cards?| of 52)?",
    (told) => begin(told, "cards", 52),
  ),
  piece(
    "(?:1副)?(?:去掉大小王的|除去大小王的|没有大小王的|不含大小王的|52张的?)(?:1副)?(?:52张)?(?:的)?扑克牌|1副扑克牌(?:去掉|除去)大小王(?:后)?",
    (told) => begin(told, "cards", 52),
  ),
  piece(
    "(?:a|1) (?:number|integer|whole number|positive integer|card|ticket|ball|slip) (?:is )?(?:randomly )?(?:chosen|selected|picked|drawn)(?: at random| randomly)? (?:from|between|among)(?: the)?(?: numbers| integers| whole numbers| cards numbered| tickets numbered| balls numbered)?(?: from)? (?<low>\\d{1,3}) (?:to|through|and) (?<high>\\d{1,3})(?:,? \\(?inclusive\\)?)?",
    (told, { low, high }) => range(told, low, high),
  ),
  piece(
    "(?:a|1) (?:whole |positive )?(?:number|integer|whole number) from (?<low>\\d{1,3}) (?:to|through) (?<high>\\d{1,3})(?:,? \\(?inclusive\\)?,?)? (?:is )?(?:randomly )?(?:chosen|selected|picked|drawn)",
    (told, { low, high }) => range(told, low, high),
  ),
  piece(
    "(?:a|1) randomly (?:chosen|selected|picked|drawn) (?:whole |positive )?(?:number|integer|whole number) from (?<low>\\d{1,3}) (?:to|through) (?<high>\\d{1,3})(?:,? \\(?inclusive\\)?,?)?",
    (told, { low, high }) => range(told, low, high),
  ),
  piece(
    "(?:a|the) (?:fair )?spinner (?:has|with|is divided into|that has) (?<n>\\d{1,2}) (?:equal|equal-sized|congruent|equally likely) (?:sections|parts|sectors|spaces|regions),? (?:numbered|labeled|marked)(?: from)? 1 (?:to|through|-) (?<high>\\d{1,2})",
    (told, { n, high }) => {
      if (n !== high) told.confused = true;
      range(told, "1", high);
    },
  ),
  piece(
    "从(?<low>\\d{1,3})(?:到|至|~|-)(?<high>\\d{1,3})(?:这\\d{1,3}个)?(?:的)?(?:自然数|整数|数|数字)?(?:中|里)?(?:任意|随机|任)(?:选|取|抽|抽取|选取|选出|取出)1个(?:数|数字)?",
    (told, { low, high }) => range(told, low, high),
  ),
];

function begin(told: Told, scene: Told["scenes"][number], number: number): void {
  told.scenes.push(scene);
  put(told, "number", number);
}

function bag(told: Told): void {
  if (!told.scenes.includes("bag")) told.scenes.push("bag");
  told.asks = false;
}

function range(told: Told, low = "", high = ""): void {
  begin(told, "numbers", 1);
  told.range = [Number(low), Number(high)];
}

/** "1 red and 1 blue" are together one event. */
function counted(told: Told, { color: name = "", n }: Record<string, string>): void {
  const last = told.events.at(-1);
  const counts = last?.of === "pattern" ? last.counts : new Map<string, number>();
  if (counts.has(name)) told.confused = true;
  counts.set(name, Number(n));
  if (last?.of !== "pattern") told.events.push({ of: "pattern", counts });
}
