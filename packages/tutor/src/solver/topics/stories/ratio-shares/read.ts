import { q } from "@dripstone/checker/mathematics";
import { boundedPattern } from "../../../../bounded-pattern.ts";
import type { Question } from "../../../question.ts";
import { foldStory } from "../../../stories/fold.ts";

/** Three or four that are in a ratio; what is known is one of them, all together, or how much one is more than another. */
export type Shares = {
  names: string[];
  parts: bigint[];
  known: { of: "all" | number | [number, number]; value: q.Rational };
  asked: number | "all" | [number, number] | "each";
};

const LENGTH_MAX = 300;
const name = "[a-z]+(?: [a-z]+)?";
const nameZh = "[^\\d\\s,.:;?!的是比有共与和、各多少几]{1,5}";
const n = "\\d+(?:\\.\\d+)?";
const ratio = "(?<ratio>\\d{1,4} ?: ?\\d{1,4} ?: ?\\d{1,4}(?: ?: ?\\d{1,4})?|\\d{1,4} to \\d{1,4} to \\d{1,4})";
const three = `(?<names>${name}(?:, ${name}){1,2},? (?:and|to) ${name}|${name} to ${name} to ${name})`;
const threeZh = `(?<names>${nameZh}(?:[、,和与]${nameZh}){2,3})`;
const givens = [
  boundedPattern(`(?:the )?ratio of (?:the )?(?:number of )?${three}(?: [a-z]+)?(?: in [a-z ]{1,20}?)? is ${ratio}`),
  boundedPattern(`${three} (?:are|is|were) in (?:the|a) ratio(?: of)? ${ratio}`),
  boundedPattern(`${three} (?:share|split|divide) (?<all>\\$?${n})(?: [a-z]+)? in (?:the|a) ratio(?: of)? ${ratio}`),
  boundedPattern(
    `${threeZh}(?:3|4|三|四)?(?:个|种|人|者|部分|数|班|队)*的?(?:质量|重量|人数|个数|数量|长度|本数|棵数)?(?:之|的)?比(?:是|为|等于)${ratio}`,
  ),
  boundedPattern(`${threeZh}(?:按|按照)${ratio}(?:的比)?(?:混合|配制|配|分配|组成|调配)(?:而成|成的?)?`),
];
const unit = "(?: ?[\\uE000-\\uE0FF])?";
const things = "(?: (?!more|fewer|than)[a-z]+){0,2}?";
const facts: [RegExp, "all" | "one" | "more"][] = [
  [
    boundedPattern(
      `(?:there (?:are|is)|they (?:have|are|got|share|shared)|the (?:bag|box|jar|class|club|school|total|mixture|recipe) (?:has|holds|contains|is|makes|weighs))(?: a total of)? \\$?(?<v>${n})${unit}${things}(?: in all| in total| altogether| together| all together| in (?:the|a) [a-z]+)?(?=[.,?!;]|$| how)`,
    ),
    "all",
  ],
  [
    boundedPattern(
      `(?:there (?:are|is)|if there are) (?<v>${n})${unit} (?<who>${name})(?: in [a-z ]{1,20}?)?(?=[.,?!;]|$)`,
    ),
    "one",
  ],
  [
    boundedPattern(
      `(?<who>${name}) (?:has|have|gets?|got|is|weighs|received|receives) \\$?(?<v>${n})${unit}${things}(?=[.,?!;]|$)`,
    ),
    "one",
  ],
  [boundedPattern(`there are (?<v>${n}) more (?<who>${name}) than (?<than>${name})(?=[.,?!;]|$)`), "more"],
  [
    boundedPattern(
      `(?<who>${name}) (?:has|have|gets?|got) \\$?(?<v>${n})${unit}(?: more)?${things} more${things} than (?<than>${name})(?=[.,?!;]|$)`,
    ),
    "more",
  ],
  [
    boundedPattern(
      `(?:一?共|总共|共有|一共有|总数是|和是|总和是|它们的和是|这3个数的和是|3个数的和是|要配制?(?:这种\\S{1,4})?|现?要配|要?配成|需要配制)(?:有|是)?(?<v>${n})${unit}[个只支本张枚颗块条棵人名元]?(?:这种混凝土|混凝土|这种\\S{1,4})?(?=[.,?!;]|$)`,
    ),
    "all",
  ],
  [
    boundedPattern(
      `(?<who>${nameZh})(?:比)(?<than>${nameZh})(?:多|重|长)(?<v>${n})${unit}[个只支本张枚颗块条棵人名元]?(?=[.,?!;]|$)`,
    ),
    "more",
  ],
  [
    boundedPattern(
      `(?:如果|已知|其中)?(?<who>${nameZh})(?:有|是|用了?|重)(?<v>${n})${unit}[个只支本张枚颗块条棵人名元]?(?=[.,?!;]|$)`,
    ),
    "one",
  ],
];
const asks: [RegExp, "one" | "all" | "more" | "each"][] = [
  [
    boundedPattern(
      `how (?:many|much)${things}(?: of (?:the|them))?(?: more)? more (?<who>${name}) (?:are there )?than (?<than>${name})[?. ]*$`,
    ),
    "more",
  ],
  [
    boundedPattern(
      `how (?:many|much)${unit}(?: of (?:the|them)(?: [a-z]+)?| [a-z]+)? (?:are|is) (?<who>${name})[?. ]*$`,
    ),
    "one",
  ],
  [
    boundedPattern(
      `how (?:many|much)${unit} (?<who>${name}) (?:are there|is there|are in [a-z ]+|are needed|is needed)[?. ]*$`,
    ),
    "one",
  ],
  [
    boundedPattern(
      `how (?:many|much)${unit}${things} (?:does|do|will|did) (?<who>${name}) (?:have|get|receive|weigh)[?. ]*$`,
    ),
    "one",
  ],
  [
    boundedPattern(
      `how (?:many|much)${things} (?:are there|is there|do they have|are in [a-z ]+?)(?: in all| altogether| in total| all together| together)[?. ]*$`,
    ),
    "all",
  ],
  [
    boundedPattern(
      `(?:需要?|要|用|问|求|那么)*(?<who>${nameZh})(?:有|是|用|重|要|需要?)?(?:多少|几)${unit}[个只支本张枚颗块条棵人名元]?[?. ]*$`,
    ),
    "one",
  ],
  [boundedPattern(`(?:需要?|要|用)+(?<who>${nameZh})(?:多少|几)${unit}[?. ]*$`), "one"],
  [
    boundedPattern(
      `(?:[3三]种[^,.?]{0,4}|[3三]人|[3三]个数|[3三]班|[^,.?\\d]{1,8})(?:各|分别)(?:是|有|需要?|要|用|得)?(?:多少|几)${unit}[个只支本张枚颗块条棵人名元]?[?. ]*$`,
    ),
    "each",
  ],
];
const glue =
  /^(?:(?=((?:triangle|marbles|angles|there|what|then|and|the|are|jar|bag|box|an?|has|if|in|is|of|so|a)(?![a-z])|混凝土|箱子里|盒子里|袋子里|现在?|需要?|一种|某种|配制|已知|如果|一个|若|有|里|红|由|要|,|[\s,.;:?!]))\1)*$/u;

