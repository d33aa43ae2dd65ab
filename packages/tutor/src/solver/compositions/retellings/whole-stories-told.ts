import { isSameThing, singular, tellsMore } from "./open-words.ts";
import { type Retelling, told } from "./retelling.ts";

const number = "\\d{1,7}(?:\\.\\d{1,3})?";
const percent = (name: string) => `(?<${name}>\\d{1,3}(?:\\.\\d{1,2})?)%`;
const share = (name: string) => `\\(?(?<${name}>\\d{1,2}/\\d{1,2})\\)?`;
const thing = "(?:[a-z]+ ){0,3}[a-z]+";
const some = "(?:a|an|the|my|our|his|her|their|this|1)";
const cents: Record<string, number> = { penny: 1, nickel: 5, dime: 10, quarter: 25 };
const others: Record<string, string> = {
  girl: "boy",
  boy: "girl",
  man: "woman",
  woman: "man",
  adult: "child",
  child: "adult",
};
const wholesIn = (text = "") => (text.match(/\d+/g) ?? []).map(Number);
const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
/** The number after one in a base; empty where its digits are of another base. */
function afterIn(digits: string, base: number): string {
  const value = Number.parseInt(digits, base);
  return value.toString(base) === digits ? (value + 1).toString(base) : "";
}

