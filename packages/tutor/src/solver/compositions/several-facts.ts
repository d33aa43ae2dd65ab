import { boundedPattern } from "../../bounded-pattern.ts";
import { plainOf } from "../sentences/plain.ts";
import type { Understood } from "../topic.ts";
import type { Composition, SolveText } from "./composition.ts";
import { type Fact, facts } from "./several-facts/facts.ts";
import { together } from "./several-facts/together.ts";

type Told = { thing: string; named: { fact: Fact; named: string }[] };

const LENGTH_MAX = 220;

const anyOf = (language: "en" | "ch") => `(?:${facts.map(({ named }) => named[language]).join("|")})`;
const joinEn =
  "(?:,? and(?: also)?|,|,? &|,? as well as|,? along with)(?:,? (?:then |also )?(?:find|state|give|write|tell|identify|determine|name|what is|what's|what are))?(?: the| its| a)* ";
const listEn = `(?<list>${anyOf("en")}(?:${joinEn}${anyOf("en")})+)`;
const ask =
  "(?:find|state|give|write|tell me|identify|determine|name|what is|what's|what are|what would be|calculate|compute|and|then|how do i find|list)";
const idleEn =
  "(?:,? (?:of|for) (?:the|this|its|that) (?:graph|parabola|curve|function|quadratic|equation|line|sequence|segment|points?)|,? without (?:actually )?(?:solving|graphing)(?: (?:it|the equation))?|,? of it)?";
const english = [
  `(?:${ask} )*(?:both )?(?:the |its |both )*${listEn}(?:(?:,? (?:of|for|in|from|between|joining|connecting|through))+ |,? (?=[yf](?:\\(x\\))? ?=)|, (?=[^,a-z]*[a-z](?![a-z])[^,]*=))(?<thing>.+?)${idleEn}`,
  `(?:without solving(?: it)?,? )?(?:for|given|if|consider|let|suppose|look at|take|here is|with)? ?(?<thing>.+?),? (?:${ask} )+(?:for me )?(?:both )?(?:the |its |both )*${listEn}${idleEn}`,
  // "The vertex of y = …, and is it a maximum or a minimum": the second one behind.
  `(?:${ask} )*(?:the |its )*(?<first>${anyOf("en")}) (?:of|for) (?<thing>[^,]+?)(?:,| and)+ (?:${ask} )*(?:the |its )*(?<then>${anyOf("en")})`,
].map(whole);
const joinZh =
  "(?:(?:为|是|=|等于)?[_() ]*,?(?:和|与|及|以及|并|且)?(?:求出?|写出|指出|说出)?(?:它的|它|其|函数的?|图[象像]的)?的?)";
const listZh = `(?<list>${anyOf("ch")}(?:${joinZh}${anyOf("ch")})+)`;
const chinese = [
  `(?:不解方程,?|不画图,?)?(?:求|写出|指出|说出|直接写出)?(?<thing>.+?)的?(?:图[象像])?(?:,|求|写出|指出|说出|不解方程)*(?:它|其|此抛物线|该函数|该抛物线|此函数|这条抛物线)?的?${listZh}(?:的值|分别|各|是|为)*`,
].map(whole);
/** 两根的和与积 */
const sumAndProduct = /(?<roots>(?:2个?|各)?(?:实数?)?(?:根|解)(?:的|之))(?:和(?:与|和|及|以及|,)(?:乘)?积)/u;
const extremeZh =
  /^(?:当)?x(?:为|取|=|是)(?:何值|什么值|什么|多少|几|什么数)时,?(?<thing>[^,]*?=[^,]+?)(?:的值|的图[象像])?(?:有|取得|取|取到|的值)(?<what>最[大小]值|最[大小]),?(?:并?求?出?(?:这个|此|其|这个的|它的)?最[大小]?值?)?$/u;
const extremeBehindZh =
  /^(?<thing>[^,]*?=[^,]+?),?(?:当)?x(?:为|取|=|是)(?:何值|什么值|什么|多少|几|什么数|_*|\(\))时,?(?:函数|y|函数y|函数值y?|它|该函数)?的?(?:值)?(?:有|取得|取|取到)?(?:最)(?<what>[大小])值?,?(?:并?求?出?(?:这个|此|其|y的?|它的)?最[大小]值?)?(?:为|是|=)?[_() ]*$/u;
