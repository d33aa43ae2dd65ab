import { foldCharacters, lettersIn } from "@dripstone/checker/mathematics";
import { expressionFrom } from "../../../algebra/relation.ts";
import type { Question } from "../../../question.ts";
import { plainFormulas } from "../../../sentences/formulas.ts";

/** One value of the function: `f(3) = 7`, `f(x) = f(4) + 6`. */
type Told = { at: string; is: string };

/** A rule, perhaps with numbers that are not known (`4x + c`), what is told of its values, and which value or letter is asked for. */
export type Conditions = {
  name: string;
  letter: string;
  rule: string;
  told: Told[];
  wanted: { at: string } | { letter: string };
};

const LENGTH_MAX = 220;
const TOLD_MAX = 2;

const ends =
  /(?=$|[,;:?!。，；、]|\.(?!\d)| (?:and|what|what's|whats|which|find|then|so|evaluate|calculate|compute|for|where|if|when|given|with|solve|determine|how|is|we|work)(?![a-z])|\p{Script=Han})/u;
const equation = new RegExp(
  `(?<![a-z])([fghpq])\\(((?:[^()=]|[fghpq]\\([a-z]\\)){1,20})\\) ?= ?([-+*/^().\\da-z√ ]+?) ?${ends.source}`,
  "giu",
);
/** `y = kx + 3`, `x = 2 时 y = 11`, `y when x = 5`. */
const asFunction: [RegExp, string][] = [
  [
    /(?:当|when |if |and when )?x ?= ?(-?\d+(?:\/\d+)?) ?(?:时|, ?(?:then )?)?,? ?(?:y ?= ?)(-?\d+(?:\/\d+)?)(?![\d/a-z])/g,
    " f($1)=$2, ",
  ],
  [
    /y ?(?:=|is|equals) ?(-?\d+(?:\/\d+)?) (?:when|if|for|at) x ?(?:=|is|equals) ?(-?\d+(?:\/\d+)?)(?![\d/a-z])/g,
    " f($2)=$1, ",
  ],
  [
    /(?:当)?x ?= ?(-?\d+(?:\/\d+)?) ?时,?(?:求)?y的值|(?:当)?x ?= ?(-?\d+(?:\/\d+)?) ?时,?(?:求)?y(?:是|等于|为|=)?(?=多少|几|_|\?|$)/g,
    " f($1$2) ",
  ],
  [
    /(?<=find |what is |what's |compute |determine |calculate )(?:the value of )?y (?:when|if|for|at) x ?(?:=|is|equals) ?(-?\d+(?:\/\d+)?)(?![\d/a-z])/g,
    " f($1) ",
  ],
  [/(?<=when |if )x ?= ?(-?\d+(?:\/\d+)?),? (?:what is|find|what's) y(?![a-z])/g, " f($1) "],
  [/(?<![a-z\d])y ?= ?(?=[^=,;]{0,40}x)/g, "f(x)="],
];

const around =
  /^(?:(?=((?:satisfying|functions|quadratic|calculate|determine|satisfies|consider|function|evaluate|constant|suppose|defined|compute|numbers|unknown|linear|what's|values|number|equals|please|given|whats|value|input|which|equal|gives|makes|where|every|solve|rule|then|what|find|does|give|make|must|such|that|with|work|when|real|have|know|some|let|the|are|has|and|for|out|all|any|you|if|an|is|as|by|of|in|be|so|we|a)(?![a-z])|等于多少|什么时候|是多少|等于几|为多少|已知|如果|使得|函数|一次|二次|定义|满足|常数|其中|并且|那么|试求|计算|的值|是几|为几|多少|等于|什么|何值|设|若|当|时|使|和|与|且|则|求|值|的|几|是|为|中|有|[\s,;:.?!=。，；？、（）]))\1)*$/u;
/** A letter alone, and a call of the function. */
const alone = /(?<![a-z('])([a-z])(?![a-z('])/g;

export function readConditions({ original }: Question): Conditions | null {
  const { text } = foldCharacters(original);
  const isOfXAndY = /(?<![a-z])y ?= ?[^=,;]{0,40}x/.test(text) && /x ?(?:=|is) ?-?\d/.test(text);
  if (text.length > LENGTH_MAX || !(isOfXAndY || /[fghpq] ?\(/i.test(text))) return null;
  const lower = plainFormulas(text).toLowerCase();
  const named =
    isOfXAndY && !/[fghpq] ?\(/.test(lower)
      ? asFunction.reduce((of, [form, call]) => of.replaceAll(form, call), lower)
      : lower;
  const story = named
    .replaceAll(/(?<=\bfunction |函数)[fgh](?![a-z(])/g, " ")
    .replaceAll(/(?<=[fghpq]) (?=\()/g, "")
    .replaceAll(/\b(?:is|be) (?:the|a) function\b/g, " ")
    .replaceAll(/(?<=[fghpq]\([^()=]{1,20}\)) ?(?:equals|is equal to|is|等于|为|是) ?(?=-?\d)/g, "=");
  const found = [...story.matchAll(equation)].map(([, name = "", at = "", is = ""]) => ({ name, at, is: is.trim() }));
  const rules = found.filter(({ at, is }, nth) => nth < 2 && isRule(at, is));
  const told = found.filter((each) => !rules.includes(each));
  const [rule, other] = rules;
  if (other) return composedOf(found, story);
  if (!rule || told.length > TOLD_MAX || !/^[a-z]$/.test(rule.at) || !isOfOneName(found)) return null;
  const { name, at: letter } = rule;
  const of = expressionFrom(rule.is);
  if (!of || !lettersIn(of).has(letter)) return null;
  const rest = story.replaceAll(equation, " , ");
  const call = new RegExp(`(?<![a-z\\d])${name}\\((-?\\d{1,4}(?:/\\d{1,4})?)\\)`, "g");
  const calls = [...rest.matchAll(call)];
  const parameters = [...lettersIn(of)].filter((each) => each !== letter);
  const unknown = told.flatMap(({ at }) => (/^[a-z]$/.test(at) ? [at] : []));
  const left = rest
    .replaceAll(call, " ")
    .replaceAll(/(?<![a-z])a (?=function|linear|quadratic|number|constant|real)/g, " ");
  const letters = [...left.matchAll(alone)].map(([, each = ""]) => each);
  const bare = left.replaceAll(alone, " ");
  if (!around.test(bare)) return null;
  const mine = told.map(({ at, is }) => ({ at, is }));
  const conditions = { name, letter, rule: rule.is, told: mine };
  const [asked, ...more] = calls;
  if (asked) {
    const isKnown = letters.every((each) => parameters.includes(each) || each === letter);
    const isOpen = parameters.length > 0 && parameters.length === told.length && unknown.length === 0;
    return more.length === 0 && isKnown && isOpen ? { ...conditions, wanted: { at: asked[1] ?? "" } } : null;
  }
  // "When is f(x) = f(3) + 4?" asks for x.
  const isWhen = letters.length === 0 && /\bwhen is\b|什么时候|何时/.test(story);
  const [wanted, ...others] = isWhen ? unknown : [...new Set(letters)];
  if (wanted === undefined || others.length > 0) return null;
  const isInput = unknown.length === 1 && unknown[0] === wanted && told.length === 1 && parameters.length === 0;
  const isParameter = parameters.length === 1 && parameters[0] === wanted && told.length === 1 && unknown.length === 0;
  return isInput || isParameter ? { ...conditions, wanted: { letter: wanted } } : null;
}

const isRule = (at: string, is: string): boolean => {
  const of = /^[a-z]$/.test(at) && !/[fghpq]\(/.test(is) ? expressionFrom(is) : null;
  return !!of && lettersIn(of).has(at);
};

/** Two rules, and f(g(x)) = 15: as the rule for f(g(x)), and its value. */
function composedOf(found: readonly { name: string; at: string; is: string }[], story: string): Conditions | null {
  const [first, second, condition, ...more] = found;
  const call = /^([fghpq])\(([a-z])\)$/.exec(condition?.at ?? "");
  const [outer, inner] = [condition?.name, call?.[1]].map((name) =>
    [first, second].find((rule) => rule?.name === name),
  );
  if (!first || !second || !condition || more.length > 0 || !outer || !inner || first.name === second.name) return null;
  if (!/^-?\d+(?:\/\d+)?$/.test(condition.is) || call?.[2] !== inner.at) return null;
  const rule = outer.is.replaceAll(
    new RegExp(`(?<![a-z])${outer.at}(?![a-z(])|(?<=\\d)${outer.at}`, "g"),
    `(${inner.is})`,
  );
  const left = story.replaceAll(equation, " , ");
  const letters = [...new Set([...left.matchAll(alone)].map(([, each = ""]) => each))];
  const of = expressionFrom(rule);
  if (!of || letters.join() !== inner.at || !around.test(left.replaceAll(alone, " "))) return null;
  if ([...lettersIn(of)].join() !== inner.at) return null;
  return {
    name: "f",
    letter: inner.at,
    rule,
    told: [{ at: inner.at, is: condition.is }],
    wanted: { letter: inner.at },
  };
}

const isOfOneName = (found: readonly { name: string; is: string }[]): boolean =>
  new Set(found.map(({ name }) => name)).size === 1 &&
  found.every(({ name, is }) => [...is.matchAll(/([a-z])\(/g)].every(([, called]) => called === name));
