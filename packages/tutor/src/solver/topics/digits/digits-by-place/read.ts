import { type Grammar, grammar, readSaid, type Said } from "../../../sentences/said-facts.ts";
import { among, different, divisible, type Fact, isSumOf, othersZero, parity, related, sumIs } from "./facts.ts";

export type Wanted =
  | "number"
  | "largest"
  | "smallest"
  | "all"
  | "many"
  | { place: number; most?: "largest" | "smallest" };
export type Told = { size: number; facts: Fact[]; wanted: Wanted };

type Name =
  | "size"
  | "is"
  | "named"
  | "listed"
  | "more"
  | "times"
  | "same"
  | "two"
  | "adds"
  | "sum"
  | "zeros"
  | "different"
  | "divisible"
  | "parity"
  | "digitWanted"
  | "extreme"
  | "all"
  | "many"
  | "wanted";
type Groups = Record<string, string | undefined>;

const SIZE_MIN = 3;
const SIZE_MAX = 5;

const placeEn = (name: string) =>
  `(?:(?:the|its|my|that|and|a|with|has|have|an?|(?:[3-5][- ]digit )?number's) )*(?:(?:digit|number) in the )?(?<${name}>first(?= digit)|last(?= digit)|middle(?= digit)|ones|1s|units?|tens|10s|hundreds?|100s|thousands?|1000s|ten[- ]thousands?)(?:'s?)?(?: place| column)?(?: digit| value| number)?(?: (?:of|in) (?:(?:a|the|this|my) )?(?:[3-5][- ]digit )?(?:whole )?number)?`;
const factorEn =
  "(?<k>twice|double|triple|half|(?:[2-9]|two|three|four|five) times|a third of|1/3 of|1/2 of|\\(1/2\\)|\\(1/3\\))(?: of)?(?: as (?:much|big|large|great) as)?";
const isEn = "(?:(?:,? ?which|that)? ?(?:is|equals|=|being|must be|has) )";
const moreEn = "(?<d>[1-9]) (?<w>more|greater|larger|bigger|higher|less|smaller|fewer|lower) than";
const listEn = "(?<l>\\d{1,2}(?:(?:,? and (?:by )?|, (?:by )?)\\d{1,2}){0,2})";
const digitsEn =
  "(?:(?:all|of|the|its|my|their|3|4|5|6|three) )*digits(?: of (?:(?:the|this|my|a) )?(?:\\d[- ]digit )?number)?";

const placeZh = (name: string) =>
  `(?:而|且|它的?|其|它)?(?<${name}>个|十|10|百|100|千|1000|万|10000|最高|末|首|中间|1(?=位))位(?:上)?(?:的)?(?:数字|数码|数)?`;
const valueZh =
  "最小的(?:质|素)数|最小的合数|最小的奇(?:质|素)数|最小的自然数|最小的奇数|最小的偶数|最小的正整数|最大的[1一]位(?:数|奇数|偶数|(?:质|素)数|合数|自然数)|[1一]位数(?:中|里)?最大的(?:数|奇数|偶数|(?:质|素)数|合数)|既不是(?:质|素)数也不是合数(?:的数)?(?:,?\\(?(?:且|又)?(?:不是|不为|非)0\\)?)?|(?:唯一|唯1)的?(?:偶(?:质|素)数|既是(?:质|素)数又是偶数的数)|(?:既是)?(?:(?:质|素)数又是偶数|偶数又是(?:质|素)数|奇数又是合数|合数又是奇数)(?:的数)?";
const listZh = "(?<l>\\d{1,2}(?:(?:,|和|与)\\d{1,2}){0,2})";

const values: [RegExp, number[]][] = [
  [/^最小的(?:质|素)数|^唯|^(?:既是)?(?:(?:质|素)数又是偶|偶数又是)/, [2]],
  [/^(?:既是)?(?:奇数又是合|合数又是奇)/, [9]],
  [/^最小的合数/, [4]],
  [/^最小的奇(?:质|素)/, [3]],
  [/^最小的(?:自然|偶)数/, [0]],
  [/^最小的(?:奇|正整)数/, [1]],
  [/最大.*偶数/, [8]],
  [/最大.*(?:质|素)数/, [7]],
  [/最大/, [9]],
  [/^既不是/, [1]],
];

