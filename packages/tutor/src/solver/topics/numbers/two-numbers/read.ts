import type { Question } from "../../../question.ts";
import { numbersOf } from "../../../stories/facts.ts";
import { type Fact, type Frames, storyReader } from "../../../stories/frames.ts";
import type { TwoNumbers } from "./work.ts";

const things =
  "(books|marbles|stickers|cards|apples|dollars|coins|candies|pencils|stamps|toys|points|cookies|balloons|shells|crayons|oranges|baseball cards)";
const thingsCh =
  "(本|个|张|颗|块|支|枚|朵|只|条|岁|元|棵)(书|图书|故事书|邮票|糖|糖果|苹果|铅笔|卡片|贴纸|玻璃球|弹珠|花|钱|树|气球)?";
const nameCh =
  "(甲|乙|甲数|乙数|红花|黄花|白花|公鸡|母鸡|黑兔|白鸽|灰鸽|柳树|杨树|松树|柏树|数学书|语文书|故事书|科技书|科技组|女同学|男同学|男同学|男工|女工|大米|面粉|上层|下层|第一筐|第二筐|儿子|妈妈|大船|小船|足球|排球|鸡|鸭|鹅|牛|羊|香蕉|苹果|橘子|梨|铅笔|钢笔|圆珠笔|桌子|椅子|小明|小红|小华|小刚|小丽|小军|小强|小芳|小亮|小林|(?:(?!的|和|与|跟|有|是|比|共|各|每|多|少|里)\\p{Script=Han}){1,3}(?:树|花|书|球|班|笔|糖|邮票|卡片)|小(?!数|时|朋|组|汽|轿|鸡|猫|狗)\\p{Script=Han}|哥哥|弟弟|姐姐|妹妹|爸爸|妈妈|父亲|儿子|女儿|爷爷|甲班|乙班|大数|小数|甲仓|乙仓|桃树|梨树|苹果树|男生|女生|足球|篮球|白兔|黑兔)";
const named = (place: string) => `(?<word_${place}>${nameCh})`;
const name = (place: string) => `<${place}:word>`;

