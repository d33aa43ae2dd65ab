import { boundedPattern } from "../../bounded-pattern.ts";
import type { Aside } from "./aside.ts";
import { isBesideThePoint } from "./beside-the-point.ts";
import { chinese, chineseExample } from "./chinese.ts";
import { withEnds, withOwn } from "./ends.ts";
import { english, englishDefinition, englishExample, englishWay } from "./english.ts";
import type { Held } from "./held.ts";
import { isSmallTalk } from "./small-talk.ts";

/** A question without what is said beside it, and what that says of the answer. */
export type Bare = { text: string; held: Held[] };

type Form = { form: RegExp; held?: Aside["held"] };

const ASIDES_MAX = 8;
/** So many blanks and signs may part the words of one aside. */
const CUTS_MAX = 8;
/** What has more clauses is no single question. */
const CLAUSES_MAX = 24;

/**
 * Takes asides away, each of them a whole clause of a known form: a clause that says anything more ("then add 3", 再加1) stays.
 * Null where something said of the answer would choose among what is counted or added.
 */
export function withoutAsides(original: string): Bare | null {
  const held: Held[] = [];
  const take = (said: string, known: readonly Form[]): boolean => {
    const bare = said
      .replaceAll(besideHan, "")
      .replace(/[\s.!?。！？]+$/, "")
      .trim();
    for (const { form, held: heldOf } of known) {
      const found = form.exec(bare);
      if (!found) continue;
      const own = heldOf?.({ ...found.groups });
      if (heldOf && !own) return false;
      if (own) held.push(own);
      return true;
    }
    return isSmallTalk(bare);
  };
  const ended = withEnds(original.replace(points, "")) ?? original.replace(points, "");
  let text = withOwn(ended).replaceAll(parenthesized, (whole, inner: string) =>
    isExample(inner) || take(inner, clauses) ? " " : whole,
  );
  for (let asides = 0; asides < ASIDES_MAX; asides++) {
    const shorter = withoutClause(withoutLabel(text).replace(englishWay, ""), take);
    if (shorter === text || !/[\p{L}\d]/u.test(shorter)) break;
    text = shorter;
  }
  if (held.some(({ kind }) => kind !== "yes-no" && kind !== "unit") && isCounted.test(text)) return null;
  return { text: text.replaceAll(/ {2,}/g, " ").replace(joined, "").trim(), held };
}

/** "…, but what is 3^5": what was before it is gone. */
const joined = /^(?:but|and|so|now|anyway|then)[,:]? (?=(?:what|how|which|is|are|find|can|could|solve|please)\b)/i;
/** What a task is worth. */
const points = /[\s.。]*[(（[](?:本题)?(?:满分|共)? ?\d{1,2} ?(?:分|marks?|points?|pts?)[)）\]][\s.。]*$/i;

/** What is said of the answer, where the answer counts or adds what it is said of. */
const isCounted =
  /how many|number of|count|\bsum\b|total|add up|average|mean\b|product of|多少个|几个|个数|几组|几对|几种|之和|总和|的和|平均|一共|乘积|probab|概率/i;

/** Blanks beside Chinese are the writer's taste. */
const besideHan = / (?=\p{Script=Han})|(?<=\p{Script=Han}) /gu;
const parenthesized = / ?[(（]([^()（）]{1,80})[)）]/g;

const isExample = (inner: string): boolean =>
  englishExample.test(inner) || englishDefinition.test(inner) || chineseExample.test(inner);

/** "AMC 8: …", "Grade 7 - …": the number of a label is none of the question's. */
export const isNumbered = (text: string): boolean => {
  const rest = withoutLabel(text);
  return rest !== text && /\d/.test(text.slice(0, text.length - rest.length));
};

function withoutLabel(text: string): string {
  for (const label of labels) {
    const found = label.exec(text);
    if (found) return text.slice(found[0].length);
  }
  return text;
}

function withoutClause(text: string, take: (said: string, known: readonly Form[]) => boolean): string {
  const cuts = [...text.matchAll(boundary)].map(({ 0: sign, index }) => ({ from: index, to: index + sign.length }));
  if (cuts.length > CLAUSES_MAX) return text;
  const edges = [{ from: 0, to: 0 }, ...cuts, { from: text.length, to: text.length }];
  for (const [nth, start] of edges.entries())
    for (const end of edges.slice(nth + 1, nth + CUTS_MAX).reverse()) {
      const said = text.slice(start.to, end.from);
      const isAtEdge = start.to === 0 || end.from === text.length;
      if (said.trim() === "" || !(take(said, clauses) || (isAtEdge && isBesideThePoint(said)))) continue;
      const asked = text.slice(end.from, end.to);
      // "…, yes or no?": the question mark is the question's.
      const kept =
        /[?？]/.test(asked) && !/[?？]/.test(text.slice(start.from, start.to))
          ? "?"
          : sentenceEnd(text.slice(start.from, start.to));
      return `${text.slice(0, start.from)}${kept}${kept && end.to < text.length ? " " : start.from === 0 ? "" : kept ? "" : joint(end.to < text.length)}${text.slice(end.to)}`;
    }
  for (const { form } of tails) {
    const found = form.exec(text);
    if (found && take(found[1] ?? "", tailForms))
      return `${text.slice(0, found.index)}${found[0].includes("?") ? "?" : ""}${text.slice(found.index + found[0].length)}`;
  }
  return text;
}