const grammars: Record<"en" | "ch", Grammar<Name>> = {
  en: grammar<Name>(
    [
      [
        "digitWanted",
        `(?:what (?:is|must be|'s)|what's|find|whats) (?:the |its |my )?(?<p>ones|units?|tens|hundreds?|thousands?)(?: place)? digit$`,
      ],
      [
        "digitWanted",
        `(?:what is |find )?(?:the |its |my )(?:(?<m>largest|greatest|smallest|least) )?(?:possible )?(?<p>ones|units?|tens|hundreds?|thousands?)(?: place)? digit$`,
      ],
      ["adds", `${placeEn("p")} ${isEn}(?:the )?sum of ${placeEn("q")} and ${placeEn("r")}`],
      ["two", `(?:the )?sum of ${placeEn("p")} and ${placeEn("q")} is (?<n>\\d{1,2})`],
      ["more", `${placeEn("p")} ${isEn}${moreEn} (?:${factorEn} )?${placeEn("q")}`],
      ["more", `${placeEn("p")} ${isEn}${placeEn("q")} (?<w>plus|minus) (?<d>[1-9])`],
      ["times", `${placeEn("p")} ${isEn}${factorEn} ${placeEn("q")}`],
      ["same", `${placeEn("p")} ${isEn}(?:the same as|equal to|the same number as) ${placeEn("q")}`],
      ["same", `${placeEn("p")} and ${placeEn("q")} are (?:the same|equal)(?: number| digit)?`],
      [
        "is",
        `${placeEn("p")} ${isEn}(?:a |an |the digit |the number )?(?<n>\\d)(?! (?:more|less|greater|times|larger|smaller|bigger|fewer|higher|lower)|\\d)`,
      ],
      [
        "is",
        `(?:has )?(?:an? |the digit )?(?<n>\\d) (?:in|for|as) (?:the |its )?(?<p>ones|units?|tens|hundreds?|thousands?)(?: place| digit| column)?`,
      ],
      ["sum", `(?:the )?(?:sum|total) of ${digitsEn} (?:(?:is|equals|=) )?(?<n>\\d{1,2})`],
      ["sum", `(?:whose |with |and |has )?${digitsEn} (?:that )?(?:add|sum|total|adds)(?: up)?(?: to)? (?<n>\\d{1,2})`],
      ["sum", `(?:the |a |its |my )?(?:digit sum|sum of digits) (?:is|of|equals) (?<n>\\d{1,2})`],
      [
        "zeros",
        "(?:all )?(?:of )?(?:the |my |its )?(?:other|remaining|rest of the) digits are (?:all )?(?:0s?|zeros?)",
      ],
      [
        "different",
        `${digitsEn} are (?:all )?different|all different digits|(?:no digit is repeated|no digits? repeats?|no repeated digits)`,
      ],
      [
        "divisible",
        `(?:(?:it|the number|i|that|which|i'm) )?(?:(?:is|am|are) )?(?:also )?(?:evenly )?(?:divisible by|(?:an? )?multiple of) (?:both )?${listEn}`,
      ],
      [
        "parity",
        "(?:(?:(?:it|the number|i|that|which) )?(?:is|am)|it's|i'm) (?:also )?(?:an )?(?<k>even|odd)(?: number)?",
      ],
      [
        "size",
        "(?:(?:i am|i'm|im|think of|there is|consider|given|it is|write|find|form|make) )?(?:an? |the |this |my |that )?(?<n>[3-6])[- ]digit (?:(?<k>even|odd) )?(?:whole )?(?:(?:secret |mystery |locker |lock |pin |house )?(?:number|code|numeral|combination))",
      ],
      ["size", "(?:(?:(?:my|the|a) (?:secret |mystery )?number (?:has|with)|i have|it has) )?[3-6] digits(?=,| )"],
      [
        "extreme",
        "(?:the |my )?(?<k>largest|greatest|biggest|smallest|least) (?:possible )?(?:such )?(?:(?<n>[3-6])[- ]digit )?(?:number)?",
      ],
      ["many", "how many (?:such )?(?:numbers|possibilities|possible numbers)(?: are there| are possible)?"],
      [
        "all",
        "(?:list|find|give|name|write) all (?:possible |such |the )*numbers|what are (?:all )?(?:the |possible )*numbers|all (?:the )?possible numbers",
      ],
      [
        "wanted",
        "(?:what|which|who)(?: \\d-digit)? (?:number )?(?:am i|is it|is the number|is my number|is this number|number)|what's (?:the|my) number|(?:find|what is|guess|name) (?:the|my|this) (?:\\d-digit )?number|who am i|what am i|find it|number$",
      ],
    ],
    "and if the number where when whose with in which has what is find it i my a an of but also that such its are there can be how then no secret mystery puzzle i'm thinking of it's my i am it",
  ),
  ch: grammar<Name>(
    [
      [
        "digitWanted",
        "(?:那么|则|求)?(?:它的|这个数的)?(?<p>个|十|10|百|100|千)位(?:上)?(?:的)?(?:数字|数)?(?:(?<m>最大|最小)(?:可以|可能|能)?)?(?:是|应该是|填)?(?:多少|几|什么)?$",
      ],
      [
        "listed",
        `(?<ps>(?:个|10|百|千|万)位(?:上)?(?:,|和|与)(?:(?:个|10|百|千|万)位(?:上)?(?:,|和|与)?){1,4})(?:的)?(?:数字|数)?(?:分别|依次)(?:是|为)(?<vs>(?:\\d|${valueZh})(?:(?:,|和|与)(?:\\d(?!\\d)|${valueZh})){1,4})`,
      ],
      ["adds", `${placeZh("p")}(?:是|等于)(?:${placeZh("q")})(?:与|和|加)(?:${placeZh("r")})(?:的|之)?和`],
      ["two", `${placeZh("p")}(?:和|与|加上?)${placeZh("q")}(?:的|之)?(?:和|总和)?(?:是|为|等于)(?<n>\\d{1,2})`],
      [
        "more",
        `${placeZh("p")}比${placeZh("q")}(?:(?:的)?(?<k>[2-9]倍|\\(1/2\\)|1半|一半))?(?:要)?(?<w>大|多|小|少)(?<d>[1-9])`,
      ],
      [
        "times",
        `${placeZh("p")}(?:是|等于|为)${placeZh("q")}(?:的)?(?<k>[2-9]倍|\\(1/2\\)|\\(1/3\\)|1半|一半|1/2|1/3|\\(1/4\\))`,
      ],
      ["same", `${placeZh("p")}(?:和|与|等于)${placeZh("q")}(?:相同|相等|一样|1样)?`],
      ["is", `${placeZh("p")}(?:是|为|等于)(?:数字)?(?<n>\\d)(?!\\d|倍)`],
      ["named", `${placeZh("p")}(?:是|为|既)?(?<v>${valueZh})`],
      [
        "sum",
        "(?:它的|且|并且)?(?:各(?:个)?(?:数)?位|[3-6]个|这[3-6]个|各|[3-6]个数位|所有)(?:上)?(?:的)?(?:数字|数码|数)?(?:之|的|相加的?)?(?:和|总和)(?:是|为|等于)(?<n>\\d{1,2})",
      ],
      ["zeros", "(?:其余|其他|其它)(?:的)?(?:各|数)?(?:个)?(?:数)?位?(?:上)?(?:的)?(?:数字)?(?:都|均|全)?(?:是|为)0"],
      ["different", "(?:各(?:个)?(?:数)?位|[3-6]个|各)?(?:上)?(?:的)?数字(?:都|各|互)*不(?:相同|同|重复)|没有重复数字"],
      [
        "divisible",
        `(?:它|这个数|且|并且|又|既|同时)*(?:能)?(?:同时)?(?:被${listZh}(?:同时)?整除|是?${listZh.replace("<l>", "<m>")}的(?:公)?倍数)`,
      ],
      ["parity", "(?:它|这个数)(?:是|又是)(?:1个)?(?<k>偶|奇)数"],
      [
        "extreme",
        "(?:这个|这样的|符合条件的)?(?:[3-6]位)?(?:数)?(?:中|里)?(?:的)?(?<k>最大|最小)(?:的)?(?:可能)?(?:是|能是|可能是)?(?:[3-6]位)?(?:数)?",
      ],
      ["many", "(?:这样的|符合条件的)?(?:[3-6]位)?数(?:1共|一共|共)?有(?:多少|几)个"],
      [
        "all",
        "(?:这样的|符合条件的|这个)?(?:[3-6]位)?数(?:可能|有|可以)*(?:有|是)哪些|写出所有(?:这样的|符合条件的)(?:[3-6]位)?数",
      ],
      ["size", "(?:有|已知|这是|某|写出)?(?:1个|这个|这样的)?(?<n>[3-6])位(?<k>偶|奇|自然|整)?数(?:是|中|,)?(?!最)"],
      [
        "wanted",
        "(?:求|那么|则|问)?(?:这个|此|该)(?:[3-6]位)?(?:自然)?数(?:应该|写作|记作)?(?:是|为)?(?:多少|几|什么)?",
      ],
    ],
    "猜数 猜1猜 猜 我是 我 的 它 其中 且 并且 又 而 同时 如果 已知 若 那么 则 求 问 是 有 数",
  ),
};

