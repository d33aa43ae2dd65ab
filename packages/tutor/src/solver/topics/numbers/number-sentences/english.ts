import { joined, type Reading, type Spoken, scaled, scanner } from "./spoken.ts";

const unknown =
  "(?:a|the|some|my|that|this|an unknown|a certain|the same|the original|the unknown|what|which) number|itself|it(?!s)";
const number = "-?\\d+(?:\\.\\d+)?(?:/\\d+)?";
const is =
  ",? ?(?:the (?:result|answer) (?:is|will be)|(?:you|we|i)(?:'ll| will)? (?:get|have)|it (?:becomes|equals|gives)|(?:and )?(?:it )?(?:becomes|gives|makes)|is equal to|is the same as|comes to|is as much as|equals|is|was|to get)(?= )";
const ask =
  "(?:what is|what was|find|what could be|what must be|what's) (?:the |this |that |my |her |his )?(?:original |starting |unknown )?number(?: before| originally| at first| to start with)?|what (?:is|was) it(?: before| originally| at first)?|find it|what number (?:is it|was it|am i thinking of|is that)";

/** "5 less than three times a number is 16. What is the number?" */
export function readEnglish(story: string): Spoken | null {
  const at = scanner(story.replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, ""));
  at.skip(
    "(?:(?:i am|i'm) thinking of a number(?:[.,:;] ?|(?= so| such))|there is a number[.,:;] ?|think of a number[.,:;] ?)",
  );
  at.skip("(?:if|when|suppose|given that)(?= )");
  const left = expression(at);
  if (!left || !at.take(is)) return null;
  const right = expression(at);
  if (!right) return null;
  at.skip("[,.;?! ]*(?:and |then |so )?");
  return { left: left.of, right: right.of, ...asked(at), rest: at.rest() };
}

function asked(at: Scanner): { asks: boolean; wanted: string | null } {
  if (at.take(ask)) return { asks: true, wanted: null };
  if (!at.take("(?:what is|find|what's)")) return { asks: false, wanted: null };
  const wanted = expression(at);
  return { asks: wanted !== null, wanted: wanted?.of ?? null };
}

type Scanner = ReturnType<typeof scanner>;

/** A sum of terms; null where it could be meant in two ways. */
function expression(at: Scanner): Reading | null {
  const compared = at.take(
    `(?<n>${number}|half)(?<p> ?(?:%|percent))? (?<how>more|greater|larger|bigger|less|fewer|smaller) than `,
  );
  if (compared) {
    const base = term(at);
    if (!base || compared.n === "half" || at.sees(tail)) return null;
    const sign = /less|fewer|smaller/.test(compared.how ?? "") ? "-" : "+";
    return compared.p ? scaled(base, `1 ${sign} ${compared.n}/100`) : joined(base, sign, `${compared.n}`);
  }
  const moved = at.take(`(?<n>${number}) (?:is |was )?(?<how>added to|subtracted from|taken (?:away )?from) `);
  if (moved) {
    const base = term(at);
    return base && !at.sees(tail) ? joined(base, moved.how === "added to" ? "+" : "-", `${moved.n}`) : null;
  }
  return acted(at) ?? tailed(at, term(at));
}

/** "add 7 to twice a number", "multiply a number by 4": what is done. */
function acted(at: Scanner): Reading | null {
  const verb = at.take(
    "(?:you |i |we )?(?<verb>add|adding|subtract|subtracting|take|multiply|multiplying|divide|dividing) ",
  )?.verb;
  if (!verb) return null;
  const isFirst = /^(?:mul|div)/.test(verb);
  const first = isFirst ? term(at) : at.take(`(?<n>${number}) (?:to|away from|from) `);
  if (!first) return null;
  if (!isFirst) {
    const base = term(at);
    return base && !at.sees(tail)
      ? joined(base, verb.startsWith("add") ? "+" : "-", `${(first as { n?: string }).n}`)
      : null;
  }
  const by = at.take(` by (?<n>${number})`)?.n;
  return by && !at.sees(tail) ? joined(first as Reading, verb.startsWith("mul") ? "*" : "/", by) : null;
}

