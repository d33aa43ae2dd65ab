import { isSameThing, numbersTold, singular, tellsMore } from "./open-words.ts";
import { type Retelling, told } from "./retelling.ts";

const number = "\\d{1,7}(?:\\.\\d{1,3})?";
const known = "every|each|per|same|if|only|exactly|then|possible|first|after|all|less|during";
const agents =
  /^(?:worker|person|man|woman|painter|machine|pipe|tap|builder|printer|cow|horse|hen|chicken|robot|student|child|farmer|tractor|hour|minute|day|second|week)$/;
const times = /^(?:second|minute|hour|day|week|month|year|sec|min|hr)$/;
const measures =
  /^(?:gram|kilogram|liter|litre|milliliter|ounce|pound|cup|gallon|tablespoon|teaspoon|g|kg|l|ml|oz|lb|egg|km|cm|m|mile|kilometer|meter|page|word|dollar|cent|point|pint|quart|inch|foot|step|beat|can|square|bucket|roll)$/;
const costs = /\b(?:costs?|price|sells? for|pays?|paid|earns?|earned|worth)\b/;

const nounOf = (after: string) =>
  singular(/^(?:more |of (?:the |these |those )?|such |identical )?([a-z]+)/.exec(after)?.[1] ?? "");

const unitsIn = (text: string) =>
  (text.match(/[a-z]+/g) ?? [])
    .map(singular)
    .filter((word) => (measures.test(word) || times.test(word)) && word !== "dollar");

/** So much for so many: how much it is for another number of them, at the same rate. */
const proportion = ({ story = "", ask = "" }: Record<string, string>): string | null => {
  const [one, other, ...more] = numbersTold(story.replaceAll(/\b1 (?=(?:day|morning|evening|week)\b)/g, "a "));
  const [third, ...rest] = numbersTold(ask);
  if (!one || !other || !third || more.length + rest.length > 0 || tellsMore(`${story} ${ask}`, known)) return null;
  // An answer in cents of what is told in dollars is another number.
  if (/\b(?:cents?|pennies|dollars?|percent)\b/.test(ask) && !/\b(?:cents?|pennies)\b/.test(story)) return null;
  if (unitsIn(ask).some((unit) => !unitsIn(story).includes(unit))) return null;
  const isMoney = costs.test(story);
  const [first, second, wanted] = [one, other, third].map(({ after }) => nounOf(after)) as [string, string, string];
  const isWage =
    /\b(?:earns?|earned|is paid|makes|made)$/.test(one.before) &&
    /^(?:dollars? )?(?:in|for|every)$/.test(one.after) &&
    times.test(second) &&
    /^how much (?:money )?(?:does|will|would|did|can) [a-z]+ (?:earn|make|get|be paid) (?:in|for|if [a-z]+ works?)$/.test(
      ask.slice(0, ask.indexOf(third.value)).trim(),
    );
  if (isWage && isSameThing(wanted, second)) return `what is ${one.value}*${third.value}/${other.value}`;
  const isThem = /^(?:of (?:them|these|those)|them)\b/.test(third.after);
  const asked = ask.slice(0, ask.indexOf(third.value));
  const isOfFirst =
    isSameThing(wanted, first) || (isThem && isMoney && costs.test(story.slice(story.indexOf(one.value))));
  const isOfSecond = isSameThing(wanted, second);
  if (isOfFirst === isOfSecond || isSameThing(first, second)) return null;
  const [sought, given, per] = isOfFirst ? [second, one, other] : [first, other, one];
  const isCost =
    isMoney &&
    !times.test(first) &&
    !times.test(wanted) &&
    /\b(?:cost|how much|price|pay|what do|what will)\b/.test(ask) &&
    !measures.test(sought.replace(/^(?:dollar|cent)$/, ""));
  const isMeasure =
    measures.test(sought) &&
    (new RegExp(`\\bhow many ${sought}s?\\b`).test(asked) ||
      new RegExp(`\\bhow many ${sought}`).test(asked) ||
      /\bhow (?:much|far)\b/.test(asked));
  // More hands need less time: that is another question.
  if (times.test(sought) || (!isCost && !isMeasure)) return null;
  if (
    [first, second].some((noun) => agents.test(noun) && !times.test(noun)) &&
    /\b(?:in|for|takes?) \d+ (?:hours?|minutes?|days?|weeks?)\b/.test(story)
  )
    return null;
  return Number(given.value) > 0 ? `what is ${per.value}*${third.value}/${given.value}` : null;
};

const period = "(?:hour|minute|day|week|month|year|second)";

