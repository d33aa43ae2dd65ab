import { q } from "@dripstone/checker/mathematics";
import { type Piece, readPieces } from "../../../sentences/pieces.ts";
import { unitOfSign } from "../../../stories/units.ts";
import { type Kind, kinds, type TwoKinds } from "./kinds.ts";

/** What is told of two kinds of things, in whatever order; what has no place is not of this kind. */
type Told = {
  kinds: Kind[];
  heads: q.Rational[];
  feet: { value: q.Rational; money: boolean }[];
  asks: (string | "each")[];
};

const animals = kinds.flatMap(({ names }) => names).sort((a, b) => b.length - a.length);
const english = animals.filter((name) => /^[a-z]/.test(name)).join("|");
const chinese = animals.filter((name) => !/^[a-z]/.test(name)).join("|");
const guest =
  "(?:adults?|child(?:ren)?|kids?|students?|seniors?|grown-?ups?|teachers?|pupils?|members?|non-?members?|regular|premium|vip|standard|reserved|general|balcony|floor|lawn|upper|lower|large|small|big|men|women|boys|girls)";
const sort =
  "(?:成人|大人|儿童|学生|小孩|老人|普通|半价|全价|甲种|乙种|一等|二等|单人|双人|大船|小船|大车|小车|老师|篮球|足球|排球|钢笔|铅笔|圆珠笔|甲|乙)";
const money = "\\$(?<m>\\d+(?:\\.\\d+)?)|(?<c>\\d+(?:\\.\\d+)?) ?(?<u>[\\uE000-\\uE0FF]|角)";
const whole = "(?<n>\\d+)(?![\\d.%/]| ?[\\uE000-\\uE0FF])";

const rational = (written: string): q.Rational => {
  const [digits = "0", places = ""] = written.split(".");
  return q.rational(BigInt(digits + places), 10n ** BigInt(places.length));
};

/** In the smallest money. */
function worthOf({ m, c, u }: Record<string, string>): q.Rational | null {
  if (m) return q.multiply(rational(m), q.rational(100n));
  if (c && u === "角") return q.multiply(rational(c), q.rational(1000n));
  const unit = u ? unitOfSign(u) : null;
  return c && unit?.dimension === "money" ? q.multiply(rational(c), unit.size) : null;
}

const piece = (source: string, tell: Piece<Told>[1]): Piece<Told> => [new RegExp(`^(?:${source})`, "u"), tell];

const head: Piece<Told>[1] = ({ heads }, { n = "" }) => {
  heads.push(rational(n));
};
const legs: Piece<Told>[1] = ({ feet }, { n = "" }) => {
  feet.push({ value: rational(n), money: false });
};
const total: Piece<Told>[1] = ({ feet }, groups) => {
  feet.push({ value: worthOf(groups) ?? q.ZERO, money: true });
};
const named: Piece<Told>[1] = (told, { k = "", o = "" }) => {
  for (const name of [k, o]) {
    const kind = kinds.find(({ names }) => names.includes(name));
    if (kind && !told.kinds.includes(kind)) told.kinds.push(kind);
  }
};
const priced: Piece<Told>[1] = (told, groups) => {
  const name = rootOf(groups.who ?? "");
  const worth = worthOf(groups) ?? q.ZERO;
  told.kinds.push({ names: [name], worth, money: true, said: { en: groups.who ?? "", ch: groups.who ?? "" } });
};
const valued: Piece<Told>[1] = (told, groups) => {
  for (const [c, u] of [
    [groups.c, groups.u],
    [groups.c2, groups.u2],
  ]) {
    const worth = worthOf({ m: "", c: c ?? "", u: u ?? "" });
    if (worth)
      told.kinds.push({
        names: [`${worth.num}`],
        worth,
        money: true,
        said: { en: `${c}${unitOfSign(u ?? "")?.said.en ?? ""}`, ch: `${c}${unitOfSign(u ?? "")?.said.ch ?? ""}` },
      });
  }
};
const ask: Piece<Told>[1] = ({ asks }, { who = "", each = "", c = "", u = "" }) => {
  asks.push(each ? "each" : c ? `${worthOf({ m: "", c, u })?.num}` : rootOf(who));
};

