import { isSameThing, tellsMore } from "./open-words.ts";
import { type Retelling, told } from "./retelling.ts";

const number = "\\d{1,7}(?:\\.\\d{1,3})?";
const percent = (name: string) => `(?<${name}>\\d{1,3}(?:\\.\\d{1,2})?)%`;
const wholesIn = (text = "") => text.match(/\d+(?:\.\d+)?/g) ?? [];
const list = "(?<l>\\d{1,5}(?:\\.\\d)?(?:(?:, and|,| and) \\d{1,5}(?:\\.\\d)?){1,8})";
const ordinals = "(?:last|missing|other|final|second|third|fourth|fifth|2nd|3rd|4th|5th|6th|7th|8th|remaining|next)";

/** Shares of a whole, percentages of groups, and means, told with people and things. */
export const ofSharesTold: Retelling[] = [
  ...told(
    [
      `(?:after|with) (?:getting |receiving )?an? ${percent("p")} (?<w>raise|pay raise|increase|pay increase|pay cut|cut|decrease|discount),? [a-z]+(?:'s)? (?:now )?(?:(?:hourly |weekly |monthly )?(?:pay|salary|wage|rent|bill|allowance) is|earns|makes|is paid|pays|gets) (?:now )?(?<n>${number})(?: dollars)?(?: an? [a-z]+| per [a-z]+| each [a-z]+)?,? (?:what was|what were|find|how much did|how much was) (?:[a-z' ]{1,50}?)(?:before(?: the [a-z ]+)?|originally)`,
    ],
    ({ p, w = "", n }) => `what is ${n}*100/(100${/raise|increase/.test(w) ? "+" : "-"}${p})`,
  ),
  ...told(
    [
      `(?:in|of|out of) (?:a|the|my|our) (?<g>class|group|team|club|school|choir|band|box|bag|basket|survey|crowd|family|town|garden|test|quiz) of (?<n>\\d{1,6}) (?<o>[a-z]+),? (?<k>\\d{1,6}) (?:of them |of the [a-z]+ )?(?<p>[a-z]+(?: [a-z]+){0,4}),? what percent(?:age)? (?:of (?:the |them |these )?(?<o2>[a-z]+)?)? ?(?<p2>[a-z]+(?: [a-z]+){0,4})`,
    ],
    ({ g, n, o, k, p = "", o2, p2 = "" }) =>
      (o2 === undefined || isSameThing(o, o2) || o2 === g) &&
      p
        .replace(/s$/, "")
        .split(" ")[0]
        ?.replace(/^(?:were|was|is)$/, "are") ===
        p2
          .split(" ")[0]
          ?.replace(/s$/, "")
          .replace(/^(?:i|were|was)$/, "are") &&
      p.split(" ").at(-1) === p2.split(" ").at(-1) &&
      !/\bnot\b|n't\b/.test(p + p2) &&
      Number(k) <= Number(n)
        ? `${k} is what percent of ${n}`
        : null,
  ),
  ...told(
    [
      `(?:the )?(?:average|mean)(?: score| grade| weight| height| age)? (?:of|on|for) (?:[a-z]+'s )?(?<c>\\d{1,2}) (?:[a-z]+ ){0,2}?(?:[a-z]+) (?:is|was) (?<m>${number}),? (?:if )?(?:the |his |her )?(?:(?:first )?(?<c2>\\d{1,2})|other(?: (?<c3>\\d{1,2}))?)(?: of (?:them|the [a-z]+)| [a-z]+)? (?:are|were)(?: [a-z]+)? ${list},? (?:what (?:is|was)|find) (?:the |his |her )?${ordinals}(?: [a-z]+)?`,
      `(?<c>\\d{1,2}) (?:[a-z]+ ){1,3}?(?:have|has|had) an? (?:average|mean)(?: [a-z]+)? of (?<m>${number}),? (?:if )?(?:the |his |her )?(?:(?:first )?(?<c2>\\d{1,2})|other(?: (?<c3>\\d{1,2}))?)(?: of (?:them|the [a-z]+)| [a-z]+)? (?:are|were)(?: [a-z]+)? ${list},? (?:what (?:is|was)|find) (?:the |his |her )?${ordinals}(?: [a-z]+)?`,
    ],
    ({ c, m, c2, c3, l }) => {
      const known = wholesIn(l);
      const said = Number(c2 ?? c3 ?? known.length);
      return known.length === said && Number(c) === said + 1 ? `what is ${c}*${m}-${known.join("-")}` : null;
    },
  ),
  ...told(
    [
      `(?:divide|split|share|(?<s>[a-z]+ (?:divides?|splits?|shares?))) (?<n>${number})(?: (?:dollars|[a-z]+))? (?:between|among) (?<x>[a-z]+) and (?<y>[a-z]+) in (?:the |a )?ratio (?:of )?(?<a>\\d{1,3}) ?(?:,|to) ?(?<b>\\d{1,3}),? (?:how (?:much|many)(?: (?!more\\b|less\\b|fewer\\b)[a-z]+)? (?:does|will|should|would|did) (?<q>[a-z]+) (?:get|receive|have)|what is (?<q2>[a-z]+)'s share|find (?<q3>[a-z]+)'s share)`,
      `(?<x>[a-z]+) and (?<y>[a-z]+) (?:share|split|divide|shared|divided) (?<n>${number})(?: (?:dollars|[a-z]+))? in (?:the |a )?ratio (?:of )?(?<a>\\d{1,3}) ?(?:,|to) ?(?<b>\\d{1,3}),? (?:how (?:much|many)(?: (?!more\\b|less\\b|fewer\\b)[a-z]+)? (?:does|will|should|would|did) (?<q>[a-z]+) (?:get|receive|have)|what is (?<q2>[a-z]+)'s share|find (?<q3>[a-z]+)'s share)`,
    ],
    ({ n, x, y, a, b, q, q2, q3 }) => {
      const who = q ?? q2 ?? q3;
      if (x === y || (who !== x && who !== y)) return null;
      return `what is ${n}*${who === x ? a : b}/(${a}+${b})`;
    },
  ),
  ...told(
    [
      `(?:the )?sum of (?:the )?ages of (?<x>[a-z]+) and (?:his |her )?(?<y>[a-z]+) is (?<s>\\d{1,3})(?: years)?,? (?:and |if )?(?<z>[a-z]+) is (?<d>\\d{1,2}) years? (?<w>older|younger)(?: than (?:his |her )?(?<v>[a-z]+))?,? (?:how old is|find the age of) (?:his |her )?(?<q>[a-z]+)(?: now)?`,
      `(?<x>[a-z]+) and (?:his |her )?(?<y>[a-z]+)(?:'s ages (?:add up to|total|sum to)| are (?:together )?| are together | have a combined age of ) ?(?<s>\\d{1,3})(?: years)?(?: old)?(?: altogether| together| in total)?,? (?:and |if )?(?<z>[a-z]+) is (?<d>\\d{1,2}) years? (?<w>older|younger)(?: than (?:his |her )?(?<v>[a-z]+))?,? (?:how old is|find the age of) (?:his |her )?(?<q>[a-z]+)(?: now)?`,
    ],
    ({ x, y, s, z, d, w, v, q }) => {
      if (
        x === y ||
        ![x, y].includes(z) ||
        ![x, y].includes(q) ||
        (v !== undefined && (v === z || ![x, y].includes(v)))
      )
        return null;
      const sign = (q === z) === (w === "older") ? "+" : "-";
      return Number(s) > Number(d) && !tellsMore(`${x} ${y}`, "") ? `what is (${s}${sign}${d})/2` : null;
    },
  ),
];
