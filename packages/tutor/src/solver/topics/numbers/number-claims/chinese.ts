import type { Claim, How, Mode } from "./claim.ts";
import { formulaOf } from "./formula.ts";
import { numbersOf, type Peel, peeled } from "./peeled.ts";
import {
  above,
  composite,
  digitsSumTo,
  divisibleBy,
  endingIn,
  even,
  except,
  odd,
  only,
  prime,
  type Sort,
  square,
  type Trait,
} from "./sorts.ts";

/** A trait, or a word that only says 数, with whether 0 is none of them. */
type Part = { traits?: Trait[]; isPositive?: boolean };
type Numbers = { sort: Sort; isPositive: boolean };
type Subject = Pick<Claim, "members" | "link" | "how" | "isPositive"> & { mode?: Mode };

const list = "(?<n>\\d{1,3}(?:(?:,|和|与|又是|又能被|、)\\d{1,3}){0,2})";
const one =
  (trait: Trait): (() => Part) =>
  () => ({ traits: [trait] });
const dividing = ({ n }: Record<string, string | undefined>): Part | null => {
  const by = numbersOf(n);
  return by.every((each) => each > 1) ? { traits: [divisibleBy(...by)] } : null;
};

const peels: Peel<Part>[] = [
  [/^(?:奇|单)数/, one(odd)],
  [/^(?:偶|双)数/, one(even)],
  [/^(?:质|素)数/, one(prime)],
  [/^合数/, one(composite)],
  [/^(?:完全)?平方数/, one(square)],
  [/^(?:奇|单)(?=质|素|合)/, one(odd)],
  [/^(?:偶|双)(?=质|素|合)/, one(even)],
  [
    /^(?:(?:个位|末位|末尾)(?:上)?(?:的)?(?:数字|数)?)(?:是|为)(?<n>\d(?:(?:,|或|和|或者|、)\d)*)(?:的|$)/,
    ({ n }) => ({ traits: [endingIn(numbersOf(n))] }),
  ],
  [
    /^(?:各(?:个)?(?:数)?位(?:上)?(?:的)?(?:数字|数)?(?:之|的)?和)(?:是|为|能被)(?<n>[39])(?:的倍数|整除)的?/,
    ({ n }) => ({ traits: [digitsSumTo(n === "3" ? 3 : 9)] }),
  ],
  [/^(?:大于|比)(?<n>\d{1,3})(?:大)?的?/, ({ n }) => ({ traits: [above(Number(n))] })],
  [/^除了?(?<n>\d{1,3})(?:以外|之外|外)?,?(?:的)?/, ({ n }) => ({ traits: [except(Number(n))] })],
  [
    /^(?:既能被(?<a>\d{1,3})整除,?又能被|既是(?<a2>\d{1,3})的倍数,?又是)(?<b>\d{1,3})(?:整除|的倍数)的?/,
    ({ a, a2, b }) => dividing({ n: `${a ?? a2},${b}` }),
  ],
  [new RegExp(`^(?:能|可以|能够)?(?:同时)?被${list}(?:同时)?整除的?`), dividing],
  [new RegExp(`^(?:同时)?(?:是)?${list}的(?:公)?倍数(?:的(?!和|积|差))?`), dividing],
  [/^(?<p>非0|非零|正)(?:的)?(?:自然|整)数/, () => ({ isPositive: true })],
  [/^(?:自然数|整数|数)/, () => ({ isPositive: false })],
  [/^(?:所有|全部)的?/, () => ({})],
  [/^(?:是)(?=奇|偶|单|双|质|素|合)/, () => ({})],
];

/** 奇数, 大于2的质数, 个位上是0的数, 能同时被2和3整除的数. */
function numbersIn(text: string): Numbers | null {
  const parts = peeled(text.replace(/^1个(?=[^,])/, ""), peels);
  if (!parts || parts.length === 0) return null;
  return {
    sort: parts.flatMap(({ traits }) => traits ?? []),
    isPositive: parts.some(({ isPositive }) => isPositive),
  };
}

