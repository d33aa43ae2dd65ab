import { type Retelling, told } from "./retelling.ts";

const fraction = "\\d{1,4}(?:\\.\\d{1,5})?(?:/\\d{1,4})?%?";
const sizeOf = (text = ""): number => {
  const [above, below = "1"] = text.replace("%", "").split("/");
  return (Number(above) / Number(below)) * (text.endsWith("%") ? 0.01 : 1);
};
const find = "(?:what is|what's|find|compute|work out|calculate|evaluate|give|determine)";
const formula = "[^,=<>?]{1,40}";
const line = `y ?= ?${formula}`;
const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

const difference = ({ a = "", b = "" }: Record<string, string>) => {
  if (sizeOf(a) === sizeOf(b)) return null;
  return sizeOf(a) > sizeOf(b) ? `what is ${a} - ${b}` : `what is ${b} - ${a}`;
};

/** What is done with two numbers, put with a sign that nothing else has. */
const operation = ({ a, b, o = "", d = "", q = "" }: Record<string, string>) =>
  a === b || d.includes(o) || !q.includes(o) || !d.includes(a ?? "") || !d.includes(b ?? "")
    ? null
    : `If ${a} ⊗ ${b} = ${d.trim()}, find ${q.replaceAll(o, "⊗").trim()}`;

const ROUNDING = 1e-9;
/** A term of a geometric sequence of which two are known; null where its sign is not. */
const geometricTerm = ({ p, i, a, j, b, k, p2 }: Record<string, string>) => {
  const [gap, way, quotient] = [Number(j) - Number(i), Number(k) - Number(i), Number(b) / Number(a)];
  const isPositive = p !== undefined || p2 !== undefined;
  if (gap <= 0 || quotient <= 0 || Number(a) <= 0 || (gap % 2 === 0 && way % 2 !== 0 && !isPositive)) return null;
  const ratio = quotient ** (1 / gap);
  const [kept, turned] = [Math.round(ratio), Math.round(1 / ratio)];
  if (Math.abs(ratio - kept) < ROUNDING && kept > 0)
    return way < 0 ? `calculate ${a}/${kept}^${-way}` : `calculate ${a}*${kept}^${way}`;
  if (Math.abs(1 / ratio - turned) < ROUNDING)
    return way < 0 ? `calculate ${a}*${turned}^${-way}` : `calculate ${a}/${turned}^${way}`;
  return null;
};

/** Terms of which each is the sum of the two before it: how often the first and the second are in one. */
const summed = (place: number): [number, number] => {
  let one: [number, number] = [1, 0];
  let next: [number, number] = [0, 1];
  for (let at = 1; at < place; at++) [one, next] = [next, [one[0] + next[0], one[1] + next[1]]];
  return one;
};
const places = ["", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];
const placeOf = (text = "") => (/^\d/.test(text) ? Number.parseInt(text, 10) : places.indexOf(text));
const place = `(?:${places.slice(1).join("|")}|\\d{1,2}(?:st|nd|rd|th))`;
const written = (text: string | undefined) => {
  const [first, second] = summed(placeOf(text));
  return `${first}*x+${second}*y`;
};

/** (1-1/2)(1-1/3)…(1-1/n), with a plus or with squares, by what is left of it when all else cancels. */
const runOfFactors = (text = "") => {
  const plain = text.replace(/\\d?frac ?\{?(\d) ?\}?\{?(\d+(?:\^\{?2\}?)?)\}?/g, "$1/$2").replace(/[ *×·{}()]+/g, " ");
  const parts = plain
    .replace(/\\(?:cdots|ldots|dots)|\.{3,}|…+/g, " … ")
    .trim()
    .split(/\s+/);
  const gap = parts.indexOf("…");
  const read = parts.map((part) => /^1([+-])1\/(\d{1,4})(\^2)?$/.exec(part));
  const [first, last] = [read[0], read.at(-1)];
  if (!first || !last || gap < 2 || gap !== parts.length - 2) return null;
  const isOneKind = read.every((part, at) => at === gap || (part?.[1] === first[1] && part?.[3] === first[3]));
  const [from, to] = [Number(first[2]), Number(last[2])];
  const isRun = read.slice(0, gap).every((part, at) => Number(part?.[2]) === from + at);
  if (!isOneKind || !isRun || from < 2 || to < from + gap || (first[3] && first[1] === "+")) return null;
  if (first[3]) return `what is (${from - 1}/${from})*(${to + 1}/${to})`;
  return first[1] === "-" ? `what is (1/${to})*(${from - 1}/1)` : `what is (1/${from})*(${to + 1}/1)`;
};

