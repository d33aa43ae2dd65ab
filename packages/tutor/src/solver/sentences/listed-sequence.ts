const LENGTH_MAX = 220;

/** At least three terms, and the dots behind them: `3, 6, 12, …`, `3 7 11 15 …`. */
const commas = /-?\d[\d./]{0,9}(?: ?, ?-?\d[\d./]{0,9}){2,9}(?: ?,? ?…)+ ?,?/;
const blanks = /-?\d[\d./]{0,9}(?: -?\d[\d./]{0,9}){2,9} ?…+ ?,?/;
const bare = /-?\d[\d./]{0,9}(?: ?, ?(?:and )?-?\d[\d./]{0,9}){2,5}/;
const english = new Set(
  (
    "a an the arithmetic geometric sequence progression pattern series number numbers list starts start begins begin is are goes go with in of has have what what's whats find its it that this given if for " +
    "term terms consider as follows looks like to and so then now value compute calculate determine continue continues continuing same way following which position place would will be do we get does suppose one"
  ).split(" "),
);
const chinese =
  /等差数列|等比数列|数列|1列数|1串数|1组数|按照?(?:这个|此|这样的?)?规律|规律|排列|找规律|观察|已知|有|如果|若|这个|这列|这串|它们?|其|中|里|的|是|为|求|那么|则|,|多少|几|数|项|等于|下去|请问/g;

const asked: [RegExp, (list: string, kind: string, n: string) => string][] = [
  [
    /(?:the )?sum of (?:the |its )?first (\d{1,4}) (?:terms|numbers)|前(\d{1,4})(?:项|个数)的?(?:之)?和/,
    (list, kind, n) => `the sum of the first ${n} terms of the ${kind}sequence ${list}`,
  ],
  [
    /(?:which|what) (?:term|number|position) (?:of (?:it|the sequence) |in (?:it|the sequence) )?(?:is|equals|has the value|is equal to|would be) (-?\d{1,9})(?!\d|st|nd|rd|th)|第几(?:项|个数)(?:是|为|等于)(-?\d{1,9})/,
    (list, kind, n) => `which term of the ${kind}sequence ${list} is ${n}`,
  ],
  [
    /(-?\d{1,9})是(?:它|这个数列|数列|其中)?(?:的|中的)?第几(?:项|个数?)/,
    (list, kind, n) => `which term of the ${kind}sequence ${list} is ${n}`,
  ],
  [
    /(?:the )?first (?:term|number)(?: in (?:it|the sequence))? (?:that is |which is |to be )?(?:greater|larger|bigger|more) than (-?\d{1,9})|第1个(?:大于|超过|比)(-?\d{1,9})大?的(?:项|数)/,
    (list, _, n) => `the first term of the sequence ${list} that is greater than ${n}`,
  ],
  [
    /(?:the )?first (?:term|number)(?: in (?:it|the sequence))? (?:that is |which is |to be )?(?:less|smaller) than (-?\d{1,9})|第1个小于(-?\d{1,9})的(?:项|数)/,
    (list, _, n) => `the first term of the sequence ${list} that is less than ${n}`,
  ],
  [
    /(?:what (?:is |number |comes ))?(?:the )?(?:comes )?next(?: number| term)?(?: in the (?:sequence|pattern))?|下1(?:个数|项)/,
    (list) => `the next number in the sequence ${list}`,
  ],
  [
    /(?:the )?(\d{1,4})(?:st|nd|rd|th) (?:term|number|one)|第(\d{1,4})(?:项|个数)/,
    (list, kind, n) => `the ${n}th term of the ${kind}sequence ${list}`,
  ],
];

/**
 * "A geometric sequence starts 3, 6, 12, …. What is its 9th term?" as "the 9th term of the geometric sequence 3, 6, 12": with its terms and what is asked
 * for in any order. Null where anything else is said.
 */
export function asListedSequence(text: string): string | null {
  const isNamed = /\bfirst (?:3|three|4|four|5|five) terms\b|前[345]项/.test(text);
  if (text.length > LENGTH_MAX || !(text.includes("…") || isNamed)) return null;
  const found = commas.exec(text) ?? blanks.exec(text) ?? (isNamed ? bare.exec(text) : null);
  if (!found) return null;
  const list = found[0]
    .replaceAll(/[…\s]+$|(?<=\d)[ ,]*…[ ,]*/g, "")
    .trim()
    .split(/ ?, ?| /)
    .join(", ");
  const isWhole = !found[0].includes("…");
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`.replace(
    isWhole ? /(?:the )?first (?:3|three|4|four|5|five) terms(?: of)?|前[345]项(?:分别)?/ : /$^/,
    " ",
  );
  const isArithmetic = /arithmetic|等差/.test(rest);
  const isGeometric = /geometric|等比/.test(rest);
  if (isArithmetic && isGeometric) return null;
  const kind = isArithmetic ? "arithmetic " : isGeometric ? "geometric " : "";
  for (const [pattern, canonical] of asked) {
    const ask = pattern.exec(rest);
    if (!ask) continue;
    const left = rest.replace(ask[0], " ");
    const isKnown = /\p{Script=Han}/u.test(text)
      ? left.replaceAll(chinese, " ").trim() === ""
      : (left.match(/[a-z']+|[^\s,.]/g) ?? []).every((word) => english.has(word));
    return isKnown ? canonical(list, kind, ask.slice(1).find((group) => group !== undefined) ?? "") : null;
  }
  return null;
}
