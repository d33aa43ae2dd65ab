import { type Piece, readPieces } from "../../../sentences/pieces.ts";

type Told = {
  digits: string[];
  sizes: number[];
  divisors: number[];
  asked: string[];
  areOnce: boolean;
  isMade: boolean;
};

const piece = (source: string, tell: (told: Told, groups: Record<string, string>) => void = () => {}): Piece<Told> => [
  new RegExp(`^(?:${source})`, "u"),
  tell,
];
const asks =
  (asked: string) =>
  (told: Told): void => {
    told.asked.push(asked);
  };
const once = (told: Told): void => {
  told.areOnce = true;
};
const made = (told: Told): void => {
  told.isMade = true;
};
const by = (told: Told, { n = "" }: Record<string, string>): void => {
  told.divisors.push(...(n.match(/\d+/g) ?? []).map(Number));
};
const chosen = (told: Told, { d }: Record<string, string>): void => {
  told.sizes.push(Number(d));
  told.areOnce = true;
};
const divisorsEn = "(?<n>\\d{1,3}(?:(?:,? and (?:by )?|, )\\d{1,3}(?!\\d)){0,3})";
const divisorsZh = "\\d{1,3}(?:(?:,|和|与)\\d{1,3}(?!\\d)){0,3}";
const even = (told: Told): void => {
  told.divisors.push(2);
};
const sized = (told: Told, { d, even: isEven }: Record<string, string>): void => {
  told.sizes.push(Number(d));
  if (isEven) told.divisors.push(2);
};
const list = "(?<l>\\d(?:(?:,? and |, ?|,?和|与)\\d(?!\\d)){1,6})";
const digitsGiven = (told: Told, { l = "" }: Record<string, string>): void => {
  told.digits.push(l.replaceAll(/\D/g, ""));
};

