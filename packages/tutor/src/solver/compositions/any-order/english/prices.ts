import type { AnyOrder, Groups } from "../told-in-any-order.ts";

const thing = (group: string) => `(?<${group}>[a-z]+?)(?:e?s)?`;
const raises = "(?:raises?|raised|increases?|increased|puts? up|goes up|rises|rose|went up)";
const cuts =
  "(?:cuts?|reduces?|reduced|lowers?|lowered|decreases?|decreased|drops?|dropped|falls?|fell|goes down|went down)";
const shop = "(?:(?:an?|the|one) )?[a-z]+(?: [a-z]+)?";
const changed = (way: string, group: string) =>
  `(?:~)?(?:${shop}|it) (?:is |was |are )?${way}(?: an?| the| its| this| all)?(?: new| sale)?(?: price| cost)?(?: of [a-z ]{1,20}?)? (?:by )?<${group}%>`;
const laterChanged = (way: string, group: string) =>
  `(?:a (?:week|month|year) later |later |next month |then )?(?:it |the shop |the store |the new price )?(?:is |was )?${way}(?: the| this| that)?(?: new| raised| reduced| lower| higher)?(?: price)? by <${group}%>`;
const compared = ["(?:compared (?:with|to)|relative to) the (?:original|old|starting|first) price"];
const finalAsked =
  "(?:by )?what percent(?:age)? (?<w>lower|higher|less|more|below|above)(?: than the (?:original|old|first)(?: price)?)? is the (?:final|new|last|end) price(?: than the (?:original|old|first)(?: price)?)?";
const isLower = ({ w = "" }: Groups) => /lower|less|below/.test(w);