/** A formula in x at a number. */
const at = (inner = "", value = "") => inner.replace(/(\d) ?x/g, "$1*x").replaceAll("x", `(${value})`);

/** Both clauses say the same: "wear glasses" and "wear glasses", "are left" and "left". */
const same = (told = "", asked = "") => {
  const [[verb = "", ...rest], [other = "", ...more]] = [told, asked].map((one) =>
    one.replace(/^(?:are|is|were|was|have|has|had) /, "").split(" "),
  ) as [string[], string[]];
  return verb.slice(0, 3) === other.slice(0, 3) && rest.join(" ") === more.join(" ");
};

/** Questions of numbers, fractions, sequences and lines as they are asked in whole sentences. */
export const ofNumberQuestions: Retelling[] = [
  ...told(
    [
      `which (?:1 |fraction |number |of these )?(?:is|has) (?:the )?(?:larger|greater|bigger|smaller|less|more)(?: value)?,? (?<a>${fraction}) or (?<b>${fraction}),? and (?:by how much|what is the difference|how much (?:larger|greater|bigger|smaller) is it)(?:,? (?:just |only )?(?:give|write|state|tell me) (?:just |only )?the difference(?: as a (?:positive )?fraction)?(?: ?\\(?(?:as )?(?:a )?(?:positive )?fraction\\)?)?)?`,
      `by how much is (?<a>${fraction}) (?:larger|greater|bigger|smaller|less) than (?<b>${fraction})`,
    ],
    difference,
  ),
  ...told(
    [
      `(?:please )?add (?<a>${fraction}) (?:and|to) (?<b>${fraction})(?: please)?,? i (?:need|want) (?:it|the answer|the sum) as (?:1|a single|a) fraction(?: ?\\([a-z ]{1,30}\\))?(?: please)?`,
    ],
    ({ a, b }) => `what is ${a} + ${b}`,
  ),
  ...told(
    [
      `(?:let us |let's |we )?(?:define|introduce) (?:a |the )?(?:new |custom |special |binary )?operation (?:by|as|with|so that|,)? ?(?<a>[a-z]) ?(?<o>\\\\?[a-z]{4,9}|[#@&★☆◇◆△▲⊕⊗⊙∘※*]) ?(?<b>[a-z]) ?= ?(?<d>[^,=]{3,40}),? (?:then )?${find} (?:the value of )?(?<q>[^,=a-z]*[^,=]{5,50})`,
      `(?:if |suppose )?(?<a>[a-z]) ?(?<o>[#@&★☆◇◆△▲⊕⊗⊙∘※*]) ?(?<b>[a-z]) (?:is defined (?:as|to be|by)|means|stands for) (?<d>[^,=(]{3,40}?)(?: ?\\(so ?(?:the )?[#@&★☆◇◆△▲⊕⊗⊙∘※*] ?is not (?:the )?(?:normal|usual|ordinary|plain) (?:times|multiplication)(?: here)?\\))?,? (?:then )?${find} (?:the value of )?(?<q>[^,=a-z]{5,50})`,
    ],
    operation,
  ),
  ...told(
    [
      `(?:in |of )?(?:a |the |an )?(?<p>positive )?geometric (?:sequence|progression)(?<p2> of positive (?:numbers|terms))?,? (?:has |with )?(?:the |a )?(?<i>\\d{1,2})(?:st|nd|rd|th) term (?:is |of |equal to |= ?)?(?<a>\\d{1,6}),? and (?:the |its |a )?(?<j>\\d{1,2})(?:st|nd|rd|th) term (?:is |of |equal to |= ?)?(?<b>\\d{1,6}),? ${find} (?:the |its )?(?<k>\\d{1,2})(?:st|nd|rd|th) term`,
    ],
    geometricTerm,
  ),
  ...told(
    [
      `(?:if )?(?<a>\\d{1,4}),? (?<x>[a-z]),? (?:and )?(?<b>\\d{1,4}) (?:is|are|form|forms|make|makes) (?:a |in )?(?:(?:consecutive )?terms of a )?geometric (?:sequence|progression),? (?:and|with|where) \\k<x> (?:is |> ?0)?(?:positive)?,? ?${find} \\k<x>`,
    ],
    ({ a, b }) => `calculate sqrt(${a}*${b})`,
  ),
  ...told(
    [
      `(?:in )?(?:a |the )?(?:list|sequence|row) of numbers,? (?:where )?(?:every|each) (?:number|term) (?:from the (?:third|3rd) (?:1 )?on|after the (?:second|2nd)|after the first 2) is the sum of the 2 (?:numbers |terms )?(?:before|preceding) (?:it)?,? (?:if )?the (?<i>${place}) (?:number|term) is (?<a>\\d{1,4}) and the (?<j>${place}) (?:number |term )?is (?<b>\\d{1,4}),? ${find} the (?<k>${place})(?: number| term)?`,
    ],
    ({ i, a, j, b, k }) =>
      placeOf(i) === placeOf(j) ? null : `If ${written(i)}=${a} and ${written(j)}=${b}, find ${written(k)}`,
  ),
  ...told(
    [
      `(?:the )?next (?:number|term) in (?:the |this )?(?:sequence|list|pattern) (?<l>\\d{1,5}(?:, \\d{1,6}){2,8}),? ?…?,? ?\\(?(?:where )?(?:each|every) (?:term|number) is (?<t>twice|double|[2-9] times) the (?:1|term|number) before (?:it)?,? (?<s>plus|minus) (?<m>\\d{1,3})\\)?`,
    ],
    ({ l = "", t = "", s, m }) => {
      const terms = l.split(", ").map(Number);
      const [times, more] = [/^\d/.test(t) ? Number.parseInt(t, 10) : 2, Number(m) * (s === "plus" ? 1 : -1)];
      return terms.slice(1).every((term, before) => term === times * (terms[before] ?? 0) + more)
        ? `calculate ${times}*${terms.at(-1)}${s === "plus" ? "+" : "-"}${m}`
        : null;
    },
  ),
  ...told(
    [
      `(?:starting (?:with|from) 1,? (?:and )?1,? )?(?:each|every) (?:new |next )?fibonacci number is the sum of the 2 (?:numbers )?before it,? 1, 1, 2, 3, 5(?:, 8)?(?:, 13)?,? …,? ?${find} the (?<n>\\d{1,2})(?:st|nd|rd|th) (?:fibonacci )?(?:number|term|1)`,
    ],
    ({ n }) => `what is the ${n}th Fibonacci number`,
  ),
  ...told(
    [
      `(?:the )?letters (?<w>[a-z](?:,? [a-z]){1,8}) are (?:written|repeated|printed) (?:over and over|again and again|repeatedly)(?: again)?,? (?<l>[a-z]+) ?…,? ?${find} (?:the )?position(?: ?\\(1 to \\d{1,2}\\))? (?:inside|in|within) the word (?<v>[a-z]+) of the (?<n>\\d{1,6})(?:st|nd|rd|th) letter`,
    ],
    ({ w = "", l = "", v = "", n }) => {
      const word = w.replace(/[, ]/g, "");
      return word === v && l.startsWith(v) ? `what is ${((Number(n) - 1) % v.length) + 1}+0` : null;
    },
  ),
  ...told(
    [
      `(?:make|put) (?<x>[a-z]) (?:as )?the subject,? (?<e>[a-z] ?=[^,=(]{1,30}|[^,=]{1,20}=[^,=]{1,20}?) ?,? ?(?:\\(?(?:assume|assuming|where|with|suppose) [a-z] (?:is not|isn't|≠|is nonzero) ?0?\\)?)?`,
    ],
    ({ x, e }) => `Make ${x} the subject of ${e?.trim()}`,
  ),
  ...told(
    [
      `(?:a |1 |the )?(?:straight )?line (?:has (?:the )?equation|is|is given by) (?<a>${line}),? (?:and )?(?:at|in) (?:which|what) point(?: \\(x, ?y\\))? does it (?:meet|cross|intersect|cut) the (?:straight )?line (?:with equation )?(?<b>${line})`,
      `(?:at|in) (?:which|what) point(?: \\(x, ?y\\))? (?:does|do) the lines? (?<a>${line}?) (?:and|meet|cross|intersect)(?: the line)? (?<b>${line}?)(?: meet| cross| intersect)?`,
    ],
    ({ a, b }) => `Solve the system ${a}, ${b}`,
  ),
  ...told(
    [
      `(?:the )?(?:straight )?line (?<a>${line}?) and the (?:2 |coordinate |both |two )*axes (?:enclose|form|bound|make|cut off) a (?:right )?triangle,? (?:${find} )?(?:the |its )?area(?: of (?:the|this) triangle)?`,
    ],
    ({ a }) => `What is the area of the triangle formed by ${a} and the axes?`,
  ),
  ...told(
    [
      `(?:a |the )?fraction (?:is equivalent|is equal|equals|equal) (?:to )?(?<p>\\d{1,3})/(?<q>\\d{1,3}),? and (?:its|the) numerator and (?:its |the )?denominator (?:add (?:up )?to|have (?:a |the )?sum(?: of)?|sum to|total) (?<s>\\d{1,5}),? ${find} (?:its|the) (?<k>numerator|denominator)`,
    ],
    ({ p, q, s, k }) =>
      gcd(Number(p), Number(q)) === 1 && Number(s) % (Number(p) + Number(q)) === 0
        ? `calculate ${s}*${k === "numerator" ? p : q}/(${p}+${q})`
        : null,
  ),
  ...told(
    [
      `(?:simplify |the )*(?:complex |compound )?fraction,? (?:whose |where )?(?:the |its )?(?:top|numerator) is \\(?(?<a>[^,()]{1,30})\\)?,? and (?:the |its )?(?:bottom|denominator) is \\(?(?<b>[^,()]{1,30})\\)?`,
    ],
    ({ a, b }) => `Simplify (${a})/(${b})`,
  ),
  ...told(
    [
      `(?:how many dollars of simple interest|how much simple interest|what simple interest) (?:does|do|will|would) (?:a deposit of )?(?<a>\\d{1,7}(?:\\.\\d\\d)?)(?: dollars)? (?:earn|bring|make|get|give) in (?<n>\\d{1,2}) years? at (?<p>\\d{1,2}(?:\\.\\d{1,2})?)%(?: (?:per|a|each) year| annually| yearly)?`,
    ],
    ({ a, n, p }) => `what is the interest on $${a} for ${n} years at ${p}% simple interest`,
  ),
  ...told(
    [
      "(?:all )?(?:the )?positive (?:numbers|reals|real numbers) (?<x>[a-z]), ?(?<y>[a-z]),? (?:and )?(?<z>[a-z]) (?:satisfy|have|are such that|with) (?:(?:\\k<x>\\k<y>|\\k<y>\\k<x>) ?= ?(?<a>\\d{1,5})), ?(?:\\k<y>\\k<z>|\\k<z>\\k<y>) ?= ?(?<b>\\d{1,5}),? (?:and )?(?:\\k<x>\\k<z>|\\k<z>\\k<x>) ?= ?(?<c>\\d{1,5}),? (?:what is|find|compute|calculate|determine) \\k<x>\\k<y>\\k<z>",
    ],
    ({ x, y, z, a, b, c }) => (new Set([x, y, z]).size === 3 ? `calculate sqrt(${a}*${b}*${c})` : null),
  ),
  ...told(
    [
      `(?:if |when )?(?<e>\\([^,=]{3,50}) (?:is|gets) (?:fully |completely )?(?:expanded|multiplied out)(?: fully| completely)?,? ${find} the sum of (?:all )?(?:of )?(?:the|its) (?:resulting )?coefficients(?:,? \\(?(?:the |its )?constant(?: term)? included\\)?|,? \\(?including the constant(?: term)?\\)?)?`,
    ],
    ({ e }) => `What is the sum of the coefficients of ${e?.trim()}?`,
  ),
  ...told(
    [
      `(?<f>[f-h]) is (?:a )?(?:function )?defined (?:in pieces|piecewise|by),? \\k<f>\\(x\\) ?= ?(?<a>${formula}?),? (?:when|if|for) x ?(?<r><|<=|≤) ?(?<c>-?\\d{1,4}),? and \\k<f>\\(x\\) ?= ?(?<b>${formula}?),? (?:when|if|for) x ?(?<t>>=|≥|>) ?\\k<c>,? ${find} \\k<f>\\((?<u>-?\\d{1,4})\\)(?: ?(?<s>[+-]) ?\\k<f>\\((?<v>-?\\d{1,4})\\))?`,
    ],
    ({ a, b, c, r = "", t = "", u, s, v }) => {
      if ((r === "<") === (t === ">") || /f|g|h/.test(`${a}${b}`)) return null;
      const piece = (value = "") =>
        Number(value) < Number(c) || (Number(value) === Number(c) && r !== "<") ? at(a, value) : at(b, value);
      return `calculate (${piece(u)})${s ? `${s}(${piece(v)})` : "+0"}`;
    },
  ),
  ...told(
    [
      `(?<f>[f-h]) is a linear function (?:with (?:a )?(?<k>positive|negative) slope|that (?:is (?:always )?)?(?<k2>increas|decreas)(?:es|ing)),? and \\k<f>\\(\\k<f>\\(x\\)\\) ?= ?(?<m>\\d{1,4})x ?(?<s>[+-]) ?(?<n>\\d{1,4}),? ${find} \\k<f>\\((?<u>-?\\d{1,4})\\)`,
    ],
    ({ k, k2, m, s, n, u }) => {
      const slope = Math.sqrt(Number(m)) * (k === "positive" || k2 === "increas" ? 1 : -1);
      return Number.isInteger(slope) && slope !== -1 && slope !== 0
        ? `calculate ${slope}*(${u})+${s === "-" ? "(-1)*" : ""}${n}/(${slope}+1)`
        : null;
    },
  ),
  ...told(
    [
      "simplify (?<e>[^,=]{3,50}?) (?:to|in|into) the form a ?[+±-] ?(?:b ?)?(?:\\\\sqrt\\{?[a-c]\\}?|√[a-c]|sqrt\\([a-c]\\)),? (?:with|where) (?:whole numbers|integers|integer) [a-c] and [a-c](?: are integers)?",
    ],
    ({ e }) => `Simplify ${e}`,
  ),
  ...told(
    [
      "(?:is there|are there) (?:any|a) solutions? (?:to|of) (?<e>[^,=]{2,40}=[^,=]{1,30}),? (?:please )?solve it,? or (?:say|write|answer) (?:that there is )?no solutions?",
    ],
    ({ e }) => `Solve ${e}`,
  ),
  ...told(
    [
      "(?:solve )?(?:the )?system by (?:substitution|elimination),? (?:answer as|give|give your answer as|write the answer as) \\(?x, ?y\\)?,? (?<a>[^,=]{3,25}= ?-?\\d{1,4}),? (?<b>[^,=]{3,25}= ?-?\\d{1,4})",
    ],
    ({ a, b }) => `Solve the system ${a}, ${b}`,
  ),
  ...told(
    [
      "(?:list )?(?:all )?(?:the )?positive (?:integers|whole numbers) (?:n )?(?:below|less than|under) (?<n>\\d{1,5}) (?:that|which) leave (?:a )?remainder (?:of )?(?<a>\\d{1,3}) (?:on division|when divided) by (?<m>\\d{1,3}),? and (?:a )?remainder (?:of )?(?<b>\\d{1,3}) (?:on division|when divided) by (?<k>\\d{1,3})(?:,? ?\\(i think there is only 1[, ]*\\))?",
    ],
    ({ n, a, m, b, k }) =>
      `all whole numbers n from 1 to ${Number(n) - 1} with n mod ${m} = ${a} and n mod ${k} = ${b}`,
  ),
  ...told(
    [
      `(?:in |of )?(?:a |an |the )?[a-z ]{3,30} of (?<n>\\d{1,5}) [a-z]+(?: [a-z]+)?,? (?<m>\\d{1,5}) (?<w>[a-z]+(?: [a-z]+){0,4}),? what (?:percentage|percent) of (?:the |them)[a-z ]{0,20}?(?:do|does|did|are|is|have|has|were)(?: not|n't) (?<v>[a-z]+(?: [a-z]+){0,4})`,
    ],
    ({ n, m, w, v }) =>
      Number(m) < Number(n) && same(w, v) && !/\b(?:more|less|of|only|each|not|other)\b/.test(w ?? "")
        ? `${Number(n) - Number(m)} is what percent of ${n}?`
        : null,
  ),
  ...told(
    [
      `(?:a |the )?(?:bag|box|jar|bowl|basket) (?:has|holds|contains) (?<l>\\d{1,3} [a-z]+(?:, \\d{1,3} [a-z]+){0,3},? and \\d{1,3} [a-z]+) [a-z]+,? 1 (?:[a-z]+ )?is (?:taken|drawn|picked|chosen|pulled) (?:out )?at random,? (?:what is|find) the probability that it (?:isn't|is not) (?:a )?(?<c>[a-z]+)`,
    ],
    ({ l, c }) =>
      new RegExp(`\\d ${c}\\b`).test(l ?? "")
        ? `A bag contains ${l} balls. What is the probability of not drawing a ${c} ball?`
        : null,
  ),
  ...told(
    [
      `how many (?:different )?(?<d>[2-6])-digit (?:whole )?numbers can be (?:made|formed|written|built) (?:from|with|using|out of) the digits (?<l>[1-9](?:, [1-9]){1,7},? (?:and )?[1-9]),? if no digit (?:is|may be|can be) (?:used|repeated|taken) (?:more than once|twice|again)(?: in (?:a|the same|any) number)?`,
    ],
    ({ d, l }) => `how many ${d}-digit numbers can be formed using the digits ${l} if no digit is repeated`,
  ),
  ...told(["(?:the )?(?:product )?(?:of )?(?<l>\\(1 ?[+-] ?[^()]{3,20}\\).{10,200}\\))"], ({ l }) => runOfFactors(l)),
];
