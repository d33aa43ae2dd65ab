import { isSameThing, numbersTold, tellsMore } from "./open-words.ts";
import { type Retelling, told } from "./retelling.ts";

const number = "\\d{1,7}(?:\\.\\d{1,3})?";
const percent = (name: string) => `(?<${name}>\\d{1,3}(?:\\.\\d{1,2})?)%`;
const part = (name: string) => `(?<${name}>\\d{1,2}/\\d{1,2}|\\d{1,2}%|half)`;
const put = (written = "") =>
  written === "half" ? "1/2" : written.endsWith("%") ? `${written.slice(0, -1)}/100` : written;
const someone = "(?:(?:a|an|the|my|her|his|our) )?[a-z]+(?: [a-z]+)?";
const thing = "(?:[a-z]+ ){0,3}[a-z]+";
const down = /decr|drop|fall|fell|less|lower|declin|reduc/;
const minutesIn: Record<string, number> = { minute: 1, hour: 60, day: 1440, week: 10_080 };
const lengths: Record<string, number> = { second: 1, minute: 60, hour: 3600, day: 86_400, week: 604_800 };

/** Everyday questions in a few sentences, about any people and things. */
export const ofEverydayQuestions: Retelling[] = [
  ...told(
    [
      `(?:on|in) (?:a|an|the) (?<n>\\d{1,3})[- ](?:question|problem|item)s? (?:[a-z-]+ ){0,3}?(?:quiz|test|exam|contest|competition),? (?:you|students|a student|players|each student|contestants) (?:get|gets|earn|earns|receive|receives|score|scores|win|wins) (?<a>\\d{1,2}) points? for (?:each|every|a) (?:right|correct) answer,? (?:and|but) (?:lose|loses|[a-z]+ deducted) (?<b>\\d{1,2}) points? (?:for|on) (?:each|every|a) (?:wrong|incorrect) (?:answer|1),? [a-z]+ answered (?:all|every|all of)(?: the)? questions?,? (?:and )?(?:scored|got|earned|received|had)(?: a total of| a score of)? (?<s>\\d{1,3})(?: points)?(?: in all| in total)?,? how many (?:questions |answers )?(?:did (?:he|she|[a-z]+) (?:get|answer) |of [a-z]+ answers were |were |answers were )?(?:[a-z]+ )?(?<w>right|correct|correctly|wrong|incorrect|incorrectly)`,
    ],
    ({ n, a, b, s, w = "" }) => {
      const right = (Number(s) + Number(n) * Number(b)) / (Number(a) + Number(b));
      if (!Number.isInteger(right) || right < 0 || right > Number(n)) return null;
      return /right|^correct/.test(w)
        ? `what is (${s}+${n}*${b})/(${a}+${b})`
        : `what is ${n} - (${s}+${n}*${b})/(${a}+${b})`;
    },
  ),
  ...told(
    [
      `${someone} (?<w>marks up|raises|increases|marked up|raised|increased|marks down|reduces|lowers|marked down|reduced|lowered|discounts|discounted) (?:the price of )?an? (?:[a-z]+ (?:that )?(?:costs?|priced at|costing) )?(?<n>${number})(?: dollars?)?(?: ${thing})? by ${percent("p")},? (?:what is|find|how much is) (?:the|its) (?:new|final|sale|selling|reduced) (?:price|cost)`,
    ],
    ({ w = "", n, p }) => `what is ${n}*(100${/up|rais|incr/.test(w) ? "+" : "-"}${p})/100`,
  ),
  ...told(
    [
      `(?:the )?price of ${thing} (?<w>went up|rose|increased|went|changed|climbed|jumped|fell|dropped|went down|decreased) from (?<a>${number}) (?:a|an|per) (?<u>[a-z]+) to (?<b>${number})(?: (?:a|an|per) [a-z]+)?,? (?:by what percent(?:age)? did (?:it|the price) (?<k>rise|go up|increase|fall|drop|go down|decrease|change)|(?:what is|find) the percent(?:age)? (?<k2>increase|decrease|change))`,
    ],
    ({ w = "", a, b, k, k2 }) => {
      const isLess = Number(b) < Number(a);
      const asksLess = /fall|drop|down|decrease/.test(k ?? k2 ?? "");
      if (
        a === b ||
        (!/change/.test(k ?? k2 ?? "") && asksLess !== isLess) ||
        (/fell|drop|down|decr/.test(w) && !isLess)
      )
        return null;
      return `The price went from ${a} to ${b}. What is the percent ${isLess ? "decrease" : "increase"}?`;
    },
  ),
  ...told(
    [
      `(?:the )?(?:sales )?tax(?: rate)? is ${percent("p")},? (?:what is|find|how much is) the (?:total|final|full) (?:price|cost|amount) (?:of|for) an? (?:${thing} (?:that )?(?:costs?|costing|priced at) )?(?<n>${number})(?: dollars?)?(?: ${thing})?(?:,? (?:with|including|after) (?:the )?(?:sales )?tax)?`,
      `an? ${thing} costs (?<n>${number})(?: dollars?)?(?: before tax| plus tax)?,? (?:and )?(?:the )?(?:sales )?tax(?: rate)? is ${percent("p")},? (?:what is|find|how much is) the (?:total|final|full) (?:price|cost|amount)(?: you (?:must )?pay)?(?:,? (?:with|including|after) (?:the )?(?:sales )?tax)?`,
    ],
    ({ p, n }) => `what is ${n}*(100+${p})/100`,
  ),
  ...told(
    [
      `(?:${someone} )(?:sold|had|made|produced|scored|counted|received|planted|read|earned|spent|used) (?<a>\\d{1,7})(?: (?<o>${thing}))? (?:in|on|last|this) (?<t>(?:the )?[a-z]+(?: [a-z]+)?),? (?:and|but|and only|then|compared to|compared with) (?:only )?(?<b>\\d{1,7})(?: (?<o2>${thing}))? (?:in|on|last|this|the next) (?<t2>(?:the )?[a-z]+(?: [a-z]+)?),? (?:what (?:is|was) the percent(?:age)? (?<k>increase|decrease|change|drop|growth|decline)(?: in [a-z ]{1,30})?|by what percent(?:age)? did (?:the |its |their |his |her )?[a-z ]{1,30}? (?<k2>increase|decrease|drop|fall|rise|grow|go up|go down|change)(?: from [a-z]+ to [a-z]+)?)`,
    ],
    ({ a, o, t, b, o2, t2, k, k2 }) => {
      if (t === t2 || (o2 !== undefined && o2 !== o)) return null;
      const word = k ?? k2 ?? "";
      const isLess = Number(b) < Number(a);
      if (a === b || (!/change/.test(word) && (down.test(word) || /go down/.test(word)) !== isLess)) return null;
      return `The price went from ${a} to ${b}. What is the percent ${isLess ? "decrease" : "increase"}?`;
    },
  ),
  ...told(
    [
      `(?:working )?together,? (?:the )?(?:2 )?[a-z]+(?: and [a-z]+)?(?: working)? (?:can )?[a-z]+ (?:a|an|the|1) [a-z]+ in (?<a>${number}) (?<u>[a-z]+),? (?:working alone,? )?(?<x>[a-z]+|(?:the|1|a|an) (?:[a-z]+ )?[a-z]+)(?: alone)?(?: working alone| by itself| on its own)? (?:takes|needs|can do (?:it|the job) in|can [a-z]+ (?:it|the [a-z]+) in|does it in|would take|could do it in) (?<b>${number}) (?<u2>[a-z]+)(?: alone| by (?:him|her|it)self| working alone)?,? (?:how long|how many [a-z]+) (?:does|would|will|is) (?:it take )?(?:the )?(?<y>[a-z]+(?: [a-z]+)?)(?: take| need)?(?: to [a-z]+ (?:it|the [a-z]+))?(?: alone| by (?:him|her|it)self| working alone| on (?:his|her|its) own)`,
    ],
    ({ a, b, u, u2, x = "", y = "" }) => {
      const isOther = !y.includes(x.replace(/^(?:the|a|an|1) /, "")) && !/\b(?:they|both|together|each)\b/.test(y);
      return isOther && isSameThing(u, u2) && Number(b) > Number(a) ? `what is 1/(1/${a}-1/${b})` : null;
    },
  ),
  ...told(
    [
      `${someone} (?:goes|travels|drives|drove|traveled|travelled|went|rides|rode|runs|ran|walks|walked|cycles|cycled|flies|flew|bikes|biked|moves)(?: at)?(?: an average speed of)? (?<v>${number}) ?(?<u>mph|km/h|kph|miles per hour|km per hour|kilometers per hour|m/s) for (?<t>${number}) (?<h>hours?|seconds?|minutes?),? (?:and )?(?:then )?(?:at )?(?<w>${number}) ?(?<u2>mph|km/h|kph|miles per hour|km per hour|kilometers per hour|m/s) for (?:another |the next )?(?<s>${number})(?: more)? (?<h2>hours?|seconds?|minutes?),? (?:how (?:many [a-z]+|far) (?:does|did|has) (?:it|he|she|they|[a-z]+) (?:travel|go|drive|ride|run|walk|gone|traveled|cycle|fly|cover|bike)(?:ed|led)?(?: in all| altogether| in total| total)?|(?:what is|find) the total distance(?: traveled| it travels| covered)?|how (?:many [a-z]+|far) is (?:that|it|the trip)(?: in all| altogether| in total)?)`,
    ],
    ({ v, u, t, h, w, u2, s, h2 }) =>
      u === u2 && isSameThing(h, h2) && (/m\/s/.test(u ?? "") ? isSameThing(h, "second") : isSameThing(h, "hour"))
        ? `what is ${v}*${t}+${w}*${s}`
        : null,
  ),
  ...told(
    [
      `(?:in )?(?:a|an|the) [a-z ]{1,30}?(?:there are|has|contains|have|holds|,) ?(?<x>[a-z]+) and (?<y>[a-z]+)(?: [a-z]+)? in (?:the |a )?ratio (?:of )?(?<a>\\d{1,3}) ?(?:,|to) ?(?<b>\\d{1,3}),? (?:if )?there are (?<d>\\d{1,5}) more (?<x2>[a-z]+)(?: [a-z]+)? than (?<y2>[a-z]+)(?: [a-z]+)?,? how many (?:(?<q>[a-z]+)(?<q3> [a-z]+)?) (?:are there|are in [a-z ]+|does it have)(?<all>(?: [a-z]+){0,4})`,
      `(?:the )?ratio of (?<x>[a-z]+)(?: [a-z]+)? to (?<y>[a-z]+)(?: [a-z]+)?(?: (?:in|at|on) [a-z ]{1,30}?)? is (?<a>\\d{1,3}) ?(?:,|to) ?(?<b>\\d{1,3}),? (?:if )?there are (?<d>\\d{1,5}) more (?<x2>[a-z]+)(?: [a-z]+)? than (?<y2>[a-z]+)(?: [a-z]+)?,? how many (?:(?<q>[a-z]+)(?<q3> [a-z]+)?) (?:are there|are in [a-z ]+)(?<all>(?: [a-z]+){0,4})`,
    ],
    ({ x, y, a, b, d, x2, y2, q, all = "" }) => {
      const more =
        isSameThing(x, x2) && isSameThing(y, y2) ? [a, b] : isSameThing(x, y2) && isSameThing(y, x2) ? [b, a] : null;
      if (!more || Number(more[0]) <= Number(more[1]) || Number(d) % (Number(more[0]) - Number(more[1])) !== 0)
        return null;
      const part = isSameThing(q, x)
        ? a
        : isSameThing(q, y)
          ? b
          : /\b(?:altogether|in all|in total|total)\b/.test(all)
            ? `(${a}+${b})`
            : null;
      return part ? `what is ${d}*${part}/(${more[0]}-${more[1]})` : null;
    },
  ),
  ...told(
    [
      "(?:the )?digits of (?:a )?(?<k>\\d)-digit (?:whole )?(?:number|integer) (?:add up to|sum to|have (?:a |the )?sum(?: of)?|total) (?<s>\\d{1,2}),? (?:what is|find) the (?<w>smallest|largest|least|greatest|biggest)(?: possible)?(?: such)? (?:number|integer|value|1)(?: it could be)?",
    ],
    ({ k, s, w = "" }) =>
      `the ${/small|least/.test(w) ? "smallest" : "largest"} whole number n of ${k} digits with n has digit sum ${s}`,
  ),
  ...told(
    [
      "what (?:fraction|part) of an? (?<u>minute|hour|day|week) (?:is|are|does|do) (?<n>\\d{1,5}) (?<v>seconds?|minutes?|hours?|days?)(?: make| equal| represent)?",
    ],
    ({ u = "", n, v = "" }) => {
      const [whole, one] = [lengths[u] ?? 0, lengths[v.replace(/s$/, "")] ?? 0];
      return whole > one && one > 0 && minutesIn[u] ? `simplify ${n}/${whole / one}` : null;
    },
  ),
  ...told(
    [
      `(?:a|an|the|[a-z]+(?: has| bought| made| had)?(?: an?)?) [a-z ]{1,30}?(?:is filled with|holds|contains|has|of|with|is) ?(?<a>\\d{1,4}(?:/\\d{1,3}|\\.\\d{1,2})?) (?<u>[a-z]+)(?: of [a-z ]{1,20}?| long)?,? (?:if )?(?:each|every|1) (?<o>[a-z]+)(?: [a-z]+)? (?:holds|needs|uses|contains|is|takes|requires) (?<b>\\d{1,3}(?:/\\d{1,3}|\\.\\d{1,2})?) (?<u2>[a-z]+)(?: of [a-z ]{1,20}?| long)?,? how many (?<o2>[a-z]+)(?: [a-z]+)? (?:can|could) (?:be )?(?:[a-z]+ ){0,2}?(?:filled|fill|made|make|poured|cut|served|serve|pour)(?: (?:from|with|out of) (?:it|the [a-z ]+))?`,
    ],
    ({ a = "", u, o, b = "", u2, o2 }) =>
      isSameThing(u, u2) && isSameThing(o, o2) && isWholeTimes(a, b) ? `what is (${a})/(${b})` : null,
  ),
  ...told(
    [
      `an? [a-z]+ ?(?:that is |of length |of )?(?:(?<n>${number}) ?(?:m|cm|feet|ft|inches|meters|foot|yards|mm)[a-z]* (?:long )?)?(?:is|was) cut into 2 (?:pieces|parts),? (?:so that )?(?:1|the longer|the first)(?: piece| part)? is (?<k>\\d{1,2} times|twice|three times)(?: as long)? as (?:long as )?(?:the other|the shorter|the second)(?: piece| part| 1)?(?:,? the (?:[a-z]+) (?:was|is) (?<n2>${number}) ?(?:m|cm|feet|ft|inches|meters|yards|mm)[a-z]* long)?,? how long is the (?<q>shorter|longer)(?: piece| part| 1)?`,
    ],
    ({ n, n2, k = "", q }) => {
      const factor = { twice: "2", "three times": "3" }[k] ?? /\d+/.exec(k)?.[0];
      if ((n === undefined) === (n2 === undefined)) return null;
      return `what is ${n ?? n2}*${q === "longer" ? factor : 1}/(${factor}+1)`;
    },
  ),
  ...told(
    [
      `${someone} (?:has|had|of) (?<n>\\d{1,6}) (?<o>[a-z]+),? (?:and )?${part("p")} (?:of (?:them|the [a-z]+) )?(?:are|were) (?<x>[a-z]+)(?: (?<xx>[a-z]+))?,? how many (?:of (?:them|the [a-z]+) )?(?:are |were )?(?<neg>not )?(?<y>[a-z]+)(?: [a-z]+)?(?: (?:are|were|does|do|did) [a-z ]{1,30})?`,
    ],
    ({ n, p, x = "", neg, y = "" }) => {
      const others: Record<string, string> = {
        girl: "boy",
        boy: "girl",
        men: "women",
        women: "men",
        male: "female",
        female: "male",
        adult: "child",
        child: "adult",
      };
      const [one, other] = [x.replace(/s$/, ""), y.replace(/s$/, "").replace("children", "child")];
      const isSame = one === other;
      const isOther = others[one.replace("children", "child")] === other || (neg !== undefined && isSame);
      if (!isOther && (!isSame || neg !== undefined)) return null;
      return isOther ? `what is ${n}*(1-${put(p)})` : `what is ${n}*${put(p)}`;
    },
  ),
  [
    /^(?<story>.*\d.*?),? (?:after |in )?how many (?<u>days|weeks|months|years)(?<ask>[^\d]*?(?:have|save|saved|enough|reach|afford|buy)[^\d]*(?<g>\d{1,6}(?:\.\d{1,2})?)(?: dollars)?(?: in all| altogether| in total| saved)?)$/u,
    ({ story = "", u = "", ask = "", g }) => {
      const numbers = numbersTold(story);
      const saved = numbers.find(
        ({ before, after }) =>
          /\bsaves?$|\bearns?$|\badds?$|\bputs?(?: in| aside)?$/.test(before) &&
          new RegExp(`^(?:dollars? )?(?:every|each|a|per) ${u.replace(/s$/, "")}\\b`).test(after),
      );
      const had = numbers.find(({ before }) =>
        /\b(?:has|had|with|have|starts with|started with)(?: saved)?$/.test(before),
      );
      if (!saved || !had || saved === had || numbers.length !== 2) return null;
      if (tellsMore(`${story} ${ask}`, "every|each|per|already|after|if|then|left") || /\bneeds? .*more\b/.test(ask))
        return null;
      const many = (Number(g) - Number(had.value)) / Number(saved.value);
      return Number.isInteger(many) && many > 0 ? `what is (${g}-${had.value})/${saved.value}` : null;
    },
  ],
];

/** How often a measure goes into another, where it does so without rest. */
function isWholeTimes(whole: string, part: string): boolean {
  const [a, b] = [whole, part].map((written) => {
    const [above = "0", below = "1"] = written.split("/");
    return Number(above) / Number(below);
  }) as [number, number];
  const times = a / b;
  return b > 0 && Math.abs(times - Math.round(times)) < 1e-9 && times > 1;
}