/** Rates that are told with the things that have them. */
export const ofRatesInStories: Retelling[] = [
  [
    /^(?<story>.*\d.*?\d.*?),? (?:then )?(?<ask>(?:at (?:that|this|the same) (?:rate|price|speed)[a-z ]*,? )?(?:how (?:much|many|far)|what (?:do|will|would|does|is the (?:cost|price) of))\b.*)$/u,
    proportion,
  ],
  ...told(
    [
      `(?:a|an|the|my|our|1) [a-z' ]{1,40}?(?:charges?|costs?|fee is) (?:a )?(?:flat |fixed |base |starting |initial )?(?:fee |rate |fare |charge |price )?(?:of )?(?<a>${number})(?: dollars)?(?: to (?:start|get in|join|rent[a-z ]*)| up front| a month| for the first [a-z]+| just to start| per month)? ?,?(?:plus|and|and then|plus an additional|and an additional|with) (?<b>${number})(?: dollars)? (?:for each|per|for every|an?|each|every) (?:additional )?(?<u>[a-z]+),? (?:how many (?<v>[a-z]+) (?:can|could|did|will|does) (?:[a-z]+ ){1,4}?(?:for|with) (?<c>${number})(?: dollars)?|how many (?<v2>[a-z]+) (?:[a-z]+ ){0,6}?if the (?:total |bill |cost |fare )+(?:is|was) (?<c2>${number})(?: dollars)?|(?:if )?(?:[a-z]+ ){1,4}?(?:paid|pays|has|bill was|total was|cost was|cost is|spent|fare was|bill is) (?<c3>${number})(?: dollars)?(?: in total| in all| altogether)?,? how many (?<v3>[a-z]+)(?: [a-z]+){0,6})`,
    ],
    ({ a, b, u, v, v2, v3, c, c2, c3 }) => {
      const many = (Number(c ?? c2 ?? c3) - Number(a)) / Number(b);
      return isSameThing(u, v ?? v2 ?? v3) && Number.isInteger(Math.round(many * 1e6) / 1e6) && many > 0
        ? `what is (${c ?? c2 ?? c3}-${a})/${b}`
        : null;
    },
  ),
  ...told(
    [
      `(?:a|an|the|my|our|1) (?:[a-z]+ ){1,3}?(?:is|was|has|contains|starts (?:at|with)|holds)(?: now)? (?<a>${number}) (?<u>[a-z]+)(?: (?:of [a-z]+|tall|long|high|deep|in it|old|full))*,? (?:and |it |and it |but )?(?<w>burns down|shrinks|loses|leaks|melts|drops|gets shorter|decreases|drains|grows|gains|rises|gets taller|increases|burns) (?:at )?(?:by |a rate of )?(?<b>${number}) (?<u2>[a-z]+)(?: of [a-z]+)? (?:every|each|per|an?) (?<t>${period}),? how (?<q>(?:tall|long|high|deep|much|many [a-z]+)(?: [a-z]+){0,6}?) (?:after|in) (?<n>${number}) (?<t2>[a-z]+)`,
    ],
    ({ a, u, w = "", b, u2, t, q = "", n, t2 }) => {
      if (/more|less|[a-z]{3}er\b|lost|lose|burned|burns|leaked|grown|grow|gain|gone|melted|drop|rise/.test(q))
        return null;
      const isMore = /grow|gain|rise|taller|incr/.test(w);
      const end = Number(a) - Number(b) * Number(n);
      return isSameThing(u, u2) && isSameThing(t, t2) && (isMore || end >= 0)
        ? `what is ${a}${isMore ? "+" : "-"}${b}*${n}`
        : null;
    },
  ),
  ...told(
    [
      `(?:if )?(?<a>\\d{1,4}) out of (?:every )?(?<b>\\d{1,4}) (?<o>[a-z]+) (?<p>[a-z]+(?: [a-z]+){0,4}),? (?:then )?how many (?:out )?of (?:the )?(?<n>\\d{1,7}) (?<o2>[a-z]+) (?:would |will |do |can )?(?<p2>[a-z]+(?: [a-z]+){0,4})`,
    ],
    ({ a, b, o, p = "", n, o2, p2 = "" }) =>
      isSameThing(o, o2) &&
      p.split(" ")[0] === p2.split(" ")[0] &&
      !/\bnot\b|n't/.test(p + p2) &&
      (Number(n) * Number(a)) % Number(b) === 0
        ? `what is ${n}*${a}/${b}`
        : null,
  ),
  ...told(
    [
      `(?:on )?(?:a|an|the) map(?:'s)? (?:scale )?(?:says |shows |says that |has a scale (?:of|where|in which) )?(?<a>${number}) ?(?<u>cm|in|inch|inches|mm|centimeters?) (?:represents?|stands for|is|equals|=|means|to) (?<b>${number}) ?(?<r>km|miles?|kilometers?|m|meters?|feet),? (?:if )?(?:2 |the )?[a-z ]{1,30}? (?:is|are) (?<n>${number}) ?(?<u2>cm|in|inch|inches|mm|centimeters?) (?:apart|long)(?: on the map)?,? (?:what is|how (?:far|many [a-z]+)|find) (?:apart )?(?:the |is the |are they )?(?:actual |real |true )?(?:distance|length|apart|they)?[a-z ]{0,40}`,
    ],
    ({ a, u, b, n, u2 }) => (isSameThing(u, u2) ? `what is ${n}*${b}/${a}` : null),
  ),
];