const smallestEn =
  /^(?:at |for )?(?:what |which )?(?:value of )?x,? (?:is |does |will )?(?<thing>\S.*?) (?:the )?(?:have its |reach its |take its |at its |have a )?(?<what>smallest|lowest|least|minimum|largest|highest|greatest|maximum|biggest)(?: value)?(?:,| and)+ (?:what is |what's |find )?(?:the |its |that |this )(?:smallest|lowest|least|minimum|largest|highest|greatest|maximum|biggest)(?: value)?$/;

function whole(sentence: string): RegExp {
  return boundedPattern(`^(?:${sentence})$`, "u");
}

/** Two or more things asked of one curve, equation, pair of points or sequence: its vertex and its axis, 两根之和与两根之积. */
export const severalFacts: Composition = {
  words: { en: {}, ch: {} },
  read(question, solve) {
    const plain = plainOf(question)
      .replace(/[,? _]+$/, "")
      .trim();
    if (plain.length > LENGTH_MAX) return null;
    const language = question.locale;
    const told = language === "ch" ? toldZh(plain) : toldEn(plain);
    if (!told || told.named.length < 2) return null;
    return together(
      told.named.map(({ fact, named }) => ({
        label: fact.label(named),
        understood: claimOf({ fact, named }, told.thing, solve),
        ...(fact.turned ? { turned: fact.turned } : {}),
      })),
    );
  },
};

function claimOf({ fact, named }: Told["named"][number], thing: string, solve: SolveText): Understood | null {
  for (const asked of fact.asks(thing, named)) {
    const understood = solve(asked);
    if (understood) return understood;
  }
  return null;
}

/** The facts of a list in their order; null where one of them stands there twice, or a word is left over. */
function factsIn(list: string, language: "en" | "ch", join: string): Told["named"] | null {
  const found: Told["named"] = [];
  const between = new RegExp(`^${join}`, "u");
  let rest = list;
  for (;;) {
    const [longest] = facts
      .flatMap((fact) => {
        const [named = ""] = new RegExp(`^(?:${fact.named[language]})(?![a-z])`, "u").exec(rest) ?? [];
        return named === "" ? [] : [{ fact, named }];
      })
      .sort((one, other) => other.named.length - one.named.length);
    if (!longest || found.some(({ fact, named }) => fact === longest.fact && named === longest.named)) return null;
    found.push(longest);
    rest = rest.slice(longest.named.length);
    if (rest === "") return found;
    const [separator] = between.exec(rest) ?? [];
    if (separator === undefined) return null;
    rest = rest.slice(separator.length);
  }
}

/** "The line joining (0, 0) and (6, 8)" is one thing; what is said of it as a sentence is said as a name. */
const named = (thing: string) =>
  thing
    .replace(
      /^(?:a |the )?(?:straight )?(?:line |segment |line segment )?(?:that |which )?(?:is )?(?:passes through|goes through|going through|passing through|runs through|through|joining|connecting|joins|connects|from|between|with endpoints|has endpoints|segment)? ?(?:the )?(?:points? )?(?=[a-z]? ?\()/,
      "",
    )
    .replaceAll(/\b[a-z] ?(?==? ?\(-?[\d./]+, ?-?[\d./]+\))/g, "")
    .replace(/^(\(\S+, ?\S+\)) to (?=\()/, "$1 and ")
    .replace(/^(?:y|f\(x\)) is given by /, "")
    .trim();

function toldEn(plain: string): Told | null {
  const extreme = smallestEn.exec(plain)?.groups;
  if (extreme) {
    const what = /small|low|least|min/.test(extreme.what ?? "") ? "minimum" : "maximum";
    return listed(extreme.thing ?? "", `where it is, ${what}`, "en");
  }
  for (const sentence of english) {
    const { thing, list, first, then } = sentence.exec(plain)?.groups ?? {};
    const found = thing && listed(thing, list ?? `${first} and ${then}`, "en");
    if (found) return found;
  }
  return null;
}

function toldZh(plain: string): Told | null {
  const extreme = (extremeZh.exec(plain) ?? extremeBehindZh.exec(plain))?.groups;
  if (extreme)
    return listed(extreme.thing ?? "", `自变量x的值,最${/大/.test(extreme.what ?? "") ? "大" : "小"}值`, "ch");
  const apart = plain.replace(sumAndProduct, "$<roots>和与$<roots>积");
  for (const sentence of chinese) {
    const { thing, list } = sentence.exec(apart)?.groups ?? {};
    const found = thing && list && listed(thing, list, "ch");
    if (found) return found;
  }
  return null;
}

function listed(thing: string, list: string, language: "en" | "ch"): Told | null {
  const found = factsIn(list, language, language === "en" ? joinEn : joinZh);
  return found && { thing: language === "en" ? named(thing) : namedZh(thing), named: found };
}

/** Questions of facts are asked in English: of what is named in Chinese only its formula is left. */
const namedZh = (thing: string) =>
  thing
    .replace(/^(?:已知|设|对于|关于x的|若|如果|给定)+/u, "")
    .replace(/^(?:(?:[1一]元)?[2二]次)?(?:方程|函数|抛物线|[1一]次函数|直线|等[差比](?:数列|级数)|数列)+/u, "")
    .replace(/(?:的?图[象像]|的?(?:2|两)个?(?:实数)?根)$/u, "");