const tail =
  ",? ?(?:plus|minus|times|multiplied|divided|increased|decreased|reduced|squared|and (?:then )?(?:add|subtract))";

function tailed(at: Scanner, first: Reading | null): Reading | null {
  let all = first;
  let isSum = false;
  while (all) {
    const comma = at.sees(",") ? "," : "";
    const found = at.take(
      `,? ?(?:(?:is |was |are )?(?<by>increased|decreased|reduced|diminished|multiplied|divided) by|(?<plain>plus|minus|times)) (?:(?<p>${number}) ?(?:%|percent)(?! of)(?: and| to)?)?`,
    );
    if (!found) break;
    const how = found.by ?? found.plain ?? "";
    const isLoose = all.isPair && comma === "";
    if (found.p) {
      if (!/^(?:in|de|re|di)/.test(how) || how === "divided") return null;
      all = scaled(all, `1 ${how === "increased" ? "+" : "-"} ${found.p}/100`);
      continue;
    }
    const next = term(at);
    const sign = signs[how];
    const multiplies = sign === "*" || sign === "/";
    // "A number plus 4 times 3", "the product of 3 and a number plus 5": nobody knows what comes first.
    if (!next || !sign || isLoose || (multiplies && (isSum || !next.isNumber))) return null;
    if (next.isPair || (next.isNumber && next.of.includes("*")) || (next.isNumber && at.sees(" (?:of|more|less) ")))
      return null;
    all = joined(all, sign, next.of);
    isSum ||= !multiplies;
  }
  return all;
}

const signs: Record<string, string> = {
  plus: "+",
  minus: "-",
  times: "*",
  increased: "+",
  decreased: "-",
  reduced: "-",
  diminished: "-",
  multiplied: "*",
  divided: "/",
};

const parts: Record<string, string> = { half: "1/2", third: "1/3", quarter: "1/4", fourth: "1/4", fifth: "1/5" };

function term(at: Scanner): Reading | null {
  at.skip("(?: )");
  const pair = at.take("the (?<what>sum|difference|product|quotient) (?:of|between) ")?.what;
  if (pair) {
    const first = term(at);
    const second = first && at.take(" and ") ? term(at) : null;
    const sign = { sum: "+", difference: "-", product: "*", quotient: "/" }[pair] ?? "";
    return first && second && !first.isPair && !second.isPair
      ? { of: `(${first.of} ${sign} ${second.of})`, isNumber: false, isPair: true }
      : null;
  }
  const times =
    at.take(`(?<n>${number}) times (?:as (?:much|many|large|big) as )?`)?.n ??
    (at.take("(?:twice|double) ") ? "2" : null) ??
    (at.take("triple ") ? "3" : null);
  if (times) return multiple(times, term(at));
  const share = at.take(
    `(?:(?<p>${number}) ?(?:%|percent)|(?<f>\\d+/\\d+)|(?:an? |1 |one[- ])?(?<w>half|third|quarter|fourth|fifth)) (?:of )`,
  );
  if (share) return multiple(share.p ? `(${share.p}/100)` : (share.f ?? parts[share.w ?? ""] ?? ""), term(at));
  if (at.take("half (?=a |the |that )")) return multiple("1/2", term(at));
  if (at.take("the square of ")) {
    const base = term(at);
    return base && !base.isPair ? { of: `(${base.of})^2`, isNumber: false, isPair: true } : null;
  }
  if (at.take(`(?:${unknown})(?![a-z'])`)) return { of: "x", isNumber: false, isPair: false };
  const plain = at.take(`(?<n>${number})(?! ?%| ?percent|[\\d/.]*\\d)`)?.n;
  return plain ? { of: plain, isNumber: true, isPair: false } : null;
}

const multiple = (by: string, of: Reading | null): Reading | null =>
  of && !of.isNumber
    ? { ...of, of: `(${by})*${of.of}` }
    : of && { of: `(${by})*${of.of}`, isNumber: true, isPair: of.isPair };
