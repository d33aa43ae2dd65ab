import { type Piece, readPieces } from "../../../sentences/pieces.ts";

export type ToldGap = { shown: string; divisor: number; wanted: "all" | "largest" | "smallest" };
type Told = { divisors: number[]; most: ("largest" | "smallest")[]; isAsked: boolean; isDigit: boolean };

/** `5a3`: one letter among digits; `_` where there is no letter. */
const gapped =
  /(?<![a-z\d_])(?:\d+(?<one>[a-z])\d*|(?<two>[a-z])\d{2,})(?![a-z\d_])|(?<![a-z\d_])(?=\d*_\d*(?![\d_]))(?:\d+_\d*|_\d+)/u;

const piece = (source: string, tell: (told: Told, groups: Record<string, string>) => void = () => {}): Piece<Told> => [
  new RegExp(`^(?:${source})`, "u"),
  tell,
];
const digit = (told: Told): void => {
  told.isDigit = true;
};
const asks = (told: Told): void => {
  told.isAsked = true;
};

/** `#` is the number, `@` its letter. */
const pieces: Piece<Told>[] = [
  piece(
    "(?:exactly |evenly )?(?:divisible by|a multiple of) (?<n>\\d{1,3})(?! or| and)|(?:can be )?(?:exactly |evenly )?divided (?:exactly |evenly )?by (?<m>\\d{1,3})(?: evenly| exactly| with no remainder| without (?:a )?remainder)",
    ({ divisors }, { n, m }) => {
      divisors.push(Number(n ?? m));
    },
  ),
  piece("(?:能够?|可以)?被(?<n>\\d{1,3})整除|是(?<m>\\d{1,3})的倍数", ({ divisors }, { n, m }) => {
    divisors.push(Number(n ?? m));
  }),
  piece("(?<n>\\d{1,3}) divides", ({ divisors }, { n }) => {
    divisors.push(Number(n));
  }),
  piece(
    "(?:where |and |with |if )?@ (?:is|stands for|represents|denotes|being) (?:a|the|some|1|its|an) (?:missing |single |unknown |certain |middle |hundreds |tens |ones )*digit",
    digit,
  ),
  piece("for (?:what|which) (?:single |missing )*digits? @? ?(?:is|will)", (told) => {
    told.isAsked = true;
    told.isDigit = true;
  }),
  piece(
    "(?:what are |which |what |find |list |name |give )?(?:all )?(?:of )?(?:the )?(?:possible )?digits? (?:that |which )?(?:can|could|may|might|will) (?:be )?(?:replace|put in place of|take the place of|stand for|go in(?:to)?|fill) (?:the )?(?:star|asterisk|box|blank|square|gap)(?: (?:in|of))?",
    (told) => {
      told.isAsked = true;
      told.isDigit = true;
    },
  ),
  piece(
    "(?:give|list|find|name) (?:every|all)(?: the| of the)? ?(?:possibility|possibilities|possible (?:digits|values|answers)|answers|them)?(?=,|$)",
    asks,
  ),
  piece(
    "(?:what is |what's |find )?(?:the )?(?<most>largest|greatest|biggest|smallest|least) (?:possible )?(?:value (?:of|for) )?@(?: can be| could be)?(?=,|$)",
    (told, { most: end = "" }) => {
      told.isAsked = true;
      told.isDigit = true;
      told.most.push(/small|least/.test(end) ? "smallest" : "largest");
    },
  ),
  piece(
    "_(?:里|中|内)?(?:可以|能)?最(?<most>大|小)(?:可以|能|应)?(?:填|是)(?:几|多少|什么数字)",
    (told, { most: end }) => {
      told.isAsked = true;
      told.most.push(end === "大" ? "largest" : "smallest");
    },
  ),
  piece(
    "(?:what |which )(?:is |are |must |should |can |could |does |do )?(?:be )?(?:the )?(?:possible )?(?:values? (?:of|for) )?(?:the )?(?:missing |single )*(?:digits? )?@(?: be| stand for| equal| represent)?",
    asks,
  ),
  piece(
    "(?:what|which) (?:single |missing )*digits? (?:is|does|must|should|can|could|goes in(?: the)?|makes?)(?: the letter)? ?@?(?: be| stand for| equal| represent)?",
    (told) => {
      told.isAsked = true;
      told.isDigit = true;
    },
  ),
  piece(
    "(?:find |determine |give )?(?:all )?(?:the )?(?:possible )?(?:values? of )?(?:the )?(?:missing |single |unknown |middle |first |last |ones |tens |hundreds )*digits? @?",
    (told) => {
      told.isAsked = true;
      told.isDigit = true;
    },
  ),
  piece("(?:find |determine |then )?(?:the )?(?:possible )?(?:value of )?@(?=,|$| so| such| if| that| given)", asks),
  piece("(?:the )?(?:largest|greatest|biggest) (?:possible )?(?=digit|value|missing)", ({ most }) => {
    most.push("largest");
  }),
  piece("(?:the )?(?:smallest|least) (?:possible )?(?=digit|value|missing)", ({ most }) => {
    most.push("smallest");
  }),
  piece("(?:其中)?@(?:是|代表|表示|为)(?:1个)?(?:1位)?(?:缺失的|未知的)?数字|缺(?:少|失)?的?数字(?:是)?@?", digit),
  piece(
    "(?:求)?(?:数字)?@(?:可以|应该?|能)?(?:代表|表示|是|等于|为|取|=)?(?:几|多少|什么数字?|哪个数字|哪些数字?)?(?:的值)?(?=,|$)",
    asks,
  ),
  piece(
    "_(?:里|中|内)?(?:的数字)?(?:应该?|可以|能)?(?:填|是)(?:上|入)?(?:的数字)?(?:是)?(?:几|多少|什么数字?|哪个数字)?",
    asks,
  ),
  piece("求_(?:里|中|内)?(?:的数字?|应?填的数字?)?|_(?=$)", asks),
  piece("(?:的)?_(?:里|中|内)", () => {}),
  piece("(?:the |a |an )?(?:\\d{1,2}|two|three)[- ]digit (?:whole )?(?:number|integer) ?#?", digit),
  piece("\\d{1,2}位数#?", digit),
  piece("(?:the |a )?(?:number|integer) #|#"),
];
const glue =
  /^(?:, ?| |(?:the|a|that|which|is|be|must|to|make|makes|making|so|such|if|for|will|where|and|it|given|then|find|number|when|in order)(?![a-z])|数|使|使得|要使|若|如果|已知|那么|则|的|求|才|让|这个)/;

