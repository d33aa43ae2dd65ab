import { q } from "@dripstone/checker/mathematics";
import { type Clause, clauseBy, equation, first, type Groups, number, other, type Pattern, part } from "./told.ts";

const n = "\\d+(?:\\.\\d+)?";
const notName =
  "how|what|who|if|when|then|they|their|there|it|each|every|both|all|some|more|fewer|less|than|as|old|he|she|we|i|you|now|today|is|was|are|has|have|will|the|an?|his|her|my|of|in|and|one|another|other|be|together|altogether|combined|costs?|years?|times|twice|half|does|did|do|between|among|so|that";
const word = `(?!(?:${notName})(?![a-z]))[a-z]+`;
const name = (place: string) => `(?:(?:the|an?|his|her|my|their) )?(?<${place}>${word}(?: ${word})?)`;
const time =
  "(?<now>now|today|this year)|(?<ago>\\d+) years? ago|in (?<later>\\d+) years?|(?<later2>\\d+) years? (?:from now|later)";
const be = "(?: is| was| will be|'s)(?: now)?";
const times = `(?:(?<t>${n}) times|(?<twice>twice)|(?<half>half))`;
const thing = `(?: (?!than|as)${word}){0,2}?`;
const has =
  "(?: has| have| had| owns| own| collected| collects| scored| sold| read| made| picked| bought| got| weighs| weigh| earned| earns| gets| get| receives| receive| takes)";
const there = `(?:there (?:are|were)|(?:an?|the|my|our|this) ${word} (?:has|contains|holds|had))`;
const all = "(?: together| altogether| in all| in total| combined)?";
const old = "(?: years old)?";
const than = "(?:(?<d>\\d+(?:\\.\\d+)?) (?:years )?(?<more>more|fewer|less) than )?";

