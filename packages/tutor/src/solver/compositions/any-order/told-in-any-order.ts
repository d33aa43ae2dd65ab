import { boundedPattern } from "../../../bounded-pattern.ts";
/** A usual story whose clauses may stand in any order. Patterns are as in `inChinese`; a group of the same name says the same wherever it stands, and what ends on & may go on without a comma. */
export type AnyOrder = {
  /** What any such story has. */
  about: RegExp;
  /** Each of them is told once, in one of its wordings. */
  given: string[][];
  /** Told once or not at all. */
  maybe?: string[][];
  /** Circumstances that change nothing. */
  beside?: string[];
  asked: string[];
  /** The groups, and the whole `story`. */
  meant: (groups: Groups) => string | null;
};
export type Groups = Record<string, string | undefined>;

const number = "\\d{1,8}(?:\\.\\d{1,4})?";
const loose = "(?:(?![不没未非除减加多少倍半余剩最每比再又另各还先后平])[^\\d,%]){0,16}?";
const lead =
  "(?:已知|又知|请问|试求|请|求|问|那么|那|则|如果|若|假如|假设|现在|现有|但是|但|而且|并且|且|可是|同时|其中|结果|这时|算1算|想1想)*";
/** Said of how it is reckoned or written, and of nothing in the story. */
const ofWriting = [
  "(?:单位,?)?(?:千米|米)每(?:小时|分|秒)",
  "(?:用|列)?(?:列)?方程(?:来)?(?:解|解答|解决)?",
  "(?:用|以)?(?:最简)?分数(?:来)?表示|假分数|结果(?:用|写成)(?:最简)?分数(?:表示)?",
  "(?:结果|答案)?(?:用|写成)百分数(?:表示)?",
  "(?:照|按)(?:这样|此)(?:的?(?:速度|进度))?(?:计算|算)?",
  "单位,?(?:元|千米|米|天|小时|分|秒|千米/时|人|只|个)",
  "要求?写出?过程|写出?算式|列式(?:计算|解答)?|只列?写?(?:答案|数字)",
];

