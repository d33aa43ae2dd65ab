import { meant, n, timesOf } from "./letters-in-stories.ts";
import { type Retelling, told } from "./retelling.ts";

const money = "(?:dollars|cents|pounds|euros|pence|yuan)";
const express =
  "(?:(?:write|give|find|form|state|what is|create)? ?(?:down )?(?:an?|the)? ?(?:algebraic |simplified |simple )?expression (?:for|that (?:represents|gives|shows)|to (?:represent|show)|representing) |(?:what is|find|write)? ?)";
const tail =
  "(?:,? ?(?:as an? (?:algebraic )?expression|(?:write|give|express) (?:it|your answer|the answer) (?:as an (?:algebraic )?expression )?(?:in terms of [a-z](?:(?:, | and )[a-z]){0,2}|with [a-z]|using [a-z])?|in terms of [a-z](?:(?:, | and )[a-z]){0,2}|write an (?:algebraic )?expression))?";
const things = "(?:[a-z]+ )?[a-z]{2,}s";
const name = "(?!there )(?!each )[a-z]{2,}";
const who = "(?:he|she|they|him|her|it)";
const his = "(?:his|her|their)";
const relative = "(?:older |younger )?(?:sister|brother|cousin|friend|mother|father|mom|dad|aunt|uncle|son|daughter)";
const left = `,? ?(?:${express})?(?:how (?:much|many)(?: money| ${things})? (?:does ${who} have|are|is|has ${who}|do they have|${who} has)(?: left| now| now left| remaining)|(?:how (?:much|many)|the (?:amount|number)(?: of)?)(?: money| ${things})? ${who} has (?:left|now|remaining)|(?:the )?(?:amount|number of ${things}) (?:left|remaining))${tail}`;

