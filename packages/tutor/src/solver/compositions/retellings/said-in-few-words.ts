import { isSameThing } from "./open-words.ts";
import { type Retelling, told } from "./retelling.ts";

const number = "\\d{1,7}(?:\\.\\d{1,3})?";
const percent = (name: string) => `(?<${name}>\\d{1,3}(?:\\.\\d{1,2})?)%`;
const some = "(?:a|an|the|my|our|his|her|their|this|1)";
const thing = "(?:[a-z]+ ){0,3}[a-z]+";
const mph = "(?:mph|km/h|kph|miles per hour|km per hour|kilometers per hour)";

/** Everyday questions in few words. */
export const ofFewWords: Retelling[] = [
  ...told(
    [
      `${some} ${thing} (?:normally|usually|regularly|originally) (?:sells for|costs?|sold for) (?<a>${number})(?: dollars)?,? (?:during (?:a|the) sale|on sale|now|today|in (?:a|the) sale|this week),? (?:it|they) (?:costs?|sells? for|is|are)(?: only)? (?<b>${number})(?: dollars)?,? what percent(?:age)? (?:off|discount) is (?:that|this|it)`,
    ],
    ({ a, b }) => (Number(b) < Number(a) ? `The price went from ${a} to ${b}. What is the percent decrease?` : null),
  ),
  ...told(
    [
      `(?:the price of )?${some} ${thing} (?<w>went up|rose|increased|went down|fell|dropped|decreased)(?: by)? ${percent("p")} to (?<n>${number})(?: dollars)?,? (?:what did it cost|what was (?:it|the price|its price|the cost)|how much (?:did it cost|was it)|what was the (?:old|original) price)(?: before| originally| before that| before the [a-z]+)?`,
    ],
    ({ w = "", p, n }) => `what is ${n}*100/(100${/up|rose|incr/.test(w) ? "+" : "-"}${p})`,
  ),
  ...told(
    [
      `(?:i|we|he|she|[a-z]+) paid (?<n>${number})(?: dollars)? for (?:a|an|the|some) ${thing} that (?:was|were) ${percent("p")} off,? (?:what did (?:it|they) cost|what was (?:the|its) (?:original|regular|full) price|how much did (?:it|they) cost|what was its price)(?: originally| before(?: the (?:sale|discount))?| at first)?`,
    ],
    ({ p, n }) => `what is ${n}*100/(100-${p})`,
  ),
  ...told(
    [
      `after (?<n>\\d{1,2}) (?<o>games|tests|quizzes|exams|rounds|matches) [a-z]+ (?:averages|has an average of|is averaging)(?: a score of)? (?<m>${number})(?: points)?,? (?:how many points|what|what score) must (?:he|she|[a-z]+) (?:score|get) (?:in|on) (?:the next (?<q>[a-z]+)|[a-z]+ (?<k>\\d{1,2})|the \\d{1,2}th [a-z]+|the fifth [a-z]+) to (?:average|have an average of|raise (?:his|her) average to|bring (?:his|her) average up to) (?<t>${number})(?: points)?`,
    ],
    ({ n, m, k, t }) => (k === undefined || Number(k) === Number(n) + 1 ? `what is (${n}+1)*${t}-${n}*${m}` : null),
  ),
  ...told(
    [
      `(?:if )?(?<a>\\d{1,4}) (?<o>workers|men|people|machines|painters|builders|students|robots|printers|farmers|volunteers) (?:can |could )?(?:finish|build|do|complete|paint|pave|dig|make|harvest|clean|repair) (?:a|an|the) (?:[a-z]+ )?[a-z]+ in (?<b>${number}) (?<u>days|hours|weeks|minutes),? how many (?<o2>[a-z]+) (?:are|would be|will be|do (?:you|we)) ?(?:needed|need|required) to (?:finish|build|do|complete|paint|pave|dig|make|harvest|clean|repair) (?:it|the (?:same )?(?:[a-z]+ )?[a-z]+) in (?:only |just )?(?<c>${number}) (?<u2>[a-z]+)`,
    ],
    ({ a, o, b, u, o2, c, u2 }) => {
      const many = (Number(a) * Number(b)) / Number(c);
      return isSameThing(o, o2) && isSameThing(u, u2) && Number.isInteger(many) ? `what is ${a}*${b}/${c}` : null;
    },
  ),
  ...told(
    [
      `[a-z]+(?: [a-z]+)? (?:drove|drives|rode|rides|walked|walks|ran|runs|biked|cycled|traveled|travelled|travels|flew|flies|hiked)(?: for)? (?<t>${number}) hours? at (?<v>${number}) ?(?<u>${mph}) and (?:then )?(?:for )?(?:another )?(?<s>${number}) hours? at (?<w>${number}) ?(?<u2>${mph}),? how (?:far|many (?:miles|km|kilometers)) did (?:he|she|it|they|[a-z]+) (?:drive|ride|walk|run|bike|cycle|travel|fly|hike|go)(?: in all| altogether| in total)?`,
    ],
    ({ t, v, u, s, w, u2 }) => (u === u2 ? `what is ${t}*${v}+${s}*${w}` : null),
  ),
  ...told(
    [
      `(?<x>[a-z]+(?: [a-z])?) (?:comes|leaves|runs|stops|rings|flashes|departs|arrives|passes) every (?<a>\\d{1,3}) (?<u>minutes|seconds|hours|days),? and (?<y>[a-z]+(?: [a-z])?) (?:(?:comes|leaves|runs|stops|rings|flashes|departs|arrives|passes) )?every (?<b>\\d{1,3}) (?:minutes|seconds|hours|days),? (?:if )?(?:they both|both|both of them|they) (?:came|left|rang|flashed|departed|come|leave|arrived|were there|stopped)(?: together)?(?: at the same time)? (?:at noon|at midnight|now|just now|today|together),? (?:(?:in )?how many (?<u2>[a-z]+) (?:later )?will (?:both|they(?: both)?|both of them) (?:next )?(?:come|leave|ring|flash|depart|arrive|stop)|after how many (?<u3>[a-z]+) will (?:both|they(?: both)?) (?:next )?(?:come|leave|ring|flash|depart|arrive|stop))(?: together| at the same time)(?: again)?`,
    ],
    ({ x, a, u, y, b, u2, u3 }) => (x !== y && isSameThing(u, u2 ?? u3) ? `calculate lcm(${a}, ${b})` : null),
  ),
  ...told(
    [
      `(?:a|an|the) (?<n>${number})[- ](?<u>liter|gallon|quart|gram|kg|ounce|pound|ml|cup|litre)(?: [a-z]+)? (?:is|contains) ${percent("p")} (?<s>[a-z]+),? how many (?<u2>[a-z]+) of (?<s2>[a-z]+) (?:is that|are in it|does it contain|is in it|are there|is there)`,
    ],
    ({ n, u, p, s, u2, s2 }) => (s === s2 && isSameThing(u, u2) ? `what is ${n}*${p}/100` : null),
  ),
  ...told(
    [
      `3 [a-z]+ (?:share|split|divide|shared|divided) (?<n>${number})(?: [a-z]+)? in (?:the |a )?ratio (?:of )?(?<a>\\d{1,3})(?:, | to |, and )(?<b>\\d{1,3})(?:, | to |, and )(?<c>\\d{1,3}),? (?:what is|how much is|find) the (?<q>largest|smallest|biggest|greatest) share`,
    ],
    ({ n, a, b, c, q }) => {
      const parts = [a, b, c].map(Number);
      return `what is ${n}*${q === "smallest" ? Math.min(...parts) : Math.max(...parts)}/(${a}+${b}+${c})`;
    },
  ),
  ...told(
    [
      `${percent("p")} of (?:the|all) (?<n>\\d{1,6}) (?<o>[a-z]+)(?: (?:in|at|on) (?:a|the|my|our) [a-z]+)? (?<v>passed|came|voted|walk|ride the bus|play sports|won|finished|attended|swim),? how many(?: [a-z]+)? (?:did not|didn't|do not|don't) (?<v2>pass|come|vote|walk|ride the bus|play sports|win|finish|attend|swim)`,
    ],
    ({ p, n, v = "", v2 = "" }) => {
      const many = (Number(n) * (100 - Number(p))) / 100;
      return v.slice(0, 1) === v2.slice(0, 1) && Number.isInteger(many) ? `what is ${n}*(100-${p})/100` : null;
    },
  ),
  ...told(
    [
      "2 angles are (?<w>complementary|supplementary),? (?:and )?(?:1|the larger|the bigger)(?: of them| angle)? is (?<k>\\d{1,2} times|twice|three times)(?: as (?:large|big) as)? the (?:other|smaller)(?: angle| 1)?,? (?:what is|find|how large is|how big is)(?: the measure of)? the (?<q>smaller|larger|bigger)(?: angle| 1)?",
    ],
    ({ w, k = "", q }) => {
      const factor = { twice: "2", "three times": "3" }[k] ?? /\d+/.exec(k)?.[0];
      return `what is ${w === "complementary" ? 90 : 180}*${q === "smaller" ? 1 : factor}/(${factor}+1)`;
    },
  ),
  ...told(
    [
      `is (?<n>\\d{1,7}) (?:a )?prime(?: number)?,? if (?:it is |it's |it )?(?:not|isn't|is not)(?: prime)?,? (?:give|name|find) (?:a|1) (?:factor|divisor) (?:of it )?other than 1 (?:and|or) (?:\\k<n>|itself)`,
    ],
    ({ n }) => {
      const number = Number(n);
      for (let one = 2; one * one <= number; one++)
        if (number % one === 0) return `What is the smallest prime factor of ${n}?`;
      return `Is ${n} prime?`;
    },
  ),
];
