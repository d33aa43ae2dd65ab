import { fractionIn } from "../../../sentences/fractions.ts";
import type { Recursion } from "./read.ts";

const LENGTH_MAX = 240;
const TERM_MAX = 60;

const number = "\\d{1,6}(?:\\.\\d{1,4})?";
/** The term before. */
const before =
  /(?<![a-z])(?:the |its )?(?:(?:previous|preceding|prior|last) (?:term|1|one|number|value)|(?:term|1|one|number|value) (?:(?:just|right|immediately|directly) )?(?:before|preceding)(?: it)?|predecessor)(?![a-z])/g;
const beforeZh = /(?:它的?)?(?:前面?的?1个?(?:项|数)|前项|上1个?(?:项|数)|前面?那?1?个数|它前面的数)/g;

/** A multiple of the term before, `t`. */
const multiples: [RegExp, (k: string) => string][] = [
  [/^(?:twice|double|2 ?(?:times|\*)(?: as (?:much|many|large) as)?) t$/, () => "2*t"],
  [/^(?:triple|thrice) t$/, () => "3*t"],
  [/^(?:half(?: of)?|\(?1\/2\)?(?: of)?) t$/, () => "t/2"],
  [new RegExp(`^(${number}) ?(?:times|\\*)(?: as (?:much|many|large) as)? ?t$`), (k) => `${k}*t`],
  [new RegExp(`^t (?:times|multiplied by|\\*) (${number})$`), (k) => `${k}*t`],
  [/^t doubled$/, () => "2*t"],
  [/^(?:the )?square of t$|^t squared$/, () => "t^2"],
  [/^t$/, () => "t"],
  [/^(?:t的?2倍)$/, () => "2*t"],
  [new RegExp(`^t的?(${number})倍$`), (k) => `${k}*t`],
  [/^t的(?:1半|一半|\(?1\/2\)?)$/, () => "t/2"],
  [/^t的平方$/, () => "t^2"],
];

const rules: [RegExp, (of: string, k: string) => string][] = [
  [new RegExp(`^(?<k>${number}) (?:more|greater|larger|bigger) than (?<of>.+)$`), (of, k) => `${of}+${k}`],
  [new RegExp(`^(?<k>${number}) (?:less|fewer|smaller) than (?<of>.+)$`), (of, k) => `${of}-${k}`],
  [
    new RegExp(
      `^(?<of>.+?),? (?:plus|\\+|increased by|and then add|then add|and then adding|then adding|and adding|with|and add) (?<k>${number})(?: added)?$`,
    ),
    (of, k) => `${of}+${k}`,
  ],
  [
    new RegExp(
      `^(?<of>.+?),? (?:minus|-|decreased by|reduced by|and then subtract|then subtract|and then subtracting|then subtracting|and subtracting|less|take away|and subtract) (?<k>${number})$`,
    ),
    (of, k) => `${of}-${k}`,
  ],
  [new RegExp(`^(?<of>t.*?),?(?:再|多|大|加上?|还多|再加上?|加上?1个)(?<k>${number})$`), (of, k) => `${of}+${k}`],
  [new RegExp(`^(?<of>t.*?),?(?:再减去?|少|小|减去?|还少)(?<k>${number})$`), (of, k) => `${of}-${k}`],
  [/^(?<of>.+)$/, (of) => of],
];

const term = "(?:term|number|1|one|value)";
const subject = [
  `(?:each|every|any)(?: new| next| later| following| subsequent| successive| other)? ${term}(?:,? (?:after|following|from|beyond) (?:that|it|the (?:1st|first|2nd|second)(?: ${term})?(?: on)?))?(?: (?:of|in) (?:the|a|this) (?:sequence|list|pattern))?,? (?:is|equals|was|will be|must be|is always|is equal to)(?: obtained by| found by| made by| formed by| got by| gotten by)?`,
  `(?:after (?:that|the (?:1st|first)(?: ${term})?),? )(?:each|every|any) ${term} (?:is|equals|was)`,
].join("|");
const doing: [RegExp, string][] = [
  [
    new RegExp(
      `(?:the )?rule is:? (?:to )?(?:multiply by|times) (${number}),? (?:and )?(?:then )?(?:add|plus) (${number})`,
    ),
    ", each term is $1 times t plus $2",
  ],
  [
    new RegExp(
      `(?:the )?rule is:? (?:to )?(?:multiply by|times) (${number}),? (?:and )?(?:then )?(?:subtract|minus) (${number})`,
    ),
    ", each term is $1 times t minus $2",
  ],
  [/\bdoubling t\b/, "twice t"],
  [/\btripling t\b/, "triple t"],
  [/\bhalving t\b/, "half t"],
  [new RegExp(`\\bmultiplying t by (${number})\\b`), "$1 times t"],
  [new RegExp(`\\badding (${number}) to (?=t|twice)`), "$1 more than "],
  [new RegExp(`\\bsubtracting (${number}) from (?=t|twice)`), "$1 less than "],
];
const subjectZh =
  "(?:以后|后面|其余|之后|接下来)?(?:的)?(?:从第2(?:项|个数?)(?:起|开始),?)?(?:以后|后面|其余)?(?:的)?每1?(?:项|个数)(?:都)?(?:等于|是|比|为)(?:把)?";

const value = `-?${number}`;
const first = new RegExp(
  `(?:the |whose |its |with )?(?:first|1st) (?:${term} )(?:of the sequence |of a sequence |in the sequence )?(?:is|=|equals|was|being|of)? ?(?<a>${value})|(?:starts?|begins?|starting|beginning)(?: (?:with|at|from))?(?: the (?:number|term))? (?<b>${value})|(?:第1(?:项|个数)|首项|首个数)(?:是|为|=|等于) ?(?<c>${value})|从(?<d>${value})(?:开始|起)`,
);
const asked =
  /(?:the )?(\d{1,3})(?:st|nd|rd|th) (?:term|number|one|1)(?: of the sequence)?|term (?:number )?(\d{1,3})(?!\d)|第(\d{1,3})(?:项|个数)/;