const placeOf = (named = "", size: number): number => {
  if (/^最高|^首|^first/.test(named)) return size - 1;
  if (/^middle|^中/.test(named)) return size % 2 === 1 ? (size - 1) / 2 : -1;
  const powers: [RegExp, number][] = [
    [/^(?:ten[- ]?thousand|万|10000)/, 4],
    [/^(?:thousand|1000|千)/, 3],
    [/^(?:hundred|100|百)/, 2],
    [/^(?:tens|10|十)/, 1],
  ];
  return powers.find(([shape]) => shape.test(named))?.[1] ?? 0;
};

/** How many times, over what. */
function factorOf(written: string | undefined): [by: number, below: number] {
  if (!written) return [1, 1];
  if (/half|1\/2|半/.test(written)) return [1, 2];
  if (/third|1\/3/.test(written)) return [1, 3];
  if (/1\/4/.test(written)) return [1, 4];
  if (/twice|double/.test(written)) return [2, 1];
  const named = ["two", "three", "four", "five"].findIndex((one) => written.startsWith(one)) + 2;
  return [written === "triple" ? 3 : Number(/\d/.exec(written)?.[0] ?? named), 1];
}

const numbersOf = (list = ""): number[] => (list.match(/\d+/g) ?? []).map(Number);
const isLess = (word = ""): boolean => /less|smaller|fewer|lower|minus|小|少/.test(word);