/** Stories of a few sentences that ask for the whole, or for what is left or comes next. */
export const ofWholeStoriesTold: Retelling[] = [
  ...told(
    [
      `(?<x>[a-z]+) has (?<k>\\d{1,2} times|three times|twice) as many (?<o>[a-z]+) as (?<y>[a-z]+),? if (?<x2>[a-z]+) gives (?<y2>[a-z]+) (?<n>\\d{1,5}) (?:of (?:them|(?:his|her) [a-z]+)|[a-z]+),? (?:then )?(?:they|both|the 2|they both) (?:will |would )?(?:both )?have (?:the same number|equally many|an equal number|the same amount|as many)(?: of [a-z]+)?,? how many [a-z]+ (?:does|did) (?<q>[a-z]+) have(?: now| at first| at the start| to begin with)?`,
    ],
    ({ x, k = "", y, x2, y2, n, q }) => {
      const factor = { twice: 2, "three times": 3 }[k] ?? Number(/\d+/.exec(k)?.[0]);
      if (x !== x2 || y !== y2 || x === y || (q !== x && q !== y) || factor < 2) return null;
      return `if x = ${factor}y and x - ${n} = y + ${n}, what is ${q === x ? "x" : "y"}`;
    },
  ),
  ...told(
    [
      `(?:a|an|the) (?:(?<n>${number})[- ](?:foot|meter|inch|cm|m|yard|centimeter|ft)s?|[a-z]+ (?<n2>${number}) (?:feet|meters|inches|cm|m|yards|centimeters|ft|mm) long|[a-z]+ of length (?<n3>${number}) (?:feet|meters|inches|cm|m|yards))(?: (?:long|piece of)? ?[a-z]+)? is cut (?:into 2 (?:pieces|parts) )?so that (?:1|the longer|the first)(?: part| piece)? is (?<d>${number}) (?:feet|meters|inches|cm|m|yards|centimeters|ft|mm) (?<w>longer|shorter) than the (?:other|shorter|second|longer)(?: part| piece| 1)?,? (?:find the length of|how long is|what is the length of) the (?<q>shorter|longer)(?: part| piece| 1)?`,
    ],
    ({ n, n2, n3, d, q }) => `what is (${n ?? n2 ?? n3}${q === "shorter" ? "-" : "+"}${d})/2`,
  ),
  ...told(
    [
      `(?:if )?(?<x>[a-z]) is ${percent("p")} of (?<n>${number}),? (?:then )?(?:what is |find )?${percent("r")} of (?<y>[a-z])`,
    ],
    ({ x, p, n, r, y }) => (x === y ? `what is ${n}*${p}/100*${r}/100` : null),
  ),
  ...told(
    [
      `(?:${share("p")}|${percent("c")}) of the (?<o>[a-z]+) (?:in|at|on) (?:a|an|the|my|our) (?:[a-z]+ )?[a-z]+ are (?<x>[a-z]+),? (?:and |if )?there are (?<n>\\d{1,6}) (?<y>[a-z]+),? how many (?<o2>[a-z]+) are (?:there )?(?:in|at|on)?(?: (?:the|this|my|our) (?:[a-z]+ )?[a-z]+)?(?:there)?(?: altogether| in all| in total)?`,
      `there are (?<n>\\d{1,6}) (?<y>[a-z]+) (?:in|at|on) (?:a|an|the|my|our) (?:[a-z]+ )?[a-z]+,? (?:and |if )?(?:${share("p")}|${percent("c")}) of (?:the [a-z]+|all (?<o>[a-z]+)|the (?:[a-z]+) in it) are (?<x>[a-z]+),? how many (?<o2>[a-z]+) are (?:there )?(?:in|at|on)?(?: (?:the|this|my|our) (?:[a-z]+ )?[a-z]+)?(?:there)?(?: altogether| in all| in total)?`,
    ],
    ({ p, c, o, x = "", n, y = "", o2 }) => {
      const part = p ?? `${c}/100`;
      const isSame = isSameThing(x, y);
      if ((o !== undefined && !isSameThing(o, o2)) || isSameThing(o2, x) || isSameThing(o2, y)) return null;
      if (!isSame && others[singular(x)] !== singular(y)) return null;
      const [above, below] = part.split("/").map(Number) as [number, number];
      const whole = (Number(n) * below) / (isSame ? above : below - above);
      return Number.isInteger(Math.round(whole * 1e6) / 1e6) && above < below
        ? `what is ${n}/${isSame ? `(${part})` : `(1-${part})`}`
        : null;
    },
  ),
  ...told(
    [
      `(?:${some} )?[a-z]+ (?:[a-z]+ )?(?:made|baked|picked|has|had|produced|collected|bought) (?<n>\\d{1,6}) (?<o>[a-z]+),? and (?:packed|put|packs|puts|placed|sold|sells|sorted) (?:them|the [a-z]+) (?:all )?in(?:to)? (?<b>boxes|bags|packs|packages|cartons|baskets|crates|trays) of (?<k>\\d{1,4})(?: each)?,? (?:each|every|a|1) (?<b2>[a-z]+) (?:was sold for|sold for|sells for|costs?|is sold for) (?<p>${number})(?: dollars)?,? how much (?:money )?(?:did|does|will|was|is) (?:[a-z]+ ){1,4}?(?:make|earn|get|collect|take in|receive)(?: (?:in all|altogether|in total|if all [a-z ]+ (?:are|were) sold))?`,
    ],
    ({ n, k, b, b2, p }) => (isSameThing(b, b2) && Number(n) % Number(k) === 0 ? `what is ${n}/${k}*${p}` : null),
  ),
  ...told(
    [
      `(?:${some} )?(?<o>truck|van|boat|elevator|lift|bus|car|cart|wagon|lorry|ferry|raft|cable car|minibus|trailer|wheelbarrow|bucket|box) (?:can )?(?:carry|carries|holds?|take|takes|transports?|moves?|seats?|fits?) (?:at most |up to )?(?<a>${number}) (?<u>[a-z]+)(?: of [a-z]+)?(?: (?:per|a|each|on each|in each|in one|at a|in 1|on 1) (?<t>trip|time|load|ride|journey|run))?,? how many (?<t2>trips|loads|rides|journeys|runs|trucks|vans|boats|buses|cars|wagons|boxes|minibuses|rafts|trailers)(?: (?:does|will|must|do|would) (?:it|he|she|they|we|[a-z]+))? ?(?:are )?(?:need|needs|needed|make|take|required|to make)?(?: needed)? to (?:move|carry|transport|take|bring|haul|deliver|hold) (?:all )?(?<n>${number}) (?<u2>[a-z]+)(?: of [a-z]+)?`,
    ],
    ({ o, a, u, t, t2, n, u2 }) => {
      if (!isSameThing(u, u2) || !(isSameThing(t2, t) || isSameThing(t2, o) || t2 === "trips")) return null;
      return `calculate ceil(${Math.round(Number(n) * 1000)}/${Math.round(Number(a) * 1000)})`;
    },
  ),
  ...told(
    [
      `(?:the )?(?:sale |new |final )?(?:price|cost) of an? (?<n>${number})(?:[- ]dollar)? ${thing} (?:after|with|at) an? ${percent("p")} (?<w>discount|markdown|reduction|markup|increase|off)`,
    ],
    ({ n, p, w = "" }) => `what is ${n}*(100${/markup|increase/.test(w) ? "+" : "-"}${p})/100`,
  ),
  ...told(
    [
      `(?:(?:1|a|the) )?(?:tap|pipe|faucet|hose|[a-z]+ pipe) (?:a )?(?:can )?fills? an? (?<o>[a-z]+) in (?<a>${number}) (?<u>hours?|minutes?),? (?:and |while |but )?(?:the|a|another|its) (?:drain|leak|pipe|hole|outlet|drain pipe|crack|[a-z]+ pipe)(?: b)? (?:can )?empt(?:y|ies) (?:it|the (?:full |whole |filled )?[a-z]+) in (?<b>${number}) (?<u2>hours?|minutes?),? (?:(?:if|when|with) (?:the (?:drain|leak)[a-z ]*|both(?: of them)?(?: pipes)?[a-z ]*|both)(?: is| are)?(?: left)? ?(?:open|opened|on|running|working)?,? )?how (?:long|many (?:hours|minutes)) (?:does|will|would) (?:it take|they take|it need) to fill (?:it|the (?:empty )?[a-z]+)(?: with the (?:leak|drain(?: open)?)| (?:if|when) (?:both|the drain)[a-z ]*)?`,
    ],
    ({ a, u, b, u2 }) => (isSameThing(u, u2) && Number(a) < Number(b) ? `what is 1/(1/${a}-1/${b})` : null),
  ),
  ...told(
    [
      `${some} [a-z]+ (?:drives|travels|goes|drove|traveled|went|covers|covered|rides|rode) (?<a>${number}) (?<d>km|miles|kilometers) in (?<t>${number}) (?<h>hours?),? (?:and )?(?:then|and) (?:another )?(?<b>${number}) (?<d2>km|miles|kilometers) in (?<s>${number}) hours?,? (?:what is|find) (?:the|its|his|her) average speed(?: (?:for|of|over|on) the (?:whole|entire|total) (?:trip|journey|drive|ride))?(?: in [a-z/]+)?`,
    ],
    ({ a, d, t, b, d2, s }) => (d === d2 ? `what is (${a}+${b})/(${t}+${s})` : null),
  ),
  ...told(
    [
      `(?:(?:mr|mrs|ms), )?(?<x>[a-z]+) is (?<a>\\d{1,3})(?: years old)? and (?<y>(?:his|her|my) [a-z]+|[a-z]+) is (?<b>\\d{1,2})(?: years old)?,? how many years ago was (?<z>[a-z]+) (?<k>\\d{1,2} times|twice|three times) as old as (?:him|her|(?:his|her|the) [a-z]+|she was|he was|[a-z]+)(?: was)?`,
    ],
    ({ x, a, b, z = "", k = "" }) => {
      const factor = { twice: 2, "three times": 3 }[k] ?? Number(/\d+/.exec(k)?.[0]);
      const ago = (factor * Number(b) - Number(a)) / (factor - 1);
      return (/^(?:he|she)$/.test(z) || z === x) && Number.isInteger(ago) && ago > 0 && ago < Number(b)
        ? `what is (${factor}*${b}-${a})/(${factor}-1)`
        : null;
    },
  ),
  ...told(
    [
      `(?:the )?ages of (?<n>[345]) (?:sisters|brothers|children|siblings|cousins|kids|friends|boys|girls) are consecutive (?<s>even |odd )?(?:numbers|integers|whole numbers)(?: that| and|,? which)? (?:they )?(?:add up to|sum to|have a sum of|total) (?<m>\\d{1,3}),? how old is the (?<w>youngest|oldest|middle)(?: 1| of them| sister| brother| child)?`,
    ],
    ({ n, s, m, w }) => {
      const step = s ? 2 : 1;
      const mean = Number(m) / Number(n);
      const youngest = mean - (step * (Number(n) - 1)) / 2;
      if (!Number.isInteger(youngest) || youngest < 1 || (s && (youngest % 2 === 0) !== s.startsWith("even")))
        return null;
      if (w === "middle") return Number(n) % 2 === 1 ? `what is ${m}/${n}` : null;
      return `what is ${m}/${n}${w === "oldest" ? "+" : "-"}${(step * (Number(n) - 1)) / 2}`;
    },
  ),
  ...told(
    [
      `(?:a|an|the|my) (?:[a-z]+ )?[a-z]+ (?:uses|needs|calls for|has|takes|requires|contains) (?<x>[a-z]+) and (?<y>[a-z]+) in (?:the |a )?ratio (?:of )?(?<a>\\d{1,3}) ?(?:,|to) ?(?<b>\\d{1,3}),? (?:if )?(?:you|i|we|he|she|[a-z]+) (?:use|uses|have|has|used|put in) (?<n>${number}) (?<u>[a-z]+) of (?<z>[a-z]+),? how (?:much|many (?<v>[a-z]+) of) (?<q>[a-z]+) (?:do|does|should|is|are|will) (?:you|i|we|he|she|[a-z]+)(?: (?:need|use|require|needed))?`,
    ],
    ({ x, y, a, b, n, u, z, v, q }) => {
      if (x === y || (v !== undefined && !isSameThing(u, v))) return null;
      return z === x && q === y ? `what is ${n}*${b}/${a}` : z === y && q === x ? `what is ${n}*${a}/${b}` : null;
    },
  ),
  ...told(
    [
      "how many (?<x>pennies|nickels|dimes|quarters) (?:are|have) (?:worth )?(?:the same (?:value |amount |worth )?as|equal (?:in value )?to|worth as much as|as much as) (?<n>\\d{1,4}) (?<y>nickels?|dimes?|quarters?|dollars?)",
      "how many (?<x>pennies|nickels|dimes|quarters) are (?:there )?in (?<n>\\d{1,4}) (?<y>nickels?|dimes?|quarters?|dollars?)",
    ],
    ({ x = "", n, y = "" }) => {
      const [one, other] = [cents[singular(x)] ?? 0, y.startsWith("dollar") ? 100 : (cents[singular(y)] ?? 0)];
      return one > 0 && (Number(n) * other) % one === 0 ? `what is ${n}*${other}/${one}` : null;
    },
  ),
  [
    /^(?:[a-z]+|i|a (?:jar|purse|piggy bank|bag)) (?:has|have|had|contains|holds) (?<l>\d{1,3} (?:penn|nickel|dime|quarter)[a-z]*(?:(?:, and|,| and) \d{1,3} (?:penn|nickel|dime|quarter)[a-z]*){1,3}),? (?:how (?:much|many cents)(?: money)?|what) (?:does [a-z]+ have|is (?:that|it|this)|are they worth|do [a-z]+ have|are the coins worth)?(?: altogether| in all| in total)?,? ?(?:in )?(?<u>cents|altogether in cents)?$/u,
    ({ l = "", u }) => {
      const coins = [...l.matchAll(/(\d+) ([a-z]+)/g)].map(
        ([, many, coin]) => `${many}*${cents[singular(coin ?? "")] ?? 0}`,
      );
      return u !== undefined && !coins.some((coin) => coin.endsWith("*0")) ? `what is ${coins.join("+")}` : null;
    },
  ],
  ...told(
    [
      `(?<o>[a-z]+) can be (?:divided|shared|split|packed|arranged) (?:evenly|equally|exactly) (?:among|between|by|into (?:groups|rows|bags) of) (?<l>\\d{1,2}(?:(?:, or|,| or| and|, and) \\d{1,2}){1,3})(?: (?:kids|children|people|friends))?,? but when (?:they are )?(?:divided|shared|split|packed|arranged) (?:among|between|by|into (?:groups|rows|bags) of) (?<m>\\d{1,2})(?: (?:kids|children|people|friends))?,? (?:there's|there is|there are) (?<r>\\d{1,2}) left(?: over)?,? (?:what's|what is|find) the (?:smallest|least)(?: possible)? number of (?<q>[a-z]+)`,
    ],
    ({ o, l, m, r, q }) => {
      const all = wholesIn(l).reduce((one, other) => (one * other) / gcd(one, other));
      if (!isSameThing(o, q) || Number(r) >= Number(m) || tellsMore(o ?? "", "")) return null;
      for (let many = all; many < all * Number(m) + 1; many += all)
        if (many % Number(m) === Number(r))
          return `the smallest whole number n with n is divisible by ${all} and n mod ${m} = ${r}`;
      return null;
    },
  ),
  ...told(
    [
      "is (?<n>\\d{1,7}) (?:a )?prime(?: number)?,? if (?:it is |it's |it )?(?:not|isn't|is not)(?: prime)?,? (?:what are|list|give|name|find) (?:all )?(?:its|the) (?:factors|divisors)",
    ],
    ({ n }) => {
      const number = Number(n);
      for (let one = 2; one * one <= number; one++) if (number % one === 0) return `What are the factors of ${n}?`;
      return `Is ${n} prime?`;
    },
  ),
  ...told(
    [
      "in base (?<b>[2-9]),? what (?:number )?(?:comes|is) (?:right |just |immediately |directly )?(?<w>after|before) (?<n>\\d{1,9})(?:_\\d{1,2})?",
    ],
    ({ b, w, n = "" }) =>
      w === "after" && afterIn(n, Number(b)) !== "" ? `calculate ${n}_${b}+1_${b} in base ${b}` : null,
  ),
  ...told(
    [
      `${some} [a-z]+ mixes (?<a>${number}) (?<u>[a-z]+) of (?:a )?${percent("p")} (?<s>[a-z]+)(?: solution)? with (?<b>${number}) (?<u2>[a-z]+) of (?:a )?${percent("r")} (?<s2>[a-z]+)(?: solution)?,? (?:what's|what is|find|) ?(?:the )?percent(?:age)? (?:of )?(?<s3>acid|salt|sugar|alcohol|juice|antifreeze)?(?: (?:is |are )?in)? ?(?:the )?(?:mixture|mix|new solution|resulting solution|final solution)`,
    ],
    ({ a, u, p, s, b, u2, r, s2, s3 }) =>
      isSameThing(u, u2) && s === s2 && (s3 === undefined || s3 === s)
        ? `A chemist mixes ${a} liters of a ${p}% acid solution with ${b} liters of a ${r}% acid solution. What is the concentration of the mixture?`
        : null,
  ),
  ...told(
    [
      "by what (?:number )?(?:must|should|do you|can) (?:we |you |i )?(?:have to )?(?:multiply )?(?<a>\\d{1,6}) (?:be multiplied )?(?:to get|to give|to make|so that the result is|so that you get) (?<b>\\d{1,7})",
    ],
    ({ a, b }) => (Number(a) > 0 ? `what is ${b}/${a}` : null),
  ),
  ...told(
    [
      `(?:${some} )?[a-z]+(?:'s)? (?:price|rent|salary|pay|wage|fee|cost) (?:was|is) (?<w>raised|increased|lowered|reduced|cut|dropped) by (?<n>${number})(?: dollars)?,? (?:which|this|that) (?:is|was) an? ${percent("p")} (?<k>increase|raise|decrease|reduction|cut|drop|discount),? (?:what (?:was|is)|find) the (?<q>old|original|new|previous|former)(?: [a-z]+)?`,
    ],
    ({ w = "", n, p, k = "", q }) => {
      const isUp = /rais|incr/.test(w);
      if (isUp !== /increase|raise/.test(k)) return null;
      return `what is ${n}*100/${p}${q === "new" ? `${isUp ? "+" : "-"}${n}` : ""}`;
    },
  ),
  ...told(
    [
      `${share("p")} of (?:a|the) [a-z]+ of (?<n>\\d{1,6})(?: (?<o>[a-z]+))? are (?<x>[a-z]+),? and ${share("r")} of the (?<x2>[a-z]+) (?<v>[a-z]+(?: [a-z]+){0,3}),? how many (?<x3>[a-z]+) (?<v2>[a-z]+(?: [a-z]+){0,3})`,
    ],
    ({ p, n, x, r, x2, v, x3, v2 }) =>
      isSameThing(x, x2) && isSameThing(x, x3) && v === v2 ? `what is ${n}*${p}*${r}` : null,
  ),
];