const rootOf = (word: string) =>
  kinds.some(({ names }) => names.includes(word))
    ? word
    : word
        .replace(/^children$/, "child")
        .replace(/(?<=[a-z]{2})s$/, "")
        .replace(/票$/, "");

const every = "(?: each| apiece| per person| a piece| per ticket)?";
const englishPieces: Piece<Told>[] = [
  piece(
    `how many (?:of (?:the(?:m| coins| tickets| animals| people)?|each) )?(?:were |are |is )?(?:the )?(?<who>${english}|${guest})(?:'s?)?(?: tickets?| coins?)?`,
    ask,
  ),
  piece(
    "how many (?:of )?(?<each>each)(?: (?:kind|type|sort|animal|coin|ticket))?(?: of (?:animal|coin|ticket)s?)?",
    ask,
  ),
  piece(
    `(?:${money})(?: each)? (?:for|per|from|to) (?:an?|each|every|the)? ?(?<who>${guest})(?:'s?)?(?: tickets?)?${every}`,
    priced,
  ),
  piece(
    `(?:an? |each |every |the )?(?<who>${guest})(?:'s?)?(?: tickets?)? ?(?:cost|costs|are|were|is|was|pays?|paid|at|sold for|sell for|sells for|for|=|:)? ?(?:${money})${every}`,
    priced,
  ),
  piece(`(?:${money})`, total),
  piece(`${whole} (?:legs|feet|wheels|tires)`, legs),
  piece(`(?:legs|feet|wheels) ?[:=]? ?${whole}`, legs),
  piece(`(?:heads) ?[:=]? ?${whole}`, head),
  piece(
    `${whole} (?:coins|animals|heads|tickets|people|creatures|vehicles|customers|visitors|passengers|guests|persons|birds and animals|of them)`,
    head,
  ),
  piece(
    `(?:(?:group|total|party|class|family) of )?${whole}(?= (?:${english}) (?:and|or)|,? (?:paid|altogether|in all|in total)(?![a-z]))`,
    head,
  ),
  piece(`(?<k>${english})(?: (?:and|or|&) (?<o>${english}))?`, named),
];
const englishGlue =
  /^(?:[\s,.;:?!]|(?:a|an|the|i|we|he|she|they|my|his|her|their|there|it|in|on|at|of(?! \d)|and|or|with|is|are|was|were|has|have|had|only|just|all|some|both|either|which|that|who|these|those|coins?|tickets?|animals?|piggy bank|jar|bag|box|cage|farm|farmer|farmyard|yard|barn|field|zoo|pen|parking lot|purse|pocket|wallet|bank|totals|totaling|totalling|worth|value|amount|altogether|together|in all|make|makes|made|making|up|to|for|from|cost|costs|paid|pays?|collected|brought in|took in|raised|sold|bought|show|concert|movie|play|museum|zoo|fair|theater|theatre|cinema|circus|park|game|(?:group|family|class|party|total)(?! of)|school|admission|entry|entrance|price|prices|counted?s?|counts?|sees?|saw|can|you|see|do|does|did|there's|sam|tom|anna|ben|mia|go|went|came|come|attended|attend|bill|receipts|sales|if|so|now)(?![a-z'])|each(?= (?:of|being)))+/;