const makes: Partial<Record<Name, (groups: Groups, place: (name?: string) => number) => Fact | null>> = {
  is: ({ p, n }, place) => among(place(p), [Number(n)]),
  named: ({ p, v = "" }, place) => {
    const found = values.find(([shape]) => shape.test(v));
    return found ? among(place(p), found[1]) : null;
  },
  more: ({ p, q, k, d, w }, place) => related(place(p), place(q), [...factorOf(k), isLess(w) ? -Number(d) : Number(d)]),
  times: ({ p, q, k }, place) => related(place(p), place(q), [...factorOf(k), 0]),
  same: ({ p, q }, place) => related(place(p), place(q), [1, 1, 0]),
  two: ({ p, q, n }, place) => sumIs([place(p), place(q)], Number(n)),
  adds: ({ p, q, r }, place) => isSumOf(place(p), [place(q), place(r)]),
  sum: ({ n }) => sumIs([], Number(n)),
  different: () => different,
  divisible: ({ l, m }) => (numbersOf(l ?? m).some((one) => one < 2) ? null : divisible(numbersOf(l ?? m))),
  parity: ({ k = "" }) => parity(/odd|奇/.test(k) ? 1 : 0),
  size: ({ k }) => (k && /odd|even|偶|奇/.test(k) ? parity(/odd|奇/.test(k) ? 1 : 0) : null),
};