const patternOf = (sentence: string) =>
  sentence
    .replaceAll(/(?<!\(\?|\\k)<([a-z]\w?)%>/g, `(?<$1>${number})%`)
    .replaceAll(/(?<!\(\?|\\k)<([a-z]\w?)\/>/g, "\\(?(?<$1>\\d{1,3}/\\d{1,3})\\)?")
    .replaceAll(/(?<!\(\?|\\k)<([a-z]\w?)>/g, `(?<$1>${number})`)
    .replaceAll("~", loose)
    .replaceAll("_", "(?:[\\p{Script=Han}a-z]{0,5}?)");

/** How clauses of a language are read. */
export type Clauses = {
  /** The pattern of one clause and its end, made once. */
  clause(sentence: string): RegExp;
  /** Said of how it is reckoned or written, and of nothing in the story. */
  idle: string[];
};

const made = new Map<string, RegExp>();
function clauseInChinese(sentence: string): RegExp {
  const known = made.get(sentence);
  if (known) return known;
  // What ends on & may go on without a comma.
  const [bare, end] = sentence.endsWith("&") ? [sentence.slice(0, -1), ",?"] : [sentence, "(?:,|$)"];
  const pattern = boundedPattern(`${lead}(?:${numbered(patternOf(bare))})${end}`, "uy");
  made.set(sentence, pattern);
  return pattern;
}

/** A name may stand for several groups of one pattern. */
export function numbered(pattern: string): string {
  const seen: Record<string, number> = {};
  return pattern.replaceAll(/\(\?<([a-z]\w?)>|\\k<([a-z]\w?)>/g, (all, name, back) => {
    if (back) return `\\k<${back}_${seen[back] ?? 1}>`;
    seen[name] = (seen[name] ?? 0) + 1;
    return all.replace(name, `${name}_${seen[name]}`);
  });
}

const inChinese: Clauses = { clause: clauseInChinese, idle: ofWriting };
/** So many wordings are held against places of a story; a usual one needs some hundreds. */
const TRIED_MAX = 4000;

/** What the story means; null where a clause is no part of it, or one is missing. */
export function readInAnyOrder(story: string, kind: AnyOrder, clauses: Clauses = inChinese): string | null {
  if (!kind.about.test(story)) return null;
  const { given, maybe = [], beside = [], asked } = kind;
  const once = [...given, asked, ...maybe];
  const needed = given.length + 1;
  const idle = [...beside, ...clauses.idle];
  let tried = 0;
  const heard = (at: number, wording: string) =>
    tried++ < TRIED_MAX ? heldAt(story, at, clauses.clause(wording)) : null;

  function from(at: number, used: boolean[], groups: Groups): string | null {
    if (at >= story.length)
      return once.every((_, nth) => nth >= needed || used[nth]) ? kind.meant({ ...groups, story }) : null;
    for (const [nth, wordings] of once.entries()) {
      if (used[nth]) continue;
      for (const wording of wordings) {
        const next = heard(at, wording);
        const all = next && joined(groups, next.groups);
        if (!next || !all) continue;
        const found = from(next.end, used.with(nth, true), all);
        if (found !== null) return found;
      }
    }
    // What tells nothing leads on to the same by whatever wording it ends there.
    for (const end of new Set(idle.map((wording) => heard(at, wording)?.end ?? at))) {
      const found = end > at ? from(end, used, groups) : null;
      if (found !== null) return found;
    }
    return null;
  }
  return from(0, Array<boolean>(once.length).fill(false), {});
}

function heldAt(story: string, at: number, pattern: RegExp): { end: number; groups: Groups } | null {
  pattern.lastIndex = at;
  const found = pattern.exec(story);
  return found && found[0].length > 1 ? { end: pattern.lastIndex, groups: { ...found.groups } } : null;
}

function joined(groups: Groups, more: Groups): Groups | null {
  const all = { ...groups };
  for (const [group, value] of Object.entries(more)) {
    if (value === undefined) continue;
    const name = group.slice(0, group.indexOf("_"));
    if (all[name] !== undefined && all[name] !== value) return null;
    all[name] = value;
  }
  return all;
}

/** The same words in one form; what stands in parentheses is a clause of its own. */
export const inClauses = (story: string): string =>
  story
    .replaceAll(
      /(?:\d|年级)\((\d{1,2})\)班|[1-9]年级(\d{1,2})班/g,
      (_, one, other) => `${"甲乙丙丁戊己"[Number(one ?? other) - 1] ?? "某"}班`,
    )
    .replaceAll(/(?<!\d)[1-9]年级/g, "年级")
    .replaceAll(/千米\/(?:小时|时|h)/g, "千米每小时")
    .replaceAll(/\((?=[^()]*\p{Script=Han})|(?<=\p{Script=Han}[^()]*)\)/gu, ",")
    .replaceAll(/(?<=^|,|从|在|有)([甲a]),(?=[乙b])/g, "$1")
    .replaceAll(
      /(?<![\d./年月第])1(?=[列辆艘架座篮种批项件台双套部款盏条本块根箱个只名位袋桶堆片段瓶张支盒间棵面群卷杯把道首]\p{Script=Han})/gu,
      "一",
    )
    .replaceAll(/(?<![\d.])2(?=[地城站港村码车人船队列者家侧旁边端头段])/g, "两")
    .replaceAll(/(?<=[同另去回])1(?![\d.])|(?<![\d.])1(?=[起共样直趟边侧旁律])/g, "一")
    .replaceAll(/上,下([山坡])/g, "上下$1")
    .replaceAll(/1横1竖/g, "一横一竖")
    .replaceAll(/第([123])(?!\d)/g, (_, nth: string) => `第${" 一二三"[Number(nth)]}`)
    .replaceAll(/(?:发芽|成活)(?:试验|实验)/g, "试验")
    .replaceAll(/(?<![\d.])1(?=套(?:,|$))/g, "一")
    .replaceAll(/[“”"'‘’]/g, "")
    .replaceAll(/,{2,}/g, ",")
    .replace(/^,|[, ]+$/g, "");

export const isCount = (value: number): boolean => Number.isInteger(Math.round(value * 1e6) / 1e6) && value > 0;
