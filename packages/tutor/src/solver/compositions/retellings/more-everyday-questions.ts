import { isSameThing, tellsMore } from "./open-words.ts";
import { type Retelling, told } from "./retelling.ts";

const number = "\\d{1,7}(?:\\.\\d{1,3})?";
const percent = (name: string) => `(?<${name}>\\d{1,3}(?:\\.\\d{1,2})?)%`;
const thing = "(?:[a-z]+ ){0,3}[a-z]+";
const list = "(?<l>\\d{1,3}(?:(?:, and |, or |, | and | or )\\d{1,3}){1,7})";
const wholesIn = (text = "") => (text.match(/\d+/g) ?? []).map(Number);
const others: Record<string, string> = {
  girl: "boy",
  boy: "girl",
  man: "woman",
  woman: "man",
  male: "female",
  female: "male",
  adult: "child",
  child: "adult",
};
const unitsOf: Record<string, string> = {
  girls: "girl",
  boys: "boy",
  men: "man",
  women: "woman",
  males: "male",
  females: "male",
  adults: "adult",
  children: "child",
};
const kind = (noun = "") => unitsOf[noun] ?? noun.replace(/s$/, "");
const factorOf = (written = "") => ({ twice: "2", "three times": "3" })[written] ?? /\d+/.exec(written)?.[0] ?? "0";
const some = "(?:a|an|the|my|our|1|mr,|mrs,|ms,)";