function toldBy(said: Said<Name>, plain: string): Told | null {
  const sizes = new Set(plain.match(/[3-9](?=[- ]digits?(?! (?:are|is))|位(?:[奇偶自然整]*数))/g));
  const size = Number([...sizes][0]);
  if (sizes.size !== 1 || size < SIZE_MIN || size > SIZE_MAX) return null;
  const place = (named?: string) => placeOf(named, size);
  const names = Object.keys(makes) as Name[];
  const found = names.flatMap((name) =>
    (said[name] ?? []).map((groups) => ({ name, fact: makes[name]?.(groups, place) ?? null })),
  );
  if (found.some(({ name, fact }) => fact === null && name !== "size")) return null;
  const listed = (said.listed ?? []).map((groups) => listedIn(groups, place));
  if (listed.some((one) => one === null)) return null;
  const facts = [...found.flatMap(({ fact }) => fact ?? []), ...listed.flatMap((one) => one?.facts ?? [])];
  const named = found.flatMap(({ name }) =>
    ["is", "named", "more", "times", "same", "two", "adds"].includes(name)
      ? (said[name] ?? []).flatMap(({ p, q, r }) => [p, q, r].flatMap((one) => (one ? [place(one)] : [])))
      : [],
  );
  named.push(...listed.flatMap((one) => one?.places ?? []));
  if (named.length === 0 || Math.max(...named) >= size || Math.min(...named) < 0) return null;
  if (said.zeros) facts.push(othersZero(named));
  const wanted = wantedBy(said, place);
  return wanted && { size, facts, wanted };
}

/** 百位、十位、个位上的数字分别是…… */
function listedIn({ ps = "", vs = "" }: Groups, place: (name?: string) => number) {
  const places = ps.match(/个|10|百|千|万/g) ?? [];
  const told = vs.match(new RegExp(`${valueZh}|\\d`, "g")) ?? [];
  const facts = told.flatMap((one, at) => {
    const found = /^\d$/.test(one) ? [Number(one)] : values.find(([shape]) => shape.test(one))?.[1];
    return found ? [among(place(places[at]), found)] : [];
  });
  return facts.length === places.length && told.length === places.length
    ? { facts, places: places.map((one) => place(one)) }
    : null;
}

function wantedBy(said: Said<Name>, place: (name?: string) => number): Wanted | null {
  const asked = (["digitWanted", "extreme", "many", "all"] as const).filter((name) => said[name]);
  const [one] = asked;
  if (asked.length > 1 || (one && said[one]?.length !== 1)) return null;
  if (one === "digitWanted") return digitBy(said.digitWanted?.[0] ?? {}, place);
  if (one === "extreme")
    return /最大|largest|greatest|biggest/.test(said.extreme?.[0]?.k ?? "") ? "largest" : "smallest";
  return one ?? "number";
}

function digitBy({ p, m }: Groups, place: (name?: string) => number): Wanted {
  return { place: place(p), ...(m ? { most: /最大|largest|greatest/.test(m) ? "largest" : "smallest" } : {}) };
}

/** "The hundreds digit is 3 more than the tens digit…", 一个三位数，百位上是最小的质数……; null where a word is not known. */
export function readDigitsByPlace(plain: string): Told | null {
  if (!/\b[3-6][- ]digits?|[3-6]位/.test(plain) || !/digit|place|[个百千10]位/.test(plain)) return null;
  const said = readSaid(plain.replace(/^(?=[3-6]-digit)/, "a "), grammars);
  return said && toldBy(said, plain);
}
