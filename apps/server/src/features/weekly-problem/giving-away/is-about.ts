import type { ProblemText } from "@dripstone/contract/weekly-problem/desk/payloads";
import { LRUCache } from "lru-cache";
import type { Said } from "../../../feature.ts";
import { fold } from "../../../search/fold.ts";
import { isHan, uncutWordsOf, wordsOf } from "../../../search/words.ts";

/** Words of a problem's title and statement that a text must share to be about it; one less if it talks of a problem. */
const SHARED_MIN = 3;

/**
 * Whether a text, or what it stands under, talks of the week's problem: by its name, by its title, or by several of the things that it is about.
 */
export function isAbout({ text, under = "" }: Said, problem: readonly ProblemText[]): boolean {
  const parts = [under, text];
  if (parts.some((part) => weekly.test(part))) return true;
  const said = [saidUnder(under), saidIn(text)];
  // Wherever a dictionary would cut a Chinese sentence.
  const isSaid = (word: string) =>
    said.some(({ words, folded }) => (isHan(word) ? folded.includes(word) : words.has(word)));
  const enough = parts.some((part) => asking.test(part)) ? SHARED_MIN - 1 : SHARED_MIN;
  return problem.some((told) => {
    const { inTitle, inAll } = tellingWordsOf(told);
    const title = told.title.toLowerCase();
    if (inTitle.length > 0 && parts.some((part) => part.toLowerCase().includes(title))) return true;
    const shared = inAll.filter(isSaid);
    return shared.length >= enough || (inTitle.length >= 2 && inTitle.every(isSaid));
  });
}

/** Whether a text calls the week's problem by what it is called. */
export const namesWeekly = (text: string): boolean => weekly.test(text);

const weekly =
  /\bweekly\b|\bproblem of the week\b|\b(?:this|the) week'?s? (?:problem|question|puzzle|challenge)\b|\bpotw\b|每周一题|每周的?题|(?:本周|这周|这个?星期|这礼拜|(?<![上下前])周)的?(?:那道|这道)?(?:题|问题|挑战)|一周一题/iu;

const asking = /题|\bproblem|\bpuzzle|\bquestion/i;

type SaidWords = { words: ReadonlySet<string>; folded: string };

function saidIn(text: string): SaidWords {
  const folded = fold(text);
  return { words: new Set(uncutWordsOf(folded)), folded };
}

/** A thread's replies all stand under the same words. */
function saidUnder(under: string): SaidWords {
  const said = saidInThreads.get(under) ?? saidIn(under);
  saidInThreads.set(under, said);
  return said;
}

/** Counted in signs, of which there are about twice as many again in the words. */
const saidInThreads = new LRUCache<string, SaidWords>({
  maxSize: 500_000,
  sizeCalculation: (_, under) => under.length + 1,
});

type TellingWords = { inTitle: string[]; inAll: string[] };

/** A problem is open for a week, and every text of the forum is held against it: its words are found once. */
function tellingWordsOf(told: ProblemText): TellingWords {
  const { title, statement } = told;
  const words = known.get(told) ?? { inTitle: tellingWords(title), inAll: tellingWords(`${title}\n${statement}`) };
  known.set(told, words);
  return words;
}

const known = new WeakMap<ProblemText, TellingWords>();

/** Each word once that means a thing of this problem, and not just any number, time or step of any problem. */
function tellingWords(text: string): string[] {
  return [...new Set(wordsOf(text.replace(/```[\s\S]*?```|\$[^$]*\$/g, " ")))].filter(
    (word) => (/^\p{Script=Han}{2,}$/u.test(word) || /^\p{Script=Latin}{4,}$/u.test(word)) && !everyday.has(word),
  );
}

const everyday = new Set(
  (
    "about after again all also always and another answer any apart are around away back because been before begin begins behind below beside between both bring but " +
    "call called cannot centimeter centimeters children circle come comes could count day days does done down drawn each easy eight either equal equally even ever every exactly " +
    "fall falls fast figure find first five five four from full gave give given gives goes half hand hard have here high hold hour hours how however hundred inside into just keep know " +
    "last least left length like likely line long made make makes many math meter meters middle minute minutes more most much must need needs never next night nine number numbered numbers once only other over " +
    "part people picture place possible problem put question rest right round same second seconds seven several shape shows side sides since six size some square squares stand stands start starts step still such " +
    "take takes tell tells ten than that their them then there these they thing things think third this those three through time times together total turn twice under until upside used very want wants way ways week were what when where which while whole whose will with within without word work would write year years your " +
    "一个 一共 一次 一直 一样 一种 一起 一边 不同 不是 两个 两次 为了 之间 什么 今天 他们 以后 以前 任何 但是 例如 其中 几个 分钟 剩下 千米 厘米 只有 可以 可能 同学 同时 同样 同一 后来 听到 告诉 哪些 因为 图中 多少 大家 天天 如果 如图 她们 孩子 学校 它们 小时 小明 小伟 平均 开始 怎么 总共 恰好 所以 所有 所示 按照 数字 整数 方法 无论 时候 时间 是否 最后 最多 最少 有些 有人 有多少 每个 每次 每天 比如 没有 然后 现在 用来 直到 相同 相邻 知道 第一 第二 第三 米长 答案 老师 自己 至少 表示 计算 记住 问题 需要 面积 题目 这个 这些 这样 那么 那些 还有 都是 问题 长度 长方形 正方形 三角形 那个 必须 不能 已经 正好 依次 其他 还是 或者 以及 一条 一只 一块 一张 一根 一天 两人 上面 下面 里面 外面 前面 后面 旁边 中间 左边 右边 一排 一列 地方 东西 数目 个数"
  ).split(" "),
);