/** `a` is always the larger one of a comparison, `b` the smaller one. */
const frames: Frames = {
  sum: [
    "(and )?(if )?(together|in total|altogether|combined|both together|added together),? (they|the 2( numbers)?|both|the numbers|these)( both)? (make|total|add up to|add to|equal|come to|give|are|have|is) <sum>",
    "(and )?(they|the 2 numbers|the numbers|both)( both)? (make|total|add up to|add to|come to|sum to) <sum>( together| altogether| in all| in total)?",
    "(?:全班|班里|班上|全校|学校|两班|两个班|他们|两种<~>|两人|一共|两筐|两堆|两仓|两个仓库|总)(?:一?共|总共|共计|有|是|人数|学生){0,2}<sum>(?:人|名|个|棵|只|本|支|颗|张|块|元|岁)?(?:学生|同学)?",
    `(<~>)${named("p")}(,|、)?(和|与|跟)${named("r")}<~>(一?共|总共)(有)?<sum>(${thingsCh}|人|名|只|棵|个|本)?`,
    "[if ][the ]sum of (2|the 2|these 2) numbers (is|equals) <sum>",
    `together they (have|own|collected|are) <sum>( ${things}| years old)?`,
    "(the sum of 2 numbers is|their sum is|the sum is|they add up to|whose sum is|with sum|have a sum of|that add up to) <sum>",
    "2 numbers (have a sum of|add up to|sum to) <sum>",
    `[together ]${name("p")} and ${name("r")} (have|has|own|collected|are)( a total of)? <sum>( ${things})?( together| altogether| in all| in total| combined)?`,
    `the sum of ${name("p")}'s( age)? and ${name("r")}'s( ages?)?( ages)? is <sum>`,
    "(the )?sum of their ages is <sum>",
    "(2|两)(个?数)(的|之)?和(是|为|等于)<sum>",
    "(它们的|这两个数的|二者的|他们的|两人的)?(年龄)?(和|之和|总和|年龄和|年龄之和)(是|为|等于)<sum>岁?",
    `${named("p")}(,|、)?(和|与|跟)?${named("r")}(两数|两人|两班|2数)?(今年)?(的)?(年龄)?(之?和)(是|为|等于)<sum>岁?`,
    `(果园里|学校里|图书馆里|花园里|篮子里)?(有)?${named("p")}(,|、)?(和|与|跟)?${named("r")}(两人|两班|2人)?(一?共)(有|种了?)?(图书|邮票|故事书|课外书|玻璃球|糖果|糖|钱|卡片|存款|画片|气球)?<sum>(${thingsCh})?`,
  ],
  difference: [
    "(there are )?<difference> more <a:word> than <b:word> in (a|the|our|my|this) <_:word> of <sum>( students| kids| children| people)?",
    `(<~>)${named("a")}(的<~>)?比${named("b")}(的<~>)?(多|大|高|贵|重)<difference>(${thingsCh}|人|名|只|棵|个|本)?`,
    `(<~>)${named("b")}(的<~>)?比${named("a")}(的<~>)?(少|小|低|便宜|轻)<difference>(${thingsCh}|人|名|只|棵|个|本)?`,
    "(and )?(they|the numbers|the 2 numbers) differ by <difference>",
    "(and )?(the |with a |a )?difference( between (them|the 2|the numbers|the 2 numbers))?( of| is| being| equals) <difference>",
    "(and )?(?<word_a>one|one of them|the bigger( one| number)?|the larger( one| number)?) is <difference> (more|greater|larger|bigger) than (?<word_b>the other( one| number)?|the smaller( one| number)?)",
    "(and )?(the|their) difference( of the numbers| between them)? is <difference>",
    "(and )?(have |with )?(a )?difference of <difference>",
    `(and )?(?<word_a>one number|one|the larger( number)?|the larger one) is <difference> (more|greater|larger) than (?<word_b>the other|the smaller|another|the other number|the smaller number)`,
    `${name("a")} has <difference> more( ${things})? than ${name("b")}( does| has)?`,
    `${name("b")} has <difference> fewer( ${things})? than ${name("a")}( does| has)?`,
    `${name("a")} is <difference> (years )?older than ${name("b")}`,
    `${named("p")}(,|、)?(和|与|跟)?${named("r")}(两数|两人|两班)?的差(是|为|等于)<difference>`,
    "(它们的|这两个数的|二者的|他们的)?(差|之差|相差)(是|为|等于)?<difference>",
    `${named("a")}比${named("b")}(多|大)<difference>(${thingsCh})?`,
    `${named("b")}比${named("a")}(少|小)<difference>(${thingsCh})?`,
  ],
  times: [
    `(<~>)${named("a")}(的<~>)?(正好|刚好|恰好)?是${named("b")}的?<~>?<times>倍`,
    "(and )?(?<word_a>one number|one|the (larger|bigger|greater)( number| one)?|one of them) is <times> times (as (large|big|great) as |bigger than |the size of )?(?<word_b>the other( one| number)?|another( number)?|the smaller( number| one)?)",
    "(if )?(?<word_a>one number) (is|equals) <times> times (?<word_b>another number|a second number|the other number|the second)",
    `(?<word_a>one number|one|the larger( number)?) is <times> times (as (large|big) as )?(?<word_b>the other( number)?|another( number)?|the smaller( number)?)`,
    `${name("a")} has <times> times as many( ${things})? as ${name("b")}( does| has)?`,
    `${name("a")} is <times> times as old as ${name("b")}`,
    `${named("a")}(的)?(年龄|棵数|本数|张数|只数|个数|${thingsCh}|人数|数量|邮票|书|钱|图书)?是${named("b")}的?(年龄|数量|棵数|人数)?的?<times>倍`,
    "(其中)?(?<word_a>一个数|大数)是(?<word_b>另一个数|小数)的<times>倍",
  ],
  // Said once more, who has more.
  order: [
    `(其中)?(?<word_a>${nameCh})(比(?<word_b>${nameCh})(大|多)|大于(?<word_b2>${nameCh}))`,
    "(where )?the first( number)? (is|being) (larger|bigger|greater)",
  ],
  both: [
    "(what are|find|which are|what would be) (they|them|both|the 2 numbers|both numbers|the 2|these numbers|these 2 numbers)",
    "(两种|两个|两|2个|2种)<~>(各|分别)(有|是|为)?(多少|几)(棵|只|个|本|支|人|名|元)?",
    `(求|问)?(这|那)?(两|2)(个)?数(分别|各)?(是|为)?(多少|几)?`,
    "(what are|find|what're) (the|both|these|the 2|the two) (numbers|2 numbers)",
    `how many( ${things})? (does|do) each( (person|one|of them))? have`,
    "how old (is|are) (each|they|each of them|both)",
    "(求)?(这|那)(两|2)(个)?数(分别|各)?(是|为)?(多少|几)?",
    `(求)?${named("p")}(,|、)?(和|与)?${named("r")}(两数|两人)?(今年)?(各|分别)(是|有|为)?(多少|几)?(${thingsCh})?`,
    `(两人|他们)(各|分别)(有)?(多少|几)(${thingsCh})?`,
  ],
  larger: [
    "(what is|find|what's|which is|what would be) the (larger|greater|bigger|largest|biggest) (one|number|of the 2|of them)",
    "(what is|find|what's) the (larger|greater|bigger|largest)( (number|one))?( of the 2( numbers)?)?",
    "(求)?(较大的?(一个)?数|大数)(是|为)?(多少|几)?",
  ],
  smaller: [
    "(what is|find|what's|which is|what would be) the (smaller|lesser|smallest) (one|number|of the 2|of them)",
    "(what is|find|what's) the (smaller|lesser|smallest)( (number|one))?( of the 2( numbers)?)?",
    "(求)?(较小的?(一个)?数|小数)(是|为)?(多少|几)?",
  ],
  one: [
    "how many <who:word> are (there|in (the|this|my|our) (class|room|group|school))( in (the|this|my|our) (class|room|group|school))?",
    `(求|问|那么)?${named("who")}(今年|的年龄|的棵数|的人数|一?共)?(有|是|为|多大)?(多少|几)?(${thingsCh}|人|名|只|棵|个|本|元|岁)?`,
    `how (many|much)( ${things}| money)? (does|do|did|will) ${name("who")} (have|get|own|collect)`,
    `how many( ${things})? does ${name("who")} have`,
    `how old is ${name("who")}( now)?`,
    `(求)?${named("who")}(今年)?(有|是|为)?(多少|几)(${thingsCh})?`,
    `求${named("who")}`,
  ],
};