const english: Piece<Told>[] = [
  piece("how many(?: different)?", asks("how many")),
  piece(
    "(?:list |find |write |name |what are )?(?:all|every)(?: of)?(?: the)?(?: possible)?(?= \\d[- ]digit| numbers?)",
    asks("all"),
  ),
  piece("(?:the )?(?:largest|greatest|biggest)(?: possible)?", asks("the largest")),
  piece("(?:the )?(?:smallest|least)(?: possible)?", asks("the smallest")),
  piece(
    "(?<even>even )?(?<d>\\d)[- ]digit(?<even2> even)? (?:whole )?numbers?",
    (told, { d = "", even: one, even2 }) => {
      sized(told, { d, ...(one || even2 ? { even: "even" } : {}) });
    },
  ),
  piece(
    `(?:that (?:are|is) |which (?:are|is) )?(?:exactly |evenly )?(?:divisible by|multiples? of) (?:both )?${divisorsEn}(?! or| and)`,
    by,
  ),
  piece("(?:that|which)? ?(?:are|is) even", even),
  piece(`(?:made|formed|built|written|created|make|form|build|write|create)(?: up)?`, made),
  piece(
    `(?:using|from|with|out of|of)? ?(?:only )?(?:the )?(?:digits |numbers |cards |digit cards )?${list}`,
    digitsGiven,
  ),
  piece(
    "(?:choose|pick|select|using|use) (?:any )?(?<d>\\d) of (?:the )?(?:\\d )?(?:digits |cards |numbers |digit cards )?",
    chosen,
  ),
  piece(
    "\\(?(?:without (?:repeating|repetition|repeats)(?: of)?(?: any| a| the)?(?: digits?)?|(?:if|with|and|where) no (?:digits? (?:is|are|can be|may be) (?:repeated|used (?:twice|more than once))|repeated digits|repetition(?: of digits)?(?: is allowed)?|repeats)|(?:using |with )?each (?:digit |of them |card )?(?:is |can be |may be )?(?:used )?(?:at most |only |no more than |exactly )?once(?: each)?|no repeats|(?:if )?(?:digits|repetition|repetitions|repeats) (?:can't|cannot|may not|must not|is not|are not|isn't|aren't) (?:be )?(?:repeated|repeat|allowed)|(?:at most|used|used only|used exactly) once(?: each)?)\\)?",
    once,
  ),
];
const englishGlue =
  /^(?:, ?| |(?:can|be|you|we|i|are|there|to|a|an|is|what|find|so|made|possible|find out|that|which|of|them|the|if|and|number|is|using|use)(?![a-z']))/;

const chinese: Piece<Told>[] = [
  piece("(?:一共|共)?(?:可以|能|能够)?有?(?:多少|几)个(?:不同的?)?", asks("how many")),
  piece("最大的?", asks("the largest")),
  piece("最小的?", asks("the smallest")),
  piece("(?<d>\\d)位(?<even>偶)?数", sized),
  piece(
    `(?:能够?|可以)?(?:同时)?被(?<n>${divisorsZh})(?:同时)?整除|是?(?<m>${divisorsZh})的?(?:公)?倍数`,
    (told, { n, m }) => by(told, { n: n ?? m ?? "" }),
  ),
  piece(
    "(?:中|里)?(?:任意)?(?:任选|选出|选取|选择|取出|抽出|挑出|挑选|拿出|任取|选|取|抽|挑|拿)(?:其中)?(?:的)?(?<d>\\d)[张个](?:不同的?)?(?:数字|数码|卡片|数|牌)?",
    chosen,
  ),
  piece("偶数", even),
  piece("(?:可以|能够?)?(?:组成|排成|摆成|拼成|写成|写出|组)", made),
  piece(
    `(?:用|从|由|有)?(?:数字|数码|卡片)?${list}(?:这)?(?:\\d个(?:不同的)?(?:数字|数|数码)|\\d张(?:数字)?(?:卡片|牌)|几个数字?)?(?:每张用1次|,?\\(每个数字(?:只|仅)?用1次\\))?`,
    digitsGiven,
  ),
  piece(
    "\\(?(?:(?:没有|无|不含|不)重复(?:数字|的数字)?|(?:且|并且)?(?:每个|每1个|各个?|每张)(?:数字|数|卡片)?(?:都|最多)?(?:只|仅|限|只能)*(?:能|可|可以)?(?:用|使用)(?:1|一)次|数字不(?:能|允许)?重复(?:使用)?|(?:各位)?数字(?:互不相同|各不相同))\\)?",
    once,
  ),
];
const chineseGlue =
  /^(?:, ?| |的|数字|其中|中|里|这样|这些|且|并且|数|是|有|能|可以|同时|既|又|多少|分别|各|为|满足|要求|使它|使它们|使|它|所有|全部|写出|哪些|那么|选|任选|选出|取|取出|\d个(?:数字)?(?=组成|排成)|一共|共|在|1个|一个)/;

/** "How many 3-digit numbers can be made from 1, 2, 3, 5 without repeating a digit?" in the words of the topic. */
export function toldCards(plain: string): string | null {
  const isChinese = /\p{Script=Han}/u.test(plain);
  if (!(isChinese ? /位/ : /digit/).test(plain)) return null;
  // Whether the largest one is even is another question.
  if (/最[大小][^,]*是(?:不是)?(?:1个)?偶数$|^is /.test(plain)) return null;
  const text = isChinese ? plain.replaceAll(" ", "") : plain;
  const nothing: Told = { digits: [], sizes: [], divisors: [], asked: [], areOnce: false, isMade: false };
  const told = readPieces(text, isChinese ? chinese : english, isChinese ? chineseGlue : englishGlue, nothing);
  if (!told?.isMade) return null;
  const [[digits, ...otherDigits], [size, ...otherSizes]] = [told.digits, [...new Set(told.sizes)]];
  const asked = askedIn(told.asked, isChinese);
  const isOne = otherDigits.length + otherSizes.length === 0;
  // As many digits as cards, and the most of them: each once, as everyone means it.
  const isOnce = told.areOnce || (asked !== "how many" && digits?.length === size);
  if (
    !isOnce ||
    !digits ||
    !asked ||
    !size ||
    !isOne ||
    new Set(digits).size < digits.length ||
    told.divisors.length > 4
  )
    return null;
  const divisible = told.divisors.length > 0 ? ` divisible by ${told.divisors.join(" and ")}` : "";
  const kind = /how many|all|and/.test(asked) ? "numbers" : "number";
  return `${asked} ${size}-digit ${kind} with the digits ${[...digits].join(", ")} each at most once${divisible}`;
}

/** One thing, or the largest and the smallest; in Chinese, where nothing is named, all of them. */
function askedIn(told: string[], isChinese: boolean): string | null {
  const [asked, ...others] = [...new Set(told)].toSorted();
  if (asked === undefined) return isChinese ? "all" : null;
  if (others.length === 0) return asked;
  return asked === "the largest" && others.join() === "the smallest" ? "the largest and smallest" : null;
}