function saidIn(text: string): Sort[] | null {
  const parts = text.split(/(?:,?或(?:者)?是?|,?就是)/).map(numbersIn);
  const is = parts.flatMap((part) => (part && part.sort.length > 0 ? [part.sort] : []));
  return is.length === parts.length ? is : null;
}

const howOf = (text: string): How => (/积|乘|\*/.test(text) ? "product" : /差|减|-/.test(text) ? "difference" : "sum");

function several(count: number, of: string, link: Claim["link"], how: How): Subject | null {
  const numbers = numbersIn(of);
  if (!numbers || count < 2 || count > 5 || (how === "difference" && count > 2)) return null;
  return { members: Array.from({ length: count }, () => numbers.sort), link, how, isPositive: numbers.isPositive };
}

const together =
  "(?:的|之)?(?<how>和|积|乘积|差)|(?<how2>相加|相乘|相减)(?:,|后|的|所得|得到|得)*(?:和|积|差|结果|得数)?";
const severalAre = new RegExp(
  `^(?:任意|任何)?(?:的)?(?<n>[2-5])个(?<link>不同的?|不相同的?|连续的?|相邻的?)?(?<of>.+?)(?:${together})$`,
);
const inARow = new RegExp(`^(?:任意|任何)?(?:连续|相邻)的?(?<n>[2-5])个(?<of>.+?)(?:${together})$`);
const ofBoth =
  /^(?:如果)?(?<n>[2-5])个(?:自然|整)?数(?:都|均)是(?<of>.+?),?(?:那么|则)?,?(?:它们|这\d个数|两数)的(?<how>和|积|乘积|差)(?:就|也)?$/;
const oneAndOther =
  /^(?:任意|任何)?(?:1个)?(?<a>[^,]+?)(?<sign>加上?|减去?|乘以?|与|和|\+|-|\*)(?:1个|另1个)?(?<b>[^,]+?)(?:的|之)?(?<how>和|积|乘积|差|相加|相乘)?$/;

function subjectIn(text: string): Subject | null {
  const left =
    /^除了?(?<n>\d{1,3})(?:以外|之外|外)?,(?:其[他它余]的?)?(?<rest>(?:任意|任何|所有)?(?:的)?[2-5]个.+)$/.exec(
      text,
    )?.groups;
  const rest = left && subjectIn(left.rest ?? "");
  if (rest) return { ...rest, members: rest.members.map((sort) => [...sort, except(Number(left.n))]) };
  const above = /^(?<which>(?:大于|比)\d{1,3}(?:大)?的)(?:任意)?(?<rest>[2-5]个.+)$/.exec(text)?.groups;
  if (above) return subjectIn(`${above.rest?.slice(0, 2)}${above.which}${above.rest?.slice(2)}`);
  const many = (severalAre.exec(text) ?? inARow.exec(text) ?? ofBoth.exec(text))?.groups;
  if (many) {
    const isRow = inARow.test(text) || /连续|相邻/.test(many.link ?? "");
    const link = isRow ? "consecutive" : many.link ? "different" : "any";
    return several(Number(many.n), many.of ?? "", link, howOf(many.how ?? many.how2 ?? ""));
  }
  const condition =
    /^(?:如果|若|只要)?(?:1个|任意1个)?(?:自然|整)?数(?<is>.+?),(?:那么|则)?,?(?:这个数|它)(?:就|也)?$/.exec(
      text,
    )?.groups;
  if (/^\d{1,3}$/.test(text)) return { members: [[only(Number(text))]], link: "any", how: "itself", isPositive: false };
  const numbers = numbersIn(
    condition
      ? (condition.is ?? "").replace(/^是/, "")
      : text.replace(/^(?:所有的?|每1?个|任何1?个?|任意1?个?|凡是|凡|全部的?)(?:的)?/, "").replace(/,$/, ""),
  );
  if (numbers) return { members: [numbers.sort], link: "any", how: "itself", isPositive: numbers.isPositive };
  const squared = /^(?:1个)?(?<of>.+?)的平方$/.exec(text)?.groups;
  if (squared) {
    const of = numbersIn(squared.of ?? "");
    return of && { members: [of.sort], link: "any", how: "square", isPositive: of.isPositive };
  }
  const pair = oneAndOther.exec(text)?.groups;
  if (!pair || (/^[与和]$/.test(pair.sign ?? "") ? !pair.how : pair.how && howOf(pair.how) !== howOf(pair.sign ?? "")))
    return null;
  const [a, b] = [numbersIn(pair.a ?? ""), numbersIn(pair.b ?? "")];
  if (!a || !b) return null;
  return {
    members: [a.sort, b.sort],
    link: "any",
    how: howOf(pair.how ?? pair.sign ?? ""),
    isPositive: a.isPositive && b.isPositive,
  };
}