const about =
  "sum|together|altogether|in all|total|combined|difference|add up|more than|fewer|older|times|as old|和|共|差|倍|比";
const read = storyReader(about, frames);

/** Two numbers of which two things are known: their sum, their difference, how many times one is the other. */
export function readTwoNumbers(question: Question): TwoNumbers | null {
  const facts = read(question);
  const numbers = facts && numbersOf(facts);
  if (!facts || !numbers || Object.values(numbers).some(({ unit }) => unit && unit.dimension !== "money")) return null;
  const asks = facts.filter(({ says }) => ["both", "larger", "smaller", "one"].includes(says));
  const [sum, difference, times] = [numbers.sum?.value, numbers.difference?.value, numbers.times?.value];
  const given = [sum, difference, times].filter((value) => value !== undefined);
  if (asks.length !== 1 || given.length !== 2 || given.some(({ num }) => num <= 0n)) return null;
  const order = orderOf(facts);
  const wanted = asks[0] && wantedOf(asks[0], order);
  const counted = /(?<![a-z])how many(?![a-z])|[人名棵只个本支颗张块条头辆](?!数)/iu.test(question.text);
  return order && wanted ? { sum, difference, times, wanted, ...(counted && { whole: true }) } : null;
}

type Order = { larger: string | undefined; smaller: string | undefined };

/** Who has more, where it is said; null where names are mixed that do not belong together. */
function orderOf(facts: Fact[]): Order | null {
  const words = (place: string) => new Set(facts.flatMap((fact) => fact.words[place] ?? []).map(personOf));
  const [larger, smaller] = [words("a"), words("b")];
  if (larger.size > 1 || smaller.size > 1) return null;
  const [a, b] = [[...larger][0], [...smaller][0]];
  const others = facts.flatMap(({ words: { p, r } }) => [p, r]).flatMap((word) => (word ? [personOf(word)] : []));
  if (a !== undefined && a === b) return null;
  const known = new Set([a, b]);
  return others.every((word) => a === undefined || known.has(word) || isPair(a)) ? { larger: a, smaller: b } : null;
}

const isPair = (word: string) => /^(?:one|the|大数|一个数)/.test(word);
const personOf = (word: string) => word.replace(/'s$/, "").replace(/^([甲乙])数$/, "$1");

function wantedOf({ says, words }: Fact, order: Order | null): TwoNumbers["wanted"] | null {
  if (says !== "one") return says as "both" | "larger" | "smaller";
  const who = personOf(words.who ?? "");
  if (who === order?.larger) return "larger";
  return who === order?.smaller ? "smaller" : null;
}