const patterns: Pattern[] = (
  [
    [`(?:${time})`, (g) => ({ says: "time", shift: shiftOf(g) ?? q.ZERO })],
    [
      `${name("a")}${be} (?:exactly )?${than}${times} as old as (?:${name("b")}|(?<self>he|she))(?: is| was| will be)?(?: (?:${time}))?`,
      scaled,
    ],
    [
      `${name("a")}'s(?: present| current)? age${be} ${than}${times} (?:as (?:much|old) as |that of )?${name("b")}(?:'s)?(?:(?: present| current)? age)?(?: (?:${time}))?`,
      scaled,
    ],
    [
      `${name("a")}'s(?: present| current)? age${be} (?<d>${n})(?: years?)? (?<more>more|less|older|younger|fewer) than ${name("b")}(?:'s)?(?: age)?`,
      compared,
    ],
    [`${name("a")}'s(?: present| current)? age${be} (?<d>${n})${old}(?: (?:${time}))?`, plainly],
    [`${name("a")}${be} (?<d>${n}) years? (?<more>older|younger) than ${name("b")}`, compared],
    [
      `${name("a")}${be} (?<d>${n}) (?:inches |pounds |feet )?(?<more>taller|shorter|heavier|lighter|longer) than ${name("b")}`,
      compared,
    ],
    [`${name("a")}${be} (?<d>${n})${old}(?: (?:${time}))?`, plainly],
    [
      `(?:the )?(?:sum|total) of (?:their|our|the 2|the 3|all their) (?:current |present )?ages(?: now| today)?${be} (?<s>${n})(?: years)?(?: (?:${time}))?`,
      theyAre,
    ],
    [
      `(?:together |in total |altogether |combined )?(?:they|we|all 3|the 3|the 2)(?: of (?:them|us))?(?: are| will be| were|${has}| cost)(?: a total of)? \\$?(?<s>${n})${old}${thing}${all}`,
      theyAre,
    ],
    [
      `(?:the )?(?:sum of the ages|total age|combined age|ages|sum of the present ages|combined ages) of ${name("a")} and ${name("b")}(?: now| together)?(?:${be}| total| add up to| sum to) (?<s>${n})${old}`,
      added,
    ],
    [
      `(?:the )?(?:sum of )?${name("a")}'s(?: age)? and ${name("b")}'s ages?(?: now| together)?(?:${be}| total| add up to| sum to) (?<s>${n})${old}`,
      added,
    ],
    [
      `(?:their|our)(?: present| current)? ages?(?: now)?(?:${be}| total| add up to| sum to| together are) (?<s>${n})${old}(?: (?:${time}))?`,
      theyAre,
    ],
    [
      `${name("a")}(?:,? and |, )${name("b")}(?:,? and ${name("c")})?(?: together| combined)?(?:${has}| cost| are)(?: a total of)? \\$?(?<s>${n})${old}${thing}${all}`,
      added,
    ],
    [
      `${name("a")}${has} (?<d>${n}) (?<more>more|fewer|less)${thing} than ${times} (?:(?:the (?:number|amount)|what|as many|as many${thing} as)(?: of)?(?:${thing})? )?(?:that )?${name("b")}(?: has| does| have| did)?`,
      scaled,
    ],
    [
      `(?:the )?difference (?:of|between|in) their ages is (?<d>${n})(?: years)?`,
      (g) => equation([part(first)], [part(other)], number(g.d)),
    ],
    [`${there} ${times} as (?:many|much) ${name("a")} as ${name("b")}`, scaled],
    [`${there} (?<d>${n}) (?<more>more|fewer|less) ${name("a")} than ${name("b")}`, compared],
    [`${there} (?<s>${n})${thing}(?: together| altogether| in all| in total| combined)`, theyAre],
    [`how many ${name("a")} are (?:there|in (?:the|this) ${word})`, one],
    [`${name("a")}${has} ${than}${times} as (?:many|much)${thing} as ${name("b")}(?: does| has| did)?`, scaled],
    [
      `(?:share|divide|split|sharing)(?: up)? \\$?(?<s>${n})${thing} (?:between|among) ${name("a")} and ${name("b")}`,
      added,
    ],
    [
      `\\$?(?<s>${n})${thing} (?:is|are|was|were) (?:shared|divided|split)(?: up)? (?:between|among) ${name("a")} and ${name("b")}`,
      added,
    ],
    [`${name("a")} and ${name("b")} (?:share|shared|split|divide) \\$?(?<s>${n})${thing}`, added],
    [`(?<he>he|she)${be} (?<d>${n}) years? (?<more>older|younger)(?: than (?:him|her|them))?`, pronounced],
    [`(?<he>he|she)${be} (?<d>${n}) years? (?<more>older|younger) than ${name("b")}`, pronounced],
    [
      `(?<he>he|she)${be} (?:exactly )?${than}${times} as old as (?:${name("b")})(?: is| was| will be)?(?: (?:${time}))?`,
      pronouncedTimes,
    ],
    [`${name("a")}${has} (?<d>${n}) (?<more>more|fewer|less)${thing}`, (g) => compared({ ...g, b: other })],
    [`${name("a")}${has} (?<d>${n}) (?<more>more|fewer|less)${thing} than ${name("b")}(?: does| has| did)?`, compared],
    [`${name("a")} costs? \\$?(?<d>${n}) (?<more>more|less) than ${name("b")}(?: does)?`, compared],
    [`${name("a")} costs? ${times} as much as ${name("b")}(?: does)?`, scaled],
    [`how old (?:is|was|will) ${name("a")}(?: be)?(?: (?:${time}))?`, one],
    [`what(?: is|'s) ${name("a")}'s (?:current |present )?age(?: (?:${time}))?`, one],
    [
      `how (?:many|much)${thing} (?:does|do|did) ${name("a")} (?:have|own|collect|score|sell|read|make|pick|buy|get|cost|weigh|earn|receive)(?: now)?`,
      one,
    ],
    [`(?:how much|what) (?:does|is|did) (?:the (?:cost|price) of )?${name("a")}(?: cost)?`, one],
    [
      `how (?:many|much) (?:more|fewer)${thing} (?:does|do|did) ${name("a")} (?:have|own|collect|score|sell|read|make|pick|get|cost) than ${name("b")}(?: does)?`,
      (g) => ({ says: "ask", of: { kind: "more", name: nameOf(g.a), than: nameOf(g.b) } }),
    ],
    [
      `how (?:many|much)${thing} (?:does|do|did) each(?: of them| one| child| person)? (?:have|own|get|cost)`,
      () => ({ says: "ask", of: { kind: "each" } }),
    ],
    [`how old (?:is|are) (?:each(?: of them)?|they)(?: now)?`, () => ({ says: "ask", of: { kind: "each" } })],
    [`${name("a")}${has} (?<d>${n})${thing}`, plainly],
  ] as [string, Pattern[1]][]
).map(([source, make]) => [new RegExp(`^(?:${source})$`), make]);