const joint = (goesOn: boolean) => (goesOn ? ", " : "");
const sentenceEnd = (sign: string): string => /[.?!。？！]/.exec(sign)?.[0] ?? "";

/** Where a clause may begin or end; beside Chinese a blank is such a place, too. */
const boundary =
  /\s*(?:[;!?。；！？\n…]|,(?!\d{3}(?!\d))|，|\.(?!\d)|(?<=\\end\{cases\}\$*) (?=[a-z])|:(?= )|(?<=\p{Script=Han}):| - )+\s*|(?<=[\p{Script=Han}\d)a-z]) +(?=\p{Script=Han})|(?<=\p{Script=Han}) +(?=[\p{L}\d])/giu;

const forms = (asides: readonly Aside[]): Form[] =>
  asides.map(({ form, held }) => ({ form: boundedPattern(`^(?:${form})$`, "iu"), ...(held && { held }) }));
const clauses = [...forms(english.clauses), ...forms(chinese.clauses)];
const tailForms = [...forms(english.tails), ...forms(chinese.tails)];
const tails = [
  ...english.tails.map(({ form }) => ({ form: boundedPattern(` (${withoutNames(form)})[\\s.?!]*$`, "iu") })),
  ...chinese.tails.map(({ form }) => ({
    form: boundedPattern(`(?<=[\\p{Script=Han}\\d)])(${withoutNames(form)})(?=[\\s,.?!，。？！]|$)`, "iu"),
  })),
];
const labels = [
  ...english.labels.map(
    (label) =>
      new RegExp(
        `^\\s*[[(]?(?:${label})[\\])]?\\s*(?::|[-—–](?!digit)(?= ?(?:[a-z]{2}|\\p{Script=Han})))(?=\\s|\\D)\\s*`,
        "iu",
      ),
  ),
  ...chinese.labels.map(
    (label) => new RegExp(`^\\s*[[(（【]?(?=[^:：]*\\p{L})(?:${label})[\\])）】]?\\s*[:：]\\s*`, "iu"),
  ),
  /^\s*(?:(?:question|problem|exercise|ex|q|no|#)\.? ?#?\d{1,3}[a-z]? ?[.:)]?\s*)?[[(]\s*(?:\d{1,2} ?(?:marks?|points?|pts?)|(?:grade|year|level) \d{1,2}|\d{1,2}(?:th|st|nd|rd) grade|easy|medium|hard)\s*[\])]\s*[:.-]?\s*/i,
  /^\s*(?:q|question|problem|exercise) ?#?\d{1,3}[.:)]\s+/i,
  /^\s*第 ?[\d一二三四五六七八九十]{1,3} ?[小大]?题 ?(?:[(（]\d{1,2} ?分[)）])?\s*[:：.、,，]?\s*(?=\S)/u,
  /^\s*\d{1,2}(?:[.、]\s*|[)）]\s+)(?=\p{Script=Han}|[A-Z][a-z]{2}|[(（]\d{1,2} ?分)/u,
  /^\s*(?:[a-z]+ ){0,3}(?:test|quiz|exam|worksheet|chapter|section|homework|page|unit)(?: \d{1,3}(?:\.\d)?)?,? #?\d{1,3}[.:]\s+(?=\S)/i,
  // 小明做20道题 tells something, and is no label.
  /^\s*(?!\p{Script=Han}{0,9}(?:[做答对错共有算出完成了赛设]|出了)[\d一二三四五六七八九十])\p{Script=Han}{0,10}(?:最后|倒数)?第?[\d一二三四五六七八九十]{1,3}[道个]?[大小]?题(?:[:：,，\s]+)(?=\S)/u,
  /^\s*\[(?:[a-z]{2,12} ?){1,3}\d?\]\s+(?=\S)/i,
  /^\s*\p{Script=Han}{0,10}最后一[道个][大小]?题?[:：,，]\s*/u,
  /^\s*请?(?:选出|选择|选)(?:一个)?(?:正确|对|合适|恰当)?的?(?:答案|选项|一项|一个)[:：,，]\s*/u,
  /^\s*\(?[a-e]\)\s+(?=[A-Z][a-z]{2})/u,
  /^\s*(?:在?括号里?|横线上)?填(?:上|入|写)?(?:合?适当?的数|正确的数|空)[:：]\s*/u,
  /^\s*(?:我?孩子|数学|今天|课后|课本|练习册?|作业|试卷|卷子|家庭|的|里|上){0,5}第 ?[\d一二三四五六七八九十]{1,3} ?[小大]?题[,，]\s*(?=\S)/u,
  /^\s*[(（](?:本[小大]?题)?(?:满分|共)?[:：]? ?\d{1,2} ?分[)）]\s*/u,
  /^\s*[[【](?:[^\]】\d]{1,12}|\d{1,2} ?(?:marks?|points?|pts?|分))[\]】]\s*/iu,
];

function withoutNames(form: string): string {
  return form.replaceAll(/\(\?<[a-z]+>/g, "(?:");
}