/** Who shares is not named: "is split among three friends in the ratio 1:2:3", and the largest share is asked. */
const unnamed =
  /^(?:an? |the )?[a-z ]{0,24}?(?:of )?\$?(?<v>\d+)(?: ?[\uE000-\uE0FF])? (?:[a-z]+ )?(?:is|are|was|were) (?:split|shared|divided) (?:among|between|by) (?:3|4|three|four) [a-z]+ in (?:the|a) ratio(?: of)? (?<ratio>\d+(?: ?: ?\d+){2,3})[,. ]+(?:how (?:much|many)(?: [a-z]+)? (?:does|do|will|did) )?(?:what is |find )?(?:the )?(?:one |person |friend )?(?:with |who (?:gets|got) )?(?:the )?(?<most>largest|biggest|greatest|most|smallest|least)(?: share| part| amount)?(?: get| receive| have)?[?. ]*$|^(?:3|三|4|四)[个]?(?:班|人|组|队|小组|同学)按(?<ratioZh>\d+(?: ?: ?\d+){2,3})(?:的比)?分(?:配|得)?(?<vZh>\d+)(?: ?[\uE000-\uE0FF])?[个只支本张枚颗块条棵人名元]?[^\d,.?]{0,6}[,.](?:分得|得到)?(?<mostZh>最多|最少)的[^\d,.?]{0,10}(?:多少|几)[^\d,.?]{0,4}[?. ]*$/u;