const amount = "(?:一?共|总共|共计|合计|共有|一共有|总共有|共是)*有?";
const counter = "[只头个辆条匹张枚人名支本条]";
const chinesePieces: Piece<Told>[] = [
  piece(
    `(?:问|求|那么|其中|则)?(?<who>${chinese}|${sort}票?)(?:一?共|各)?(?:有|是|卖了?|卖出了?|买了?)?(?:多少|几)${counter}?`,
    ask,
  ),
  piece(
    `(?:问|求|那么|其中|则)?(?<c>\\d+(?:\\.\\d+)?)(?<u>[\\uE000-\\uE0FF]|角)的?(?:人民币|硬币|纸币|邮票|钞票|票)?有?(?:多少|几)${counter}`,
    ask,
  ),
  piece(
    `(?:问|求|那么|其中|则)?(?:(?:两种|它们|这两种)?[^\\d,.;:?!]{0,6}?|(?<w>(?:${chinese})(?:和|与|、|,)?(?:${chinese})))(?<each>各|分别)(?:有|是|卖了?|买了?)?(?:多少|几)${counter}?`,
    ask,
  ),
  piece(
    `有?(?<c>\\d+(?:\\.\\d+)?)(?<u>[\\uE000-\\uE0FF]|角)(?:的|一张的|面值的)?(?:和|与|、|,)(?<c2>\\d+(?:\\.\\d+)?)(?<u2>[\\uE000-\\uE0FF]|角)的?(?:两种)?(?:人民币|硬币|纸币|邮票|钞票|票)?`,
    valued,
  ),
  piece(
    `(?<who>${sort}票?)(?:的?(?:单价|价格|票价))?(?:是|为|每张|每人|每个|一张|1张|每支|每条)*(?:${money})(?:一张|1张|一个|每张|每人|一支)?`,
    priced,
  ),
  piece(`(?:脚|腿|轮子?|足)(?:的?只数|数)?${amount}(?:是|为)?(?<n>\\d+)[只条个]?`, legs),
  piece(`${amount}(?<n>\\d+)[只条个]?(?:脚|腿|轮子|轮|足)`, legs),
  piece(`(?:头数?)${amount}(?:是|为)?(?<n>\\d+)[个只]?`, head),
  piece(`${amount}(?<n>\\d+)[个只]?头`, head),
  piece(`(?:一?共|总共|共计|合计|共有)+(?:卖出?了?|买了?|去了|来了)?有?(?<n>\\d+)${counter}(?:票)?`, head),
  piece(`(?<n>\\d+)(?:人|名游客|名同学|张票|枚硬币|张邮票)`, head),
  piece(`(?:一?共|总共|共计|合计|共有|共是)*(?:${money})`, total),
  piece(`(?<k>${chinese})(?:(?:和|与|、|,)?(?<o>${chinese}))?`, named),
];
const chineseGlue =
  /^(?:[\s,.;:?!]|笼子?里|笼中|笼子|同笼|农场里?|院子里?|停车场里?|动物园里?|池塘里?|盒子里|储蓄罐里|钱包里|我|妈妈|爸爸|小\p{Script=Han}|老师|有|里|若干|一些|同在一个|一个|养了?|关着?|放着?|硬币|邮票|人民币|纸币|钞票|票|门票|电影票|(?:总共|一?共|共)(?!有?\d)|总值|面值|总面值|合计|收入|收了|票款|花了|用了|付了|卖得|卖了|卖出|买了|买|是|为|和|与|的|两种|价值|值|了|钱|其中|它们|去|公园|看电影|元)+/u;

/** Two kinds, how many there are, and what they make in all, told in any words that are known; null where one of them isn't. */
export function twoKindsInPieces(story: string): TwoKinds | null {
  const isChinese = /\p{Script=Han}/u.test(story);
  const told = readPieces<Told>(
    // A stop behind a number is none of its places.
    story.replaceAll(/\.(?=\s|$)/g, " ;"),
    isChinese ? chinesePieces : englishPieces,
    isChinese ? chineseGlue : englishGlue,
    {
      kinds: [],
      heads: [],
      feet: [],
      asks: [],
    },
  );
  const [one, other, ...more] = told?.kinds ?? [];
  const [count, feet, asked] = [told?.heads[0], told?.feet[0], told?.asks[0]];
  if (!told || !one || !other || more.length > 0 || !count || !feet || asked === undefined) return null;
  if (told.heads.length > 1 || told.feet.length > 1 || told.asks.length > 1) return null;
  if (one.money !== feet.money || other.money !== feet.money || feet.value.num === 0n) return null;
  if (q.same(one.worth, other.worth) || [one, other].some(({ worth }) => worth.num === 0n)) return null;
  const isOf = (kind: Kind) => kind.names.some((name) => rootOf(name) === asked);
  if (asked !== "each" && isOf(one) === isOf(other)) return null;
  return { one, other, count, total: feet.value, wanted: asked === "each" ? "each" : isOf(one) ? "one" : "other" };
}
