import { type Retelling, told } from "./retelling.ts";

const number = "\\d{1,9}(?:\\.\\d{1,6}|/\\d{1,4})?";
const mixed = `(?:\\d{1,4} \\d{1,3}/\\d{1,3}|${number})`;
const part = (name: string) => `\\(?(?<${name}>${number}%?)\\)?`;
const sum = "(?<e>\\(*\\d[-+*^().\\d ]{2,80})";

/** `30%` as a fraction, `2 1/2` as a sum. */
const put = (written = ""): string =>
  written.endsWith("%") ? `(${written.slice(0, -1)}/100)` : `(${written.replace(" ", "+")})`;
const sizeFrom = (written = ""): number => {
  const [above = "", below = "1"] = written.replace("%", "").split("/");
  return Number(above) / Number(below) / (written.endsWith("%") ? 100 : 1);
};

const cleverEn =
  "(?:(?:in )?(?:the|an?) (?:easy|easier|clever|quick|smart|fast|simple|short) way|mentally|in your head|in my head|(?:using|with|by(?: using)?|use) (?:an? |the )?(?:distributive (?:property|law)|associative (?:property|law)|commutative (?:property|law)|mental math|shortcut|trick|difference of (?:2 )?squares(?: formula)?|easy way|clever way|quick way)|without (?:a|using a) calculator|without multiplying (?:it )?out)";
const cleverZh =
  "(?:(?:请)?(?:利用|用|运用|应用)(?:乘法分配律|分配律|平方差公式|平方差|完全平方公式|乘法公式|简便方法|简便算法|简便的方法|巧妙的方法|运算律|乘法结合律|结合律|凑整法)(?:来)?(?:进行)?(?:简便)?(?:计算|运算|简算|巧算|算)?|简便计算|简便运算|巧算|简算|怎样简便怎样算|怎样简便就怎样算|怎么简便怎么算|能简算的要简算|怎么巧算|怎么简算|怎么简便计算)";

const power = "(?:the )?(?<q>square|cube) of (?<n>\\d{1,4})";
const of = (name: string) =>
  `(?:(?:the )?(?<p${name}>square|cube) of (?<n${name}>\\d{1,4})|(?<${name}>${number}(?:\\^\\{?[23]\\}?)?))`;
const degree: Record<string, string> = { square: "2", cube: "3" };
const powered = (groups: Record<string, string>, name: string): string =>
  groups[name] ?? `${groups[`n${name}`]}^${degree[groups[`p${name}`] ?? ""]}`;
const sizeOf = (written: string): number => {
  const [base = "", exponent = "1"] = written.replaceAll(/[{}]/g, "").split("^");
  return sizeFrom(base) ** Number(exponent);
};
const excess = (big: string, small: string) => (sizeOf(big) > sizeOf(small) ? `what is ${big} - ${small}` : null);

/** Calculations that are told in words: parts of parts, how much more, how many times, and clever ways. */
export const ofReckonings: Retelling[] = [
  ...told(
    [`${part("a")} of ${part("b")} of ${part("c")}`, `${part("c")}的${part("b")}的${part("a")}`],
    ({ a = "", b = "", c }) =>
      [a, b].every((one) => /[./%]/.test(one)) ? `what is ${put(a)}*${put(b)}*${put(c)}` : null,
  ),
  ...told(
    [
      `${sum},? ?${cleverEn}`,
      `${cleverEn},? ?(?:to )?(?:find|compute|calculate|evaluate|work out|do) ${sum}`,
      `${cleverZh},?(?:计算|算)?,?${sum}(?:=)?`,
      `${sum},?=?${cleverZh},?(?:得)?(?:多少|几)?`,
    ],
    ({ e = "" }) => `what is ${e.trim()}`,
  ),
  ...told(
    [
      `(?:how much|by how much) (?:larger|bigger|greater|more) is ${of("a")} than ${of("b")}`,
      `(?:by )?how much (?:does|do) ${of("a")} exceed ${of("b")}`,
      `by how much is ${of("a")} (?:larger|bigger|greater|more) than ${of("b")}`,
      `how much (?:smaller|less) is ${of("b")} than ${of("a")}`,
      `${of("a")}比${of("b")}[多大](?:多少|几)?`,
      `${of("b")}比${of("a")}[少小](?:多少|几)?`,
    ],
    (groups) => excess(powered(groups, "a"), powered(groups, "b")),
  ),
  ...told(
    [
      `how many times does (?<a>${number}) go(?:es)? (?:evenly )?into (?<b>${mixed})`,
      `how many (?<a>\\d{1,3}/\\d{1,3}|\\d{0,3}\\.\\d{1,3})(?:'?s)? (?:are )?(?:there )?(?:in|fit in|fit into|go into|make|make up) (?<b>${mixed})`,
      `(?<b>${number})里面?有(?:几|多少)个(?<a>${number})`,
    ],
    ({ a, b }) => {
      const times =
        sizeFrom(b?.includes(" ") ? b.split(" ")[1] : b) + (b?.includes(" ") ? sizeFrom(b.split(" ")[0]) : 0);
      const ratio = times / sizeFrom(a);
      return ratio >= 1 && Math.abs(ratio - Math.round(ratio)) < 1e-9 ? `what is ${put(b)}/${put(a)}` : null;
    },
  ),
  ...told(
    [
      `subtract (?:the )?sum of (?<a>${number}) and (?<b>${number}) from (?<c>${number})`,
      `(?<c>${number})减去?(?<a>${number})[与和加](?<b>${number})的和,差(?:是)?`,
    ],
    ({ a, b, c }) => `what is ${c} - (${a}+${b})`,
  ),
  ...told(
    [`sum of (?<a>[a-z]) and (?<b>[a-z]),? (?:all )?divided by (?<n>\\d{1,3})(?: as an (?:algebraic )?expression)`],
    ({ a, b, n }) => (a === b ? null : `write an expression for the quotient of the sum of ${a} and ${b} and ${n}`),
  ),
  ...told(
    [`${power} minus ${power.replaceAll("<q>", "<r>").replaceAll("<n>", "<m>")}`],
    ({ q = "", n, r = "", m }) => `what is ${n}^${degree[q]} - ${m}^${degree[r]}`,
  ),
  ...told(
    [
      "(?:the )?cube of (?:the )?sum (?<s>\\d{1,3}(?: ?\\+ ?\\d{1,3}){1,6}) minus (?:the )?sum of (?:the )?cubes (?<e>\\d{1,3}\\^\\{?3\\}?(?: ?\\+ ?\\d{1,3}\\^\\{?3\\}?){1,6})",
      "(?:the )?square of (?:the )?sum (?<s>\\d{1,3}(?: ?\\+ ?\\d{1,3}){1,6}) minus (?:the )?sum of (?:the )?squares (?<e>\\d{1,3}\\^\\{?2\\}?(?: ?\\+ ?\\d{1,3}\\^\\{?2\\}?){1,6})",
    ],
    ({ s, e = "" }) => `what is (${s})^${/\^\{?3/.test(e) ? 3 : 2} - (${e.replaceAll(/[{}]/g, "")})`,
  ),
];