/** More everyday questions about any people and things. */
export const ofMoreEverydayQuestions: Retelling[] = [
  ...told(
    [
      `(?<x>[a-z]+) (?:costs?|sells? for|are|is) (?<a>${number}) (?:per|a|an) (?<u>[a-z]+),? (?:and |while )?(?<y>[a-z]+) (?:costs?|sells? for|are|is) (?<b>${number}) (?:per|a|an) [a-z]+,? how many (?<v>[a-z]+) of (?:the )?(?<q>[a-z]+) (?:should|must|need to|do you|does [a-z]+|have to)(?: need to)?(?: be)? (?:mixed|mix|added|add|combined|combine|blended|blend|used) (?:with|to) (?<n>${number}) [a-z]+ of (?:the )?(?<w>[a-z]+) to (?:make|get|create|form|produce) (?:a|the) (?:mix|mixture|blend)(?: that (?:is|costs?)|,? (?:worth|costing|that sells for|selling (?:at|for)))(?: worth)? (?<r>${number}) (?:per|a|an) [a-z]+`,
    ],
    ({ x, a, u, y, b, v, q, n, w, r }) => {
      const [wanted, given] =
        isSameThing(q, x) && isSameThing(w, y) ? [a, b] : isSameThing(q, y) && isSameThing(w, x) ? [b, a] : [];
      const between = (Number(r) - Number(wanted)) * (Number(r) - Number(given));
      return wanted && given && isSameThing(u, v) && between < 0
        ? `what is ${n}*(${r}-${given})/(${wanted}-${r})`
        : null;
    },
  ),
  ...told(
    [
      `(?:if )?(?<n>${number}) (?<u>[a-z]+) of (?:a |the |some )?(?:[a-z]+ )?(?:solution|mixture|drink|juice|alloy|milk|syrup|brine|punch|water) (?:is|contains|has) ${percent("p")} (?<s>[a-z]+),? how (?:much|many [a-z]+ of) (?<t>[a-z]+) (?:does it contain|is in it|is in the [a-z]+|does the [a-z]+ contain|are in it|are in the [a-z]+|is there|does it have)`,
    ],
    ({ n, p, s, t }) => (s === t ? `what is ${n}*${p}/100` : null),
  ),
  ...told(
    [
      `(?:${some} )?${thing} (?:is|was) on sale for (?<n>${number})(?: dollars)?,? (?:which|this|that) is ${percent("p")} (?:off|less than|below|cheaper than) (?:of )?(?:the|its) (?:original|regular|usual|normal) price,? (?:what (?:was|is)|find|how much was) (?:the|its) (?:original|regular|usual|normal) price`,
    ],
    ({ n, p }) => `what is ${n}*100/(100-${p})`,
  ),
  ...told(
    [
      `(?:in|at|of) (?:a|an|the|our|my) (?:[a-z]+ ){0,2}?[a-z]+ (?:of|with) (?<n>\\d{1,7}) [a-z]+,? ${percent("p")} (?:of (?:them|the [a-z]+) )?are (?<x>[a-z]+),? how many (?:of (?:them|the [a-z]+) )?(?:are )?(?<y>[a-z]+)(?: are (?:there|in (?:the|this) [a-z]+))?`,
      `${some} (?:[a-z]+ )?[a-z]+ (?:has|had) (?<n>\\d{1,7}) [a-z]+,? (?:and )?${percent("p")} (?:of (?:them|the [a-z]+) )?are (?<x>[a-z]+),? how many (?:of (?:them|the [a-z]+) )?(?:are )?(?<y>[a-z]+)(?: are (?:there|in (?:the|this) [a-z]+)| does it have)?`,
    ],
    ({ n, p, x, y }) =>
      kind(x) === kind(y)
        ? `what is ${n}*${p}/100`
        : others[kind(x)] === kind(y)
          ? `what is ${n}*(100-${p})/100`
          : null,
  ),
  ...told(
    [
      `(?:${some} )?[a-z]+(?: [a-z]+)? (?:invests?|invested|deposits?|deposited|puts?|borrows?|borrowed|saves?|saved|lends|lent) (?<n>${number})(?: dollars)?(?: (?:in|into|from) (?:a|an|the|her|his|my) [a-z ]{1,20}?)? at (?:an? )?(?:annual )?${percent("p")}(?: per year| a year| annual| yearly)? simple (?:annual )?interest(?: rate)?(?: per year| a year)?(?: for (?<t>\\d{1,2}) years?)?,? how much (?:simple )?(?:interest (?:does|will|did|must|would) [a-z]+ (?:earn|get|receive|pay|owe|make)|interest (?:is|will be|was) (?:earned|paid|owed))(?: (?:in|after|over|at the end of)(?: the)? (?<t2>\\d{1,2}) years?)?(?: altogether| in all)?`,
      `(?:what is |how much is )?(?:the )?simple interest (?:earned )?on (?<n>${number})(?: dollars)? at ${percent("p")}(?: per year| a year| annually| per annum)? (?:for|over|after) (?<t>\\d{1,2}) years?`,
    ],
    ({ n, p, t, t2 }) => ((t === undefined) === (t2 === undefined) ? null : `what is ${n}*${p}/100*${t ?? t2}`),
  ),
  ...told(
    [
      `(?:a|the) (?:boat|canoe|kayak|ship|motorboat|rower|swimmer) (?:travels|goes|rows|takes|covers|swims|sails)(?: a distance of)? (?<d>${number}) (?:miles|km|kilometers|m|meters) (?<w>downstream|with the current|upstream|against the current) in (?<t>${number}) (?<u>hours?|minutes?),? (?:and |but )?(?:it )?(?:takes|needs|the (?:return )?trip (?:back )?takes|returns in|the same distance (?:upstream|downstream) takes)(?: it)? (?<s>${number}) (?<u2>hours?|minutes?)(?: (?:to (?:come|go|get|row|travel|return|sail)(?: back)?(?: (?:upstream|downstream))?|for the (?:return|trip back|way back)[a-z ]*|(?:upstream|downstream|back)))?,? (?:what is|find) the (?:speed|rate) of the (?<q>current|boat|stream|river|canoe|kayak)(?: in still water)?`,
    ],
    ({ d, w = "", t, s, u, u2, q = "" }) => {
      const [down, up] = /down|with/.test(w) ? [t, s] : [s, t];
      const isCurrent = /current|stream|river/.test(q);
      return Number(down) < Number(up) && isSameThing(u, u2)
        ? `what is (${d}/${down}${isCurrent ? "-" : "+"}${d}/${up})/2`
        : null;
    },
  ),
  ...told(
    [
      `(?:the )?(?:average|mean) (?<k>age|weight|height|score|mark|grade) of (?:a (?:group|class|team) of )?(?<n>\\d{1,4}) [a-z]+(?: (?:in|on|at) (?:a|the) [a-z]+)? is (?<m>${number})(?: [a-z]+)?,? (?:if |when |then )?an? (?:new )?(?:(?<a>${number})[- ](?<w>year[- ]old|pound|kg)[a-z -]*|[a-z]+ (?:aged|whose age is|whose weight is|who is|who weighs|with a score of|of age) (?<a2>${number})(?: [a-z]+){0,2}?) (?:walks in|joins(?: (?:them|the [a-z]+))?|comes in|enters(?: the [a-z]+)?|arrives|is added|walks into the room),? (?:what is|find|what will be|what does) the (?:new )?(?:average|mean)(?: [a-z]+)?(?: become| now| then)?`,
    ],
    ({ k, n, m, a, w, a2 }) =>
      (w ?? "").startsWith("year") && k !== "age" ? null : `what is (${n}*${m}+${a ?? a2})/(${n}+1)`,
  ),
  ...told(
    [
      `(?<x>[a-z ]+?) (?:come|are sold|comes|are packed) in (?:packs|boxes|packages|bags|cartons|crates|sets|cases) of (?<a>\\d{1,3}),? (?:and|while|but) (?<y>[a-z ]+?) (?:(?:come|are sold|comes) )?in (?:packs|boxes|packages|bags|cartons|crates|sets|cases) of (?<b>\\d{1,3}),? (?:what is|find) the (?:smallest|least|fewest) number of (?<q>[a-z ]+?) (?:(?:that )?(?:you|he|she|i|we|[a-z]+) (?:could|can|must|should|has to|have to|need to|needs to) (?:buy|get|purchase)) (?:so that (?:you|he|she|there) (?:have|has|are|gets?)|to (?:have|get)|in order to have) (?:an )?(?:equal|the same) numbers? of (?:both|each|[a-z ]+ and [a-z ]+)`,
    ],
    ({ x, y, a, b, q }) => (q === x || q === y || q === "each" ? `calculate lcm(${a}, ${b})` : null),
  ),
  ...told(
    [
      `(?:the )?(?:least|smallest) (?:positive )?(?:whole )?(?:number|integer)(?: (?:greater|bigger|more|larger) than (?<g>\\d{1,3}),?)? (?:that|which) (?:leaves|has|gives) (?:a )?remainder (?:of )?(?<r>\\d{1,3}) when (?:it is )?divided by (?:each of |any of |both )?${list}(?:,? (?:other than|besides|except(?: for)?|not counting|bigger than|greater than) (?<o>\\d{1,3})(?: itself)?)?`,
    ],
    ({ g, r = "", l, o }) => {
      const sizes = wholesIn(l);
      // The remainder itself is the least of them, unless it is left out.
      return (g === undefined) !== (o === undefined) && (g ?? o) === r && sizes.every((size) => size > Number(r))
        ? `calculate lcm(${sizes.join(", ")})+${r}`
        : null;
    },
  ),
  ...told(
    [
      `(?<v>add|subtract|multiply) in base (?<b>\\d{1,2}),? (?<m>\\d{1,8})(?:_(?<mb>\\d{1,2}))? ?(?<s>[-+*]) ?(?<n>\\d{1,8})(?:_(?<nb>\\d{1,2}))?`,
      `(?<m>\\d{1,8})(?:_(?<mb>\\d{1,2}))? ?(?<s>[-+*]) ?(?<n>\\d{1,8})(?:_(?<nb>\\d{1,2}))?,? (?:if )?(?:all |both )?(?:the )?(?:numbers|numerals) are (?:(?:written|given) )?in base (?<b>\\d{1,2})`,
    ],
    ({ v, b, m, mb, s = "", n, nb }) =>
      [mb ?? b, nb ?? b].every((base) => base === b) &&
      (v === undefined || { add: "+", subtract: "-", multiply: "*" }[v] === s)
        ? `calculate ${m}_${b}${s}${n}_${b} in base ${b}`
        : null,
  ),
  ...told(
    [
      `how many integers are within (?<d>\\d{1,4}) units? of (?<c>-?\\d{1,4})(?: on (?:the|a) number line)?,? \\(?(?<w>including|counting|not including|excluding|not counting) (?:the |both )?(?:ends|endpoints|end points)\\)?`,
    ],
    ({ d, c, w = "" }) => `How many integers x satisfy |x-(${c})|${/not|excl/.test(w) ? "<" : "<="}${d}`,
  ),
  ...told(
    [
      "(?:which|what) (?:integer|whole number) is (?:closest|nearest) to (?:the )?(?:square root of (?<n>\\d{1,6})|√\\(?(?<n2>\\d{1,6})\\)?|sqrt\\(?(?<n3>\\d{1,6})\\)?)",
    ],
    ({ n, n2, n3 }) => `the integer part of (√${n ?? n2 ?? n3}+1/2)`,
  ),
  ...told(
    [
      `(?:(?:at|in|on) (?:a|an|the) [a-z ]{1,30}?,? )?there are (?<k>\\d{1,2} times|twice|three times) as many (?<x>[a-z]+(?: [a-z]+)?) as (?<y>[a-z]+(?: [a-z]+)?),? (?:and |if )?(?:there are |there were )?(?<n>\\d{1,6}) (?<z>[a-z]+(?: [a-z]+)?)(?: (?:in all|altogether|in total|total|together))?,? how many (?<q>[a-z]+(?: [a-z]+)?) are (?:there|in [a-z ]+|on [a-z ]+|at [a-z ]+)`,
      `${some} [a-z ]{1,30}? (?:has|had|contains|sells|sold|grows|raises|keeps) (?<k>\\d{1,2} times|twice|three times) as many (?<x>[a-z]+) as (?<y>[a-z]+),? (?:and |if )?(?:it has |there are |there were |he has |she has )?(?<n>\\d{1,6}) (?<z>[a-z]+)(?: (?:in all|altogether|in total|total|together))?,? how many (?<q>[a-z]+) (?:are there|does (?:it|he|she|the [a-z]+) have|are [a-z ]+)`,
    ],
    ({ k, x, y, n, z, q }) => {
      const factor = Number(factorOf(k));
      const isOne = isSameThing(q, x);
      const isOther = isSameThing(q, y);
      if (
        isOne === isOther ||
        isSameThing(z, x) ||
        isSameThing(z, y) ||
        Number(n) % (factor + 1) !== 0 ||
        tellsMore(`${x} ${y} ${z}`, "")
      )
        return null;
      return `what is ${n}${isOne ? `*${factor}` : ""}/(${factor}+1)`;
    },
  ),
  ...told(
    [
      `(?:an?|1|each|the) (?<o>${thing}) costs? (?<a>${number})(?: dollars)?,? how many (?<o2>${thing}) can (?:you|i|we|he|she|they|[a-z]+) (?:buy|get|afford) (?:with|for) (?<n>${number})(?: dollars)?`,
      `how many (?<o2>${thing}) (?:that cost |costing |at |priced at )(?<a>${number})(?: dollars)?(?: each| apiece) can (?:you|i|we|he|she|they|[a-z]+) (?:buy|get|afford) (?:with|for) (?<n>${number})(?: dollars)?`,
    ],
    ({ o, a, o2 = "", n }) =>
      (o === undefined || isSameThing(o.split(" ").at(-1), o2.split(" ").at(-1))) &&
      !/\b(?:more|dozen|packs?|boxes)\b/.test(o2) &&
      Number(n) >= Number(a) &&
      Number(a) > 0
        ? `calculate floor(${Math.round(Number(n) * 100)}/${Math.round(Number(a) * 100)})`
        : null,
  ),
];