const surely = "(?:1定|一定|必定|必然|肯定|必|总|总是|都|也|就|全|永远|1直|还|仍然|仍)";
/** Between what is spoken of and what is said of it; the longer ones first. */
const verbs: [RegExp, Mode][] = [
  [/(?:都)?不(?:1|一)定(?:都)?(?:是|(?=能被|可以被))/, "notAlways"],
  [/(?:都)?(?:不可能|(?:1|一)定不|绝不|肯定不|永远不)(?:会)?(?:都)?(?:是|(?=能被))/, "never"],
  [/(?:有|也)?可能(?:会)?(?:是|为|(?=能被))/, "possible"],
  [new RegExp(`${surely}*(?:等于|是|为|=|(?=能(?:同时)?被|可以被|既是|既能被))`), "always"],
];

const letterZh =
  /^(?:且|并且|,)?(?<l>[a-z](?:(?:,|和|与)[a-z])*)(?:都|均|分别)?(?:是|为|表示)(?:1个)?(?:任意|任何)?(?:的)?(?<sort>[^,且]+?)(?=,|且)/;

/** a是奇数，b是偶数，3a+2b一定是奇数. */
function lettered(text: string): Claim | null {
  let rest = text.replace(/^(?:如果|若|已知|设|当)/, "");
  const letters = new Map<string, Numbers>();
  for (let found = letterZh.exec(rest); found; found = letterZh.exec(rest)) {
    const numbers = numbersIn(found.groups?.sort ?? "");
    if (!numbers) return null;
    for (const letter of found.groups?.l?.match(/[a-z]/g) ?? []) letters.set(letter, numbers);
    rest = rest.slice(found[0].length).replace(/^(?:,|那么|则)+(?=[^a-z]|[a-z]?[-+*^\d(a-z])/, "");
  }
  const [, written = "", verb = "", end = ""] =
    /^(?:,|那么|则)*([-+*^(){}\da-z]+)((?:一定|必定|必|总|都|总是|就)*(?:是|能(?=被)))(.+)$/.exec(rest) ?? [];
  const formula = letters.size > 0 && letters.size < 4 && verb ? formulaOf(written, [...letters.keys()]) : null;
  const is = formula && saidIn(end);
  if (!formula || !is) return null;
  const all = [...letters.values()];
  return {
    members: all.map(({ sort }) => sort),
    link: "any",
    how: "formula",
    formula,
    is,
    mode: "always",
    isPositive: all.every(({ isPositive }) => isPositive),
  };
}

/** 有没有大于2的偶质数. */
function existing(text: string): Claim | null {
  const [, of = ""] = /^(?:是否)?(?:有没有|存在(?:不存在)?|有)(.+?)(?:存在)?$/.exec(text) ?? [];
  const numbers = of === "" ? null : numbersIn(of);
  const at = numbers?.sort.findIndex(({ rests }) => rests) ?? -1;
  const is = numbers?.sort[at];
  const others = numbers?.sort.toSpliced(at, 1) ?? [];
  if (!numbers || !is || others.length === 0) return null;
  return {
    members: [others],
    link: "any",
    how: "itself",
    is: [[is]],
    mode: "possible",
    isPositive: numbers.isPositive,
  };
}

const amongZh =
  /^(?:在)?(?:任意|任何)?(?:的)?(?:(?:连续|相邻)的?(?<n>[2-5])个(?<of>.+?)|(?<n2>[2-5])个(?:连续|相邻)的?(?<of2>.+?))(?:中|里|中间),?(?:一定|必定|必|总|肯定)*有(?:且只有)?(?:1个)?(?:数)?(?:是|(?=能被))?(?<is>.+)$/;

function amongIn(text: string): Claim | null {
  const groups = amongZh.exec(text)?.groups;
  const numbers = groups && !/有且只有/.test(text) ? numbersIn(groups.of ?? groups.of2 ?? "") : null;
  const is = numbers && groups && saidIn(groups.is ?? "");
  if (!numbers || !is) return null;
  const members = Array.from({ length: Number(groups?.n ?? groups?.n2) }, () => numbers.sort);
  return { members, link: "consecutive", how: "among", is, mode: "always", isPositive: numbers.isPositive };
}

function claimIn(text: string): Claim | null {
  const told = existing(text) ?? lettered(text) ?? amongIn(text);
  if (told) return told;
  const either = /^(?<subject>.+?)(?:都|一定|1定)*不是(?<a>[^,]+?),?就是(?<b>[^,]+)$/.exec(text)?.groups;
  if (either) {
    const subject = subjectIn(either.subject ?? "");
    const is = subject && saidIn(`${either.a}或${either.b}`);
    return subject && is ? { ...subject, is, mode: "always" } : null;
  }
  const neither = /^(?<subject>.+?)(?:都|一定)*既不是(?<a>[^,]+?),?(?:也|又)不是(?<b>[^,]+)$/.exec(text)?.groups;
  if (neither) {
    const subject = subjectIn(neither.subject ?? "");
    const is = subject && saidIn(`${neither.a}或${neither.b}`);
    return subject && is ? { ...subject, is, mode: "never" } : null;
  }
  for (const [verb, mode] of verbs)
    for (let at = text.search(verb); at >= 0; ) {
      const [whole = ""] = verb.exec(text.slice(at)) ?? [];
      const subject = subjectIn(text.slice(0, at));
      const is = subject && saidIn(text.slice(at + whole.length));
      if (subject && is) return { ...subject, is, mode };
      const next = text.slice(at + 1).search(verb);
      at = next < 0 ? -1 : at + 1 + next;
    }
  return null;
}

const openings =
  /^(?:判断(?:题|对错|正误|下面的说法)?|对错|正误|是非题|下面(?:的)?说法(?:对吗|正确吗)?|有人说|小[明红丽华]说|题|为什么(?:说)?|为何|证明|说明(?:为什么)?)[,:]*/;
const closings =
  /(?:[,.]?\( ?(?:[*×√](?:还是|或|\/)[*×√]|判断对错|判断正误|对错|对还是错|[√×✓]|填对或错|判断)? ?\)|[,.]+(?:(?:这|该|此)(?:句话|个说法|种说法|个判断|个结论|说法|个命题)?(?:是)?)?(?:对|对不对|对还是错|对错|正确|正不正确|是否正确|是对的|错|成立|真的|判断对错|判断正误|请判断|为什么|请说明理由|说明理由|是真命题还是假命题)|[,.]|[√×]|(?<=数|整除)(?:对|对不对|正确|是否正确|是对的|这(?:句话|种说法)对))$/;

/** A claim about numbers of some sort, or the question whether it is true; null where a word of it is not known. */
export function chineseClaim(plain: string): Claim | null {
  const text = unwrappedChinese(plain).replace(
    /(?:的)?(个位|末位)(?:上)?(?:的)?(?:数字|数)?(一定|都|总|必定|肯定)是(?=\d)/,
    "$2是$1是",
  );
  // Of one number it is asked elsewhere.
  if (/^\d+是/.test(text) && plain === text) return null;
  // Which of the two it is, is another question.
  if (/是.*还是/.test(text)) return null;
  return claimIn(text) ?? claimIn(text.replace(/^(?:如果|若)/, ""));
}

/** Without 判断对错 and the like. */
export function unwrappedChinese(plain: string): string {
  let text = plain.replaceAll(" ", "").replaceAll("1定", "一定");
  for (let before = ""; before !== text; ) {
    before = text;
    text = text.replace(openings, "").replace(closings, "").replace(/吗$/, "");
  }
  return text;
}
