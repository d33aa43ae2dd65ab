import { type Retelling, told } from "./retelling.ts";

const point = "\\( ?-?[\\d./]+, ?-?[\\d./]+ ?\\)";
const places: Record<string, number> = { first: 0, second: 1, third: 2, fourth: 3, 1: 0, 2: 1, 3: 2, 4: 3 };
const isLargest = /^(?:larg|big|great|high|most|最?较?[大多])/;

/** One of the parts into which an amount is shared. */
function shareOf({ n = "", r = "", w = "" }: Record<string, string>): string | null {
  const parts = r.split(/[,:] ?/).map(Number);
  const all = parts.reduce((sum, part) => sum + part, 0);
  const place = places[w];
  const wanted = place === undefined ? (isLargest.test(w) ? Math.max(...parts) : Math.min(...parts)) : parts[place];
  const isOne = place !== undefined || parts.filter((part) => part === wanted).length === 1;
  return wanted !== undefined && isOne && all > 0 ? `calculate ${n}*${wanted}/${all}` : null;
}

const amount = "\\$?(?<n>\\d{1,6}(?:\\.\\d{1,2})?)";
const ratio = "(?<r>\\d{1,3}(?:[,:] ?\\d{1,3}){1,3})";
const nth = "(?<w>first|second|third|fourth|larger|largest|biggest|bigger|greater|greatest|smaller|smallest)";
const nthZh =
  "(?:其中)?(?:的)?(?:第(?<w>[1-4])份|(?<v>最大|较大|最小|较小|最多|较多|最少|较少|大|小)的?(?:那)?(?:1)?(?:份|部分|个数?))";
const isZh = "(?:数)?(?:是|为|等于)?(?:多少)?";

/** Shares of an amount, the other end of a segment, and what an unknown number is called. */
export const ofRatiosAndPoints: Retelling[] = [
  ...told(
    [
      `(?:divide|split|share|cut) ${amount}(?: [a-z]{1,12})? (?:in|into|by|using)(?: 2| 3| two| three)?(?: parts| shares)?(?: in)?(?: the)? ratio(?: of)? ${ratio},? ?(?:what is|what's|find|how much is|how big is|give|what)? ?(?:the )?${nth} (?:share|part|amount|number|one|portion)(?: worth)?`,
      `${amount} is (?:divided|split|shared)(?: into (?:two|three|2|3) parts)? in(?: the)? ratio(?: of)? ${ratio},? ?(?:what is|what's|find|how much is|how big is|give|what)? ?(?:the )?${nth} (?:share|part|amount|number|one|portion)`,
    ],
    shareOf,
  ),
  ...told(
    [
      `(?:将|把)?${amount}按${ratio}(?:的比)?(?:例)?(?:来)?(?:进行)?(?:分成|分为|分配|分)(?:[2-4]份|[2-4]部分|[2-4]个数)?(?:,|则|那么|求|问)*${nthZh}${isZh}`,
      `按(?:照)?${ratio}(?:的比)?(?:例)?(?:将|把)${amount}(?:分成|分为|分配|分)(?:[2-4]份|[2-4]部分|[2-4]个数)?(?:,|则|那么|求|问)*${nthZh}${isZh}`,
    ],
    ({ n, r, w, v }) => shareOf({ n: n ?? "", r: r ?? "", w: w ?? v ?? "" }),
  ),
  ...told(
    [
      `按(?:照)?${ratio}(?:的比)?(?:例)?(?:将|把)${amount}(?:分成|分为|分配|分)(?:[2-4]份|[2-4]部分)?,?(?:各|每份)?${isZh}`,
    ],
    ({ n, r = "" }) => `divide ${n} in the ratio ${r.replaceAll(/[,:] ?/g, ":")}`,
  ),
  ...told(
    [
      `(?<m>[a-z]) is the midpoint of (?:segment |line segment )?(?<a>[a-z])(?<b>[a-z]),? ?(?:and |if |with )?(?:\\k<a>(?: is(?: at)?| ?=)? ?(?<p>${point})(?:,? and |, ?)\\k<m>(?: is(?: at)?| ?=)? ?(?<q>${point})|\\k<m>(?: is(?: at)?| ?=)? ?(?<q2>${point})(?:,? and |, ?)\\k<a>(?: is(?: at)?| ?=)? ?(?<p2>${point})),? ?(?:find|what is|what are)? ?(?:the )?(?:coordinates of )?(?:point )?\\k<b>`,
      `(?<m>[a-z]) is the midpoint of (?:segment |line segment )?(?<b>[a-z])(?<a>[a-z]),? ?(?:and |if |with )?(?:\\k<a>(?: is(?: at)?| ?=)? ?(?<p>${point})(?:,? and |, ?)\\k<m>(?: is(?: at)?| ?=)? ?(?<q>${point})|\\k<m>(?: is(?: at)?| ?=)? ?(?<q2>${point})(?:,? and |, ?)\\k<a>(?: is(?: at)?| ?=)? ?(?<p2>${point})),? ?(?:find|what is|what are)? ?(?:the )?(?:coordinates of )?(?:point )?\\k<b>`,
      `(?:the )?other endpoint(?: of (?:the|a) (?:line )?segment)?,? (?:if|when|given(?: that)?) (?:1|one|the first|an) endpoint (?:is|of) (?:at )?(?<p>${point}),? and (?:the |its )?midpoint (?:is|of) (?:at )?(?<q>${point})`,
      `(?:a|the) (?:line )?segment has (?:one |1 |an )?endpoint (?:at )?(?<p>${point}) and (?:a |its )?midpoint (?:at )?(?<q>${point}),? ?(?:find|what is)? ?(?:the )?(?:coordinates of )?(?:the )?other endpoint`,
      `(?:1|one) endpoint (?:of (?:a|the) (?:line )?segment )?is (?:at )?(?<p>${point}),? (?:and )?(?:the |its )?midpoint is (?:at )?(?<q>${point}),? ?(?:find|what is|where is)? ?(?:the )?(?:coordinates of )?(?:the )?other endpoint`,
    ],
    ({ p, q, p2, q2 }) => `What is the other endpoint of the segment with midpoint ${q ?? q2} and endpoint ${p ?? p2}?`,
  ),
  ...told(
    [`(?:求)?未知数(?<x>[a-z])(?:的值)?,(?<a>[\\d.]*\\k<x>?[\\d.]*),(?<b>[\\d./]+)=(?<c>[\\d./]+),(?<d>[\\d./]+)`],
    ({ a = "", b, c, d, x = "" }) => (a.includes(x) && !/\d.*[a-z].*\d/.test(a) ? `解比例 ${a}:${b}=${c}:${d}` : null),
  ),
];