/** Prices, taxes, interest, and percents of percents. */
export const ofPricesInEnglish: AnyOrder[] = [
  {
    about: /%.*%/,
    given: [[changed(raises, "a")], [laterChanged(cuts, "b")]],
    beside: compared,
    asked: [finalAsked],
    meant: (found) => net(1 + Number(found.a) / 100, 1 - Number(found.b) / 100, found),
  },
  {
    about: /%.*%/,
    given: [[changed(cuts, "a")], [laterChanged(raises, "b")]],
    beside: compared,
    asked: [finalAsked],
    meant: (found) => net(1 - Number(found.a) / 100, 1 + Number(found.b) / 100, found),
  },
  {
    about: /%.*%/,
    given: [
      ["~(?:is|are|marked|on sale|on sale for) <a%> off", `~<a%> off sale`],
      [
        "~(?:takes?|gives?|took|gets?|get) (?:another|an extra|an additional|a further) <b%> off(?: (?:of )?the (?:reduced|sale|discounted|new|lower) price)?",
      ],
    ],
    asked: [
      "(?:what|which) single (?:percent(?:age)? )?discount(?: percent(?:age)?)?(?: (?:off|on|from) the original price)? (?:is (?:that|this) the same as|is (?:that|this) equal to|is equivalent(?: to (?:that|this|both|the two))?|would be the same|gives the same price)",
    ],
    meant: ({ a, b }) =>
      Number(a) < 100 && Number(b) < 100 ? percentOf(10_000 - (100 - Number(a)) * (100 - Number(b))) : null,
  },
  {
    about: /%/,
    given: [[changed(raises, "a")]],
    asked: [
      "by what percent(?:age)? (?:does it|must it|should it|would it|must the [a-z ]{3,12}|does the [a-z ]{3,12})(?: now)? (?:have to |need to )?(?:be )?(?:lower|lowered|cut|reduce|reduced|decrease|decreased)(?: the new price)? (?:to (?:get|go|come) back|to return|to bring it back) to the (?:old|original) (?:one|1|price)",
    ],
    meant: ({ a }) => (Number.isInteger(Number(a)) ? `write ${a}/${100 + Number(a)} as a percent` : null),
  },
  {
    about: /percent|%/,
    given: [
      [
        "~(?:went up|went|rose|grew|increased|goes up|rises|grows|increases|climbed) from <a>(?: [a-z]+)?(?: up)? to <b>(?: [a-z]+)?…",
      ],
    ],
    asked: [
      "(?:by )?what (?:is the )?percent(?:age)? (?:did|does|of increase|increase|growth)(?: (?:it|the [a-z]+|is (?:this|that)))?(?: (?:increase|grow|rise|go up))?",
    ],
    meant: ({ a, b }) =>
      Number(b) > Number(a) && Number.isInteger(Number(b)) && Number.isInteger(Number(a))
        ? `write ${Number(b) - Number(a)}/${a} as a percent`
        : null,
  },
  {
    about: /tax.*tip|tip.*tax/,
    given: [
      [
        "(?:(?:a |the )?restaurant bill )?<n>(?: dollars)? for (?:the )?(?:food|meal)",
        "~(?:the food|a meal|the meal|dinner|lunch) (?:costs?|was|is|came to) <n>(?: dollars)?",
      ],
      [
        "(?:plus |there is )?(?:an? )?<a%> (?:sales )?tax(?: on the (?:food|meal)| is added)?",
        "(?:the )?tax is <a%>(?: of the (?:food|meal))?",
      ],
      [
        "(?:plus |(?:she|he|they|you|i|we) (?:leaves?|adds?|gives?) )?(?:an? )?tip (?:equal to |of |is )?<b%> (?:of|on) the (?:(?:food|meal)(?: price)?|price of the food)(?: before tax| without tax)?",
        "(?:plus |(?:she|he|they|you|i|we) (?:leaves?|adds?|gives?) )?an? <b%> tip (?:on the (?:food|meal|price)(?: price)?(?: before tax| without tax)?|before tax|on the food|on the meal)",
      ],
    ],
    beside: ["(?:an? |the )?(?:restaurant|dinner|lunch) bill"],
    asked: [
      "(?:what is the )?total (?:to pay|bill|cost|amount)?(?: in dollars)?",
      "how much (?:do they|do you|does she|does he|do i|did they|did she|did he|is to be) (?:pay|paid|owe)(?: in all| altogether| in total)?(?: in dollars)?",
    ],
    meant: ({ n, a, b }) => `what is ${n}*(1+${a}/100+${b}/100)`,
  },
  {
    about: /interest/,
    given: [],
    asked: [
      "how (?:many dollars of|much) simple interest (?:does|will|would) <n>(?: dollars)? earn in <t> years at (?:a rate of )?<r%>(?: (?:per|a) (?:year|annum)| annually| simple interest)?",
    ],
    meant: ({ n, t, r }) => `what is ${n}*${t}*${r}/100`,
  },
  {
    about: /interest|compound/,
    given: [
      [
        "~<n>(?: dollars)? (?:is|are|was) (?:put|invested|deposited|placed|left)(?: [a-z]+){0,5}? (?:paying|that pays|earning|which pays|at) <r%>(?: (?:annual|yearly))? interest,? (?:compounded|compounding) (?:once a year|annually|yearly|every year|each year)",
      ],
    ],
    beside: [
      "(?:there are )?no (?:further |other )?(?:deposits|withdrawals)(?: or (?:deposits|withdrawals))?(?: are made)?",
    ],
    asked: [
      "how (?:many dollars|much(?: money)?) (?:are|is|will be)(?: there)? in the account after <t> years",
      "(?:what is|find) the (?:amount|balance)(?: in the account)? after <t> years",
    ],
    meant: ({ n, r, t }) => (Number(t) <= 5 ? `what is ${n}*(1+${r}/100)^${t}` : null),
  },
  {
    about: /unit price/,
    given: [
      [
        "an? <n>-(?<u>ounce|oz|gram|pound|liter|pint) [a-z ]{3,40}? (?:sells for|costs|is sold for|is priced at) <p>(?: dollars)?",
      ],
    ],
    asked: [
      "(?:which number is|what is|find) the unit price in (?<c>cents|dollars) per (?<u>ounce|oz|gram|pound|liter|pint)",
      "(?:what is|find) the unit price per (?<u>ounce|oz|gram|pound|liter|pint) in (?<c>cents|dollars)",
    ],
    meant: ({ n, p, c }) => `what is ${p}${c === "cents" ? "*100" : ""}/${n}`,
  },
  {
    about: /cost/,
    given: [
      [
        `(?:if )?<a> ${thing("x")} and <b> ${thing("y")} (?:together )?cost <p>(?: dollars)? and <c> ${thing("x")} and <d> ${thing("y")} (?:together )?cost <q>(?: dollars)?`,
      ],
    ],
    beside: ["(?:the |at the )?same prices(?: each time)?"],
    asked: [
      "how (?:many (?<u>cents|dollars)|much) does (?:one|1|an?|each|a single) (?<w>[a-z]+) cost",
      "(?:what is|find) the (?:price|cost) of (?:one|1|an?|each|a single) (?<w>[a-z]+)",
    ],
    meant: twoBought,
  },
];

function net(one: number, other: number, found: Groups): string | null {
  const change = one * other - 1;
  return one <= 0 || other <= 0 || Math.abs(change) < 1e-9 || change < 0 !== isLower(found)
    ? null
    : percentOf(Math.abs(change) * 10_000);
}

/** So many of ten thousand as percent. */
function percentOf(parts: number): string | null {
  const whole = Math.round(parts);
  return Math.abs(whole - parts) < 1e-6 ? `write ${whole}/10000 as a percent` : null;
}

/** What one of either thing costs. */
function twoBought({ a, b, c, d, p, q, x = "", y = "", w = "", u }: Groups): string | null {
  const isFirst = isOne(w, x);
  if (isFirst === isOne(w, y) || Number(a) * Number(d) === Number(c) * Number(b)) return null;
  const [one, other] = isFirst ? [d, b] : [c, a];
  const price = `(${p}*${one}-${q}*${other})/(${isFirst ? `${a}*${d}-${c}*${b}` : `${b}*${c}-${d}*${a}`})`;
  return `what is ${u === "cents" ? "100*" : ""}${price}`;
}
const isOne = (one: string, many: string) => many !== "" && one.startsWith(many) && one.length <= many.length + 2;