/** Short English stories with letters for numbers, which an expression answers. */
export const ofStoriesInLetters: Retelling[] = [
  ...told(
    [
      `(?:if )?(?:an?|each|every|1|one) ${name} costs ${n("p")} (?<m>${money})(?: each)?,? (?:then )?${express}(?:how much do|the (?:total )?(?:cost|price) of|the (?:total )?(?:cost|price) in \\k<m> of) ${n("q")} ${things}(?: cost)?${tail}`,
      `${express}the (?:total )?(?:cost|price) of ${n("q")} ${things} (?:at|that cost|if each costs|costing) ${n("p")} ${money} (?:each|per [a-z]+|a [a-z]+)${tail}`,
      `(?:${name} )(?:buys|bought) ${n("q")} ${things} (?:at|for|that cost|costing) ${n("p")} ${money} each,? (?:how much (?:does|did) ${who} (?:pay|spend)|${express}(?:the total (?:cost|price)|how much ${who} (?:pays|spends|paid|spent)))(?: altogether| in all| in total)?${tail}`,
    ],
    meant(({ p, q }) => timesOf(p, q)),
  ),
  ...told(
    [
      `${express}the (?:total )?(?:cost|price) of ${n("p")} ${things} at ${n("q")} (?<m>${money}) each and ${n("r")} ${things} at ${n("s")} \\k<m> each${tail}`,
      `(?:${name} )(?:buys|bought) ${n("p")} ${things} (?:at|for) ${n("q")} (?<m>${money}) each and ${n("r")} ${things} (?:at|for) ${n("s")} \\k<m> each,? ${express}(?:the total (?:cost|price)|how much ${who} (?:pays|spends|paid|spent)|how much (?:does|did) ${who} (?:pay|spend))(?: altogether| in all| in total)?${tail}`,
    ],
    meant(({ p, q, r, s }) => `${timesOf(p, q)}+${timesOf(r, s)}`),
  ),
  ...told(
    [
      `(?:${name} )(?:buys|bought) ${n("q")} ${things} (?:at|for|that cost|costing) ${n("p")} (?<m>${money}) each(?: and|,) (?:${who} )?(?:pays|paid) with ${n("r")} \\k<m>,? (?:how much change (?:does|did|should|will) ${who} (?:get|receive)|${express}(?:${his} |the )?change(?: ${who} (?:gets|receives))?)(?: back)?${tail}`,
    ],
    meant(({ p, q, r }) => `(${r})-${timesOf(p, q)}`),
  ),
  ...told(
    [
      `(?:if )?${name} (?:has|had) ${n("p")} (?:(?<m>${money})|${things}) ?,?(?:and|then|${who}| )+(?:spends|spent|gives away|gave away|loses|lost|eats|ate|sells|sold|uses|used) ${n("q")}(?: of them| \\k<m>| more)?${left}`,
    ],
    meant(({ p, q }) => `(${p})-(${q})`),
  ),
  ...told(
    [
      `(?:if )?${name} (?:has|had) ${n("p")} (?:(?<m>${money})|${things}) ?,?(?:and|then|${who}| )+(?:gets|got|buys|bought|finds|found|receives|received|earns|earned) ${n("q")} more(?: of them| \\k<m>)?,? ?(?:${express})?how (?:much|many)(?: money| ${things})? (?:does ${who} have|${who} has)(?: now)?${tail}`,
    ],
    meant(({ p, q }) => `(${p})+(${q})`),
  ),
  ...told(
    [
      `(?:if )?${name} is ${n("p")} years old,? (?:and )?${his} ${relative} is ${n("q")} years (?<y>older|younger)(?: than (?:${who}|${name}))?,? ${express}(?:${his} (?:sister|brother|cousin|friend|mother|father|mom|dad|aunt|uncle|son|daughter)'s age|the age of ${his} ${relative}|how old is ${his} ${relative})${tail}`,
    ],
    meant(({ p, q, y }) => `(${p})${y === "older" ? "+" : "-"}(${q})`),
  ),
  ...told(
    [
      `(?:if )?${name} is ${n("p")} years old(?: now| today)?,? (?:${express}(?:how old (?:will|was) (?:${who}|${name})(?: be)?|(?:${his}|${name}'s) age)) (?<y>in) ${n("q")} years(?:'? time)?${tail}`,
      `(?:if )?${name} is ${n("p")} years old(?: now| today)?,? (?:${express}(?:how old (?:will|was) (?:${who}|${name})(?: be)?|(?:${his}|${name}'s) age)) ${n("q")} years (?<y>ago|from now)${tail}`,
    ],
    meant(({ p, q, y }) => `(${p})${y === "ago" ? "-" : "+"}(${q})`),
  ),
  ...told(
    [
      `(?:a |the )?(?:car|train|bus|cyclist|bike|plane|truck|man|runner) (?:travels|drives|goes|rides|runs|moves|flies) (?:at )?(?:a (?:constant )?speed of )?${n("p")} (?:miles per hour|mph|km/h|kilomet(?:er|re)s per hour) for ${n("q")} hours,? ${express}(?:how far does it (?:go|travel)|the (?:total )?distance(?: (?:it|the [a-z]+) (?:travels|goes|travell?ed))?|how far it (?:goes|travels))${tail}`,
    ],
    meant(({ p, q }) => timesOf(p, q)),
  ),
  ...told(
    [
      `(?:if )?${n("p")} (?:${things}) are (?:shared|divided|split) (?:equally|evenly) (?:among|between) ${n("q")} (?:${things}|children|people),? ${express}(?:how many(?: ${things})? (?:does each (?:[a-z]+ )?get|each (?:[a-z]+ )?gets)|the number of ${things} each (?:[a-z]+ )?gets)${tail}`,
    ],
    meant(({ p, q }) => `(${p})/(${q})`),
  ),
  ...told(
    [
      `(?:an? |the )?(?:taxi|cab|plumber|electrician|company|shop|store|repairman|mechanic|tutor|gym|service) charges ${n("p")} (?<m>${money}) plus ${n("q")} \\k<m> (?:per|for each|for every|an|a) (?<a>mile|hour|kilometer|kilometre|minute|day|month),? ${express}(?:the (?:total )?(?:cost|charge|price|fare) (?:of|for)(?: a trip of| a ride of| a job of)?|how much (?:does|will) (?:it|they|he|she) (?:cost|charge) for) ${n("r")} \\k<a>s${tail}`,
      `${name} (?:buys|bought) ${n("r")} ${things} (?:at|for) ${n("q")} (?<m>${money}) each and (?:an?|1) (?:[a-z]+ )?[a-z]{2,} (?:for|at|that costs|costing) ${n("p")} \\k<m>,? ${express}(?:the total (?:cost|price)|how much ${who} (?:pays|spends|paid|spent)|how much (?:does|did) ${who} (?:pay|spend))(?: altogether| in all| in total)?${tail}`,
    ],
    meant(({ p, q, r }) => `(${p})+${timesOf(q, r)}`),
  ),
  ...told(
    [
      `(?:there are |a class has |the class has )${n("p")} (?:students|children|pupils|people|kids)(?: in (?:a|the|his|her|our) (?:class|room|club|choir|team))?(?: and|,) (?:if )?${n("q")} (?:of them |of the students |students )?are (?<a>boys|girls),? ${express}(?:the number of|how many) (?<b>boys|girls)(?: are there| there are)?(?: in the class)?${tail}`,
    ],
    meant(({ p, q, a, b }) => (a === b ? null : `(${p})-(${q})`)),
  ),
  ...told(
    [
      `${name} has ${n("p")} (?<a>${things})(?: and|,) ${name} has (?:(?<t>twice)|(?<u>3|three|4|four|5|five) times) as many(?: \\k<a>)?(?: as (?:${who}|${name}))?,? ${express}(?:how many(?: \\k<a>)? (?:do they have|they have|are there) (?:altogether|in all|in total|together)|the total number of \\k<a>)${tail}`,
    ],
    meant(({ p, t, u }) => {
      const times = t === "twice" ? "2" : ({ three: "3", four: "4", five: "5" }[u ?? ""] ?? u);
      return times ? `(${p})+(${times})*(${p})` : null;
    }),
  ),
  ...told(
    [
      `(?:an?|each|1|one) (?<a>[a-z]{2,})(?: of (?<b>[a-z]{2,}))? weighs ${n("p")} (?<m>kg|kilograms|grams|pounds|ounces|g)(?: each)?,? ${express}(?:how much do|the (?:total )?(?:weight|mass) of) ${n("q")} \\k<a>e?s(?: of [a-z]{2,})?(?: weigh)?${tail}`,
    ],
    meant(({ p, q }) => timesOf(p, q)),
  ),
];