function shiftOf({ now, ago, later, later2 }: Groups): q.Rational | null {
  if (ago) return q.negate(number(ago));
  return now ? q.ZERO : later || later2 ? number(later ?? later2) : null;
}

/** "Her brother Dev" is Dev. */
const kin =
  /^(?:(?:little|big|older|younger|twin|best) )?(?:brother|sister|friend|cousin|mom|dad|aunt|uncle|son|daughter) (?=[a-z])/;
const nameOf = (text = "") => text.replace(/'s$/, "").replace(kin, "");
const sign = (more = "") => (/more|older|taller|heavier|longer/.test(more) ? q.ONE : q.rational(-1n));

function scaled(g: Groups): Clause | null {
  const by = g.twice ? number("2") : g.half ? q.rational(1n, 2n) : number(g.t);
  const [a, b] = [nameOf(g.a), g.self ? nameOf(g.a) : nameOf(g.b)];
  const shift = shiftOf(g);
  if (a === b && !shift) return null;
  return equation([part(a)], [part(b, by, shift)], g.d ? q.multiply(sign(g.more), number(g.d)) : q.ZERO);
}

function compared(g: Groups): Clause | null {
  const [a, b] = [nameOf(g.a), nameOf(g.b)];
  return a === b ? null : equation([part(a)], [part(b)], q.multiply(sign(g.more), number(g.d)));
}

/** Told of the one who was told of first, and of the other one. */
function pronounced(g: Groups): Clause | null {
  return equation([part(first)], [part(g.b ? nameOf(g.b) : other)], q.multiply(sign(g.more), number(g.d)));
}

function pronouncedTimes(g: Groups): Clause | null {
  const by = g.twice ? number("2") : g.half ? q.rational(1n, 2n) : number(g.t);
  const more = g.d ? q.multiply(sign(g.more), number(g.d)) : q.ZERO;
  return equation([part(first)], [part(nameOf(g.b), by)], more, shiftOf(g));
}

function plainly(g: Groups): Clause {
  return equation([part(nameOf(g.a))], [], number(g.d), shiftOf(g));
}

function theyAre(g: Groups): Clause {
  return equation("they", [], number(g.s), shiftOf(g));
}

function added(g: Groups): Clause | null {
  const names = [g.a, g.b, g.c].flatMap((each) => (each ? [nameOf(each)] : []));
  const isEach = new Set(names).size === names.length;
  return isEach
    ? equation(
        names.map((each) => part(each)),
        [],
        number(g.s),
      )
    : null;
}

function one(g: Groups): Clause {
  return { says: "ask", of: { kind: "one", name: nameOf(g.a), shift: shiftOf(g) } };
}

/** Whoever tells is one of them. */
const inThird: [RegExp, string][] = [
  [/(?<![a-z])yrs?(?![a-z])/g, "years"],
  [/(?<![a-z])how old am i(?![a-z'])/g, "how old is me"],
  [/(?<![a-z])how old will i be(?![a-z'])/g, "how old will me be"],
  [/(?<=(?:than|as) )(?:i am|i do|i have|i|me)(?![a-z'])/g, "me"],
  [/(?<![a-z])(?:i am|i'm|im) (?:exactly )?(?=\d|twice|half)/g, "me is "],
  [/(?<![a-z])i (?:have|got) (?=\d|twice|half)/g, "me has "],
  [/(?<![a-z])(?:do|did) i (?=have|get|own)/g, "does me "],
  [/(?<![a-z])(what is|what's) my age/g, "how old is me"],
  [/(?<![a-z])(?:find|what is|what's) ([a-z' ]{2,20})'s (?:present |current )?age(?! [a-z])/g, "how old is $1"],
  [/(?<![a-z])(?:find|what is|what's) the (?:present |current )?age of ([a-z' ]{2,20})/g, "how old is $1"],
];

export const clauseInEnglish = (clause: string): Clause | null =>
  clauseBy(
    patterns,
    inThird.reduce((rest, [said, meant]) => rest.replaceAll(said, meant), clause),
  );
