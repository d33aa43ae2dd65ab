import { type AnyOrder, type Groups, isCount } from "../told-in-any-order.ts";
import { fraction, name } from "./told-in-english.ts";

const ratio = "(?:the |a )?ratio(?: of)? (?<p>\\d{1,3})(?:,| to) (?<q>\\d{1,3})(?:(?:,| to) (?<r>\\d{1,3}))?";
const inAll = "(?: altogether| in all| in total)";
const sum = ({ p, q, r = "0" }: Groups) => Number(p) + Number(q) + Number(r);
const split = "(?:split|splits|share|shares|shared|divide|divides|divided|are sharing|are splitting|get|receive)";

const isOf = (asked = "", known = "") =>
  asked === known || asked === `the ${known}` || known === `the ${asked}` || `${asked}s` === known;
/** Of two kinds in a ratio: all of them, or one kind. */
function partOf(asked: string | undefined, { x, y, p, q }: Groups): string | null {
  if (asked === undefined) return String(Number(p) + Number(q));
  const [one, other] = [isOf(asked, x), isOf(asked, y)];
  return one === other ? null : one ? (p ?? null) : (q ?? null);
}
const twoKinds = [
  `~(?:the )?ratio of ${name("x")} to ${name("y")}… is (?<p>\\d{1,3})(?:,| to) (?<q>\\d{1,3})`,
  `~(?:has|have|with|contains|uses|mixes|made of|made from|of) ${name("x")} and ${name("y")} in the ratio(?: of)? (?<p>\\d{1,3})(?:,| to) (?<q>\\d{1,3})…(?: and nothing else)?`,
  `~${name("x")} and ${name("y")}… are in the ratio(?: of)? (?<p>\\d{1,3})(?:,| to) (?<q>\\d{1,3})`,
];
const onlyTwo = [
  `every ${name("n")} is either ${name("x")} or ${name("y")}`,
  "(?:there is |and )?nothing else",
  "there are no (?:other|others)…",
];
const kindAsked = [
  `how many (?:[a-z]+) (?:are|of) (?!there)${name("w")}(?: are there| are needed| is needed| are used| does [a-z]+ (?:use|need|have))?`,
  `how many ${name("w")} (?:are there|are in [a-z ]{1,20}|does [a-z]+ have)`,
];
const allAsked = [
  `how many (?<n>[a-z]+) (?:are there|are in (?:the|her|his) [a-z]+|does [a-z]+ have)${inAll}?`,
  `(?:what is|find) the total number of (?<n>[a-z]+)…`,
];