function unnamedShares(story: string): Shares | null {
  const found = unnamed.exec(story)?.groups;
  const parts = ((found?.ratio ?? found?.ratioZh ?? "").match(/\d+/g) ?? []).map(BigInt);
  const value = valueIn(found?.v ?? found?.vZh);
  if (!found || !value || parts.some((part) => part === 0n)) return null;
  const isMost = /largest|biggest|greatest|most|最多/.test(found.most ?? found.mostZh ?? "");
  const best = parts.reduce((a, b) => (a > b === isMost ? a : b));
  return {
    names: parts.map((_, index) => `${index + 1}`),
    parts,
    known: { of: "all", value },
    asked: parts.indexOf(best),
  };
}

/** How many parts these are. */
export const countOf = (parts: bigint[], of: "all" | number | [number, number]): bigint =>
  of === "all"
    ? parts.reduce((sum, part) => sum + part, 0n)
    : typeof of === "number"
      ? (parts[of] ?? 0n)
      : (parts[of[0]] ?? 0n) - (parts[of[1]] ?? 0n);

const has = /:|\bto\b/;

/** Reads who shares, in which ratio, what is known and what is asked; null where words are left over. */
export function readShares({ text }: Question): Shares | null {
  if (text.length > LENGTH_MAX || !has.test(text) || !/ratio|比|按/i.test(text)) return null;
  const story = foldStory(text);
  const shares = unnamedShares(story);
  if (shares) return shares;
  const given = givens.map((pattern) => pattern.exec(story)).find((found) => found !== null);
  const { names: list = "", ratio: written = "", all } = given?.groups ?? {};
  if (!given) return null;
  const parts = (written.match(/\d+/g) ?? []).map(BigInt);
  const names = list
    .split(/, and |, | and | to |[、和与,]/)
    .map(rootOf)
    .filter((each) => each !== "");
  if (parts.length !== names.length || new Set(names).size !== names.length || parts.some((part) => part === 0n))
    return null;
  let rest = story.replace(given[0], " . ");
  const asked = asks
    .map(([pattern, what]) => ({ found: pattern.exec(rest), what }))
    .find(({ found }) => found !== null);
  if (!asked?.found) return null;
  rest = rest.replace(asked.found[0], " . ");
  const fact = all
    ? null
    : facts
        .map(([pattern, what]) => ({ found: pattern.exec(rest), what }))
        .find(({ found, what }) => found !== null && (what !== "one" || indexOf(names, found.groups?.who) >= 0));
  if (!all && !fact?.found) return null;
  if (fact?.found) rest = rest.replace(fact.found[0], " . ");
  const value = valueIn(all ?? fact?.found?.groups?.v);
  if (!value || /\d/.test(rest) || !glue.test(rest.replaceAll(".", " "))) return null;
  const known = all ? "all" : partsIn(fact?.what ?? "all", fact?.found?.groups, names);
  const wanted = asked.what === "each" ? "each" : partsIn(asked.what, asked.found.groups, names);
  if (known === null || wanted === null || (known !== "all" && countOf(parts, known) <= 0n)) return null;
  if (wanted !== "each" && countOf(parts, wanted) <= 0n) return null;
  return { names, parts, known: { of: known, value }, asked: wanted };
}

function partsIn(
  what: string,
  groups: Record<string, string | undefined> | undefined,
  names: string[],
): "all" | number | [number, number] | null {
  if (what === "all") return "all";
  const [one, other] = [indexOf(names, groups?.who), indexOf(names, groups?.than)];
  if (one < 0) return null;
  if (what === "one") return one;
  return other < 0 || other === one ? null : [one, other];
}

/** "Green marbles" are green, and a name may stand with its article. */
const indexOf = (names: string[], said = ""): number => {
  const root = rootOf(said);
  const exact = names.indexOf(root);
  if (exact >= 0) return exact;
  return names.findIndex((each) => root.split(" ")[0] === each || each.split(" ")[0] === root);
};

const rootOf = (text: string) => text.trim().replace(/^(?:the|a|an|one of) /, "");

function valueIn(text = ""): q.Rational | null {
  const [, whole, places = ""] = /^\$?(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  return whole === undefined ? null : q.rational(BigInt(whole + places), 10n ** BigInt(places.length));
}