const around =
  /^(?:(?=((?:follows this rule|calculate|determine|sequence|numbers?|pattern|suppose|compute|follows|what's|starts|formed|follow|whats|where|given|which|value|list|have|what|find|then|with|such|that|will|this|rule|the|has|are|and|for|its|an|of|is|in|if|so|be|it|a)(?![a-z])|是多少|这列数|1个|1列|数列|已知|如果|那么|是几|多少|等于|请问|规律|排列|这个|有|数|中|的|若|求|则|几|为|是|按|它|这|[\s,.:;?!，。；]))\1)*$/;

const sumOfTwo =
  /(?:each|every|any)(?: new| next| later| following| other)? (?:term|number)(?:,? (?:after|from|beyond|starting with|beginning with|following) the (?:2nd|second|3rd|third|first 2|first two)(?: (?:term|number|one|1)s?)?(?: on)?)?,? (?:is|equals) the sum of (?:the )?(?:(?:2 |two )?(?:previous|preceding) (?:2 |two )?(?:terms|numbers)|(?:2 |two )(?:terms |numbers |ones )?(?:just |immediately |right |directly )?(?:before|preceding)(?: it)?)|(?:从第3(?:项|个数?)(?:起|开始),?)?每1?(?:项|个数)(?:都)?(?:等于|是)(?:它)?的?前面?的?(?:2项|2个数|2个)(?:的和|之和)/;
const firstTwo =
  /(?:starts?|begins?|starting|beginning)(?: with| at)? (\d{1,6})(?:,| and|, and) ?(\d{1,6})(?!\d|,? ?\d)|(?:the )?first (?:2|two) (?:terms|numbers) (?:are|being) (\d{1,6})(?:,| and|, and) ?(\d{1,6})(?!\d|,? ?\d)|前(?:面)?2(?:项|个数)(?:分别)?(?:是|为)(\d{1,6})(?:和|,|、)(\d{1,6})(?!\d|,\d)/;

/** "Each number is the sum of the two before, the first two are 1 and 3, the seventh?" */
function sumsOfTwo(plain: string): Recursion | null {
  const rule = sumOfTwo.exec(plain);
  const rest = rule && plain.replace(rule[0], " , ");
  const start = rest ? firstTwo.exec(rest) : null;
  const [one, two] = (start?.slice(1).filter((group) => group !== undefined) ?? []).map(fractionIn);
  const left = rest && start ? rest.replace(start[0], " , ") : "";
  const wanted = asked.exec(left);
  const n = Number(wanted?.slice(1).find((group) => group !== undefined));
  if (!one || !two || !wanted || !(n >= 3) || n > TERM_MAX || !around.test(left.replace(wanted[0], " "))) return null;
  return {
    rule: "t+s",
    ahead: 2,
    said: "a_{n+2} = a_{n+1} + a_n",
    given: new Map([
      [1, one],
      [2, two],
    ]),
    wanted: "term",
    n,
  };
}

/** A rule from term to term in words: "each term is 3 more than twice the one before, the first is 2, the fifth?" */
export function spokenRecursion(plain: string): Recursion | null {
  if (plain.length > LENGTH_MAX || !/\b(?:each|every|any|rule is)\b|每1?(?:项|个数)|后面每/.test(plain)) return null;
  const two = sumsOfTwo(plain);
  if (two) return two;
  const text = doing.reduce(
    (rest, [said, instead]) => rest.replace(said, instead),
    plain.replaceAll(before, "t").replaceAll(beforeZh, "t"),
  );
  const found = new RegExp(
    `(?:(?:${subject}) |${subjectZh})(?<rule>t?[^,]*?(?:(?<![a-z])t(?![a-z]))[^,]*?(?:,? ?(?:then |and then |and |再)?(?:plus|minus|add|subtract|adding|subtracting|多|少|加上?|减去?) ?${number})?) ?(?=$|,|and the (?:first|1st))`,
  ).exec(text);
  const rule = found?.groups?.rule && ruleOf(found.groups.rule.trim());
  if (!found || !rule) return null;
  const rest = text.replace(found[0], " , ");
  const start = first.exec(rest);
  const given = fractionIn(start?.groups?.a ?? start?.groups?.b ?? start?.groups?.c ?? start?.groups?.d);
  if (!start || !given) return null;
  const left = rest.replace(start[0], " , ");
  const wanted = asked.exec(left);
  const n = Number(wanted?.slice(1).find((group) => group !== undefined));
  if (!wanted || !(n >= 2) || n > TERM_MAX || !around.test(left.replace(wanted[0], " "))) return null;
  const said = rule
    .replaceAll("*", "")
    .replace("t", "a_{n}")
    .replace(/([-+])/, " $1 ");
  return {
    rule,
    ahead: 1,
    said: `a_{n+1} = ${said}`,
    given: new Map([[1, given]]),
    wanted: "term",
    n,
  };
}

function ruleOf(words: string): string | null {
  for (const [pattern, make] of rules) {
    const found = pattern.exec(words);
    if (!found?.groups) continue;
    const of = multipleOf((found.groups.of ?? "").trim());
    if (of) return make(of, found.groups.k ?? "");
  }
  return null;
}

function multipleOf(words: string): string | null {
  for (const [pattern, make] of multiples) {
    const found = pattern.exec(words);
    if (found) return make(found[1] ?? "");
  }
  return null;
}