/** "The number 5a3 is divisible by 9, a is a missing digit": the question with its number and its letter found first. */
export function toldGap(text: string): ToldGap | null {
  const bare = text
    .toLowerCase()
    .replaceAll(/[?？。;；:：!]+|\.(?=\s|$)/g, ",")
    .replaceAll(/[▢□☐]|_+|(?<=\d)\*(?! ?\d)|(?<![\d ] ?)\*(?=\d)/g, "_")
    .replaceAll("，", ",")
    .replaceAll(/[一](?=个)/g, "1")
    .replaceAll(/[两三四五六七八九](?=位数)/g, (one) => `${"两三四五六七八九".indexOf(one) + 2}`)
    .replaceAll(/(?<=\p{Script=Han}|,) | (?=\p{Script=Han}|,)/gu, "")
    .replaceAll(/,+/g, ", ")
    .replaceAll(/(?<=\p{Script=Han}|,) (?=\p{Script=Han})/gu, "")
    .replaceAll(/^[, ]+|[, ]+$/g, "");
  const number = gapped.exec(bare);
  if (!number) return null;
  const letter = number.groups?.one ?? number.groups?.two;
  const marked = bare.replace(number[0], "#");
  const named = letter
    ? marked.replaceAll(
        new RegExp(`(?<![a-z'#])${letter}(?![a-z'])(?! (?:multiple|number|digit|missing|single))`, "g"),
        "@",
      )
    : marked;
  const told = readPieces<Told>(named, pieces, glue, {
    divisors: [],
    most: [],
    isAsked: false,
    isDigit: letter === undefined,
  });
  const [divisor, ...more] = told?.divisors ?? [];
  if (!told?.isAsked || !told.isDigit || divisor === undefined || more.length > 0 || told.most.length > 1) return null;
  return { shown: letter ? number[0].replace(letter, "_") : number[0], divisor, wanted: told.most[0] ?? "all" };
}