/** What is shared in a ratio, and what is left when parts are taken. */
export const ofSharesInEnglish: AnyOrder[] = [
  {
    about: /ratio/,
    given: [[`(?:\\d )?~${split} (?:a total of |a prize of )?<n>… in ${ratio}`]],
    asked: [
      "how (?:many|much)… does the (?:one|person|child|sister|brother|friend|cousin) (?:with the (?<w>most|least|fewest)|who gets the (?<v>most|least|fewest)) (?:get|gets|receive|have)",
      "(?:how (?:many|much)…|what) is the (?<u>largest|biggest|greatest|smallest) (?:share|part)",
    ],
    meant: (found) => {
      const { n, p, q, r, w, v, u } = found;
      const parts = [p, q, ...(r ? [r] : [])].map(Number);
      const part = /most|largest|biggest|greatest/.test(w ?? v ?? u ?? "") ? Math.max(...parts) : Math.min(...parts);
      return `what is ${n}*${part}/${sum(found)}`;
    },
  },
  {
    about: /ratio/,
    given: [twoKinds, [`(?:there are|she has|he has|they have|we have) <d> more ${name("m")} than ${name("k")}`]],
    beside: onlyTwo,
    asked: [...allAsked, ...kindAsked],
    meant: (found) => {
      const { d, m, k, x, y, p, q, w } = found;
      const [more, less] = [m, k].map((kind = "") => kind.split(" ")[0]);
      const isFirst = isOf(more, x) && isOf(less, y);
      if (!isFirst && !(isOf(more, y) && isOf(less, x))) return null;
      const apart = isFirst ? Number(p) - Number(q) : Number(q) - Number(p);
      const part = partOf(w?.split(" ")[0], found);
      return apart > 0 && part && isCount(Number(d) / apart) ? `what is ${d}/${apart}*${part}` : null;
    },
  },
  {
    about: /ratio/,
    given: [twoKinds, [`(?:there are|she has|he has|they have|it has|it is) <n>…${inAll}`, `the total is <n>…`]],
    beside: onlyTwo,
    asked: kindAsked,
    meant: (found) => {
      const part = partOf(found.w, found);
      return part ? `what is ${found.n}*${part}/${sum(found)}` : null;
    },
  },
  {
    about: /rest|remaining|left/,
    given: [
      [
        `~(?:read|spent|used|gave away|ate|sold|drank|cut off|spends|reads) ${fraction("a")} of (?:her|his|the|their|its|an?) (?!rest|remain)[a-z]+…`,
      ],
      [
        `(?:~(?:read|spent|used|gave away|ate|sold|drank|cut off|spends|reads) )?${fraction("b")} of (?:the (?:remaining|rest|remainder)(?: of (?:it|the [a-z]+))?|what (?:was|is) left|the [a-z]+ (?:left|that were left|that was left))…`,
      ],
      [
        "(?:she|he|they|it|there) (?:still |then |now )?(?:has|have|had|is|are|was|were)(?: still)? <r>… (?:left|to go|to read|remaining|left to read)",
        "<r>… (?:are|is|were|was) (?:left|unread)",
      ],
    ],
    asked: [
      "how (?:many|much) ~(?:does|did|are|is|was|were) (?:the book|she|he|it|they|there|the [a-z]+|[a-z]+)(?: have| in the [a-z]+| has| start with| at first| at the start| to begin with| originally){0,3}(?: altogether| in all)?",
      "how many pages are in the (?:whole )?book(?: altogether| in all)?",
    ],
    meant: ({ a, b, r }) => `what is ${r}/((1-${a})*(1-${b}))`,
  },
  {
    about: /full/,
    given: [
      [`~(?:is|was) ${fraction("a")} full…`],
      [
        "(?:~after )?(?:pouring in|adding|pouring|putting in|after|~adds?|~(?:is|are|were) (?:poured|added)) <n>(?: [a-z]+)?&",
        "~<n>… (?:are|is|were|was) (?:added|poured in|pumped in)",
        "<n> (?:more )?[a-z]+ (?:are|is|were|was) (?:added|poured in|pumped in)",
      ],
      [`it (?:is|becomes|was|will be)(?: now)? ${fraction("b")} full`],
    ],
    asked: [
      "how (?:many|much)… does the (?:full )?[a-z]+ (?:tank )?hold(?: when(?: it is)? full)?",
      "(?:what is|find) the (?:full )?capacity of the [a-z]+(?: in [a-z]+)?",
      "how (?:many|much)… can the [a-z]+ hold",
    ],
    meant: ({ a = "", b = "", n }) => (worthOf(b) > worthOf(a) ? `what is ${n}/(${b}-${a})` : null),
  },
  {
    about: /percent|fraction|%/,
    given: [
      ["(?:in |of )~<n> (?<c>[a-z]+),? <k>(?: of them)? (?<d>[a-z]+(?: [a-z]+)?)", "(?:in |of )~<n> (?<c>[a-z]+)"],
    ],
    maybe: [["<k>(?: of them)? (?<d>[a-z]+(?: [a-z]+)?)"]],
    asked: [
      "what percent(?:age)? of (?:the|them) ?(?:[a-z]+)? ?(?:does not|do not|doesn't|don't) (?<e>[a-z]+(?: [a-z]+)?)",
    ],
    meant: ({ n, k, d, e }) =>
      k &&
      Number(k) <= Number(n) &&
      isOf(d?.replace(/^([a-z]+?)s?(?= |$)/, "$1"), e?.replace(/^([a-z]+?)s?(?= |$)/, "$1"))
        ? `write ${Number(n) - Number(k)}/${n} as a percent`
        : null,
  },
  {
    about: /rest/,
    given: [
      [`~${fraction("a")} of the (?<n>[a-z]+) are (?<x>[a-z]+)`],
      ["the (?:rest|others) are (?<y>[a-z]+)"],
      [`${fraction("b")} of the (?<v>[a-z]+)(?: (?<d>[a-z]+ [a-z]+))?`],
      [`${fraction("c")} of the (?<w>[a-z]+) (?<e>[a-z]+ [a-z]+)`],
    ],
    asked: ["what fraction of (?:all )?the (?<n>[a-z]+) (?<g>[a-z]+ [a-z]+)"],
    meant: ({ a, b, c, x, y, v, w, d, e, g }) => {
      if (e !== g || (d !== undefined && d !== e) || worthOf(a) >= 1) return null;
      if (v === x && w === y) return `what is ${a}*${b}+(1-${a})*${c}`;
      return v === y && w === x ? `what is ${a}*${c}+(1-${a})*${b}` : null;
    },
  },
];

function worthOf(fraction = "") {
  const [top, bottom] = fraction.split("/").map(Number) as [number, number];
  return top / bottom;
}
