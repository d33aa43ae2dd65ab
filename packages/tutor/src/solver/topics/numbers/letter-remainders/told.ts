const whole = "(?:certain |positive |whole |natural )*(?:number|integer)";
const subject = `(?:(?:the |a |an |some |that )?${whole}(?: (?<letter>[a-z])(?![a-z]))?|(?<alone>[a-z])(?![a-z])|(?<zhnamed>(?:1个|某|这个)?(?:正整数|自然数|整数|数))?(?<zhletter>[a-z])?(?<spot>甲|乙)?数?)`;
const number = "\\d{1,6}";
const rest = `(?:a |the )?remainder(?: of| is)? (?<r>${number})`;

/** What is told of one number: a divisor and a remainder. */
const knowns = [
  `${subject} (?:leaves|gives|has|leave)(?: ${rest}| (?<r2>${number})),? (?:when|if|after being)(?: it is| it's)? divided by (?<m>${number})`,
  `(?:when |if )?${subject}(?: is)? divided by (?<m>${number}),? (?:and |it |this )?(?:leaves|gives|has|there is|the)? ?${rest}`,
  `(?:when |if )?${subject}(?: is)? divided by (?<m>${number}),? (?:it )?leaves (?<r>${number})`,
  `(?:the )?remainder (?:when|if|of) ${subject}(?: is)? divided by (?<m>${number}) is (?<r>${number})`,
  `${subject} ?≡ ?(?<r>${number}) ?\\(? ?mod(?:ulo)? ?(?<m>${number}) ?\\)?`,
  `${subject} (?:mod|modulo|%) ?(?<m>${number}) ?(?:=|is|equals|gives) ?(?<r>${number})`,
  `${subject}(?:除以|被)(?<m>${number})(?:除|去除)?(?:时|后)?,?(?:所?得?的?余数?(?:是|为)?|余)(?<r>${number})`,
].map((source) => new RegExp(`^(?:${source})(?!\\d)`, "u"));

const openings =
  /^(?:if |when |suppose(?: that)? |given(?: that)? |let |assume(?: that)? |say |we know(?: that)? |如果|假如|若|设|已知|有)?(?:(?:positive )?(?:integers?|numbers?) (?=[a-z](?![a-z]))(?=(?:[a-z] satisfies)))?(?:[a-z] satisfies (?=[a-z]))?/;
const joints = /^(?:,? ?(?:and|while|,) |, |,|且|而|并且)(?:if |when |that |若)?/;

/** Two numbers at once: "a and b leave remainders 3 and 5 when divided by 7". */
const both = [
  /^(?:when |if )?(?<a>[a-z]) and (?<b>[a-z]) (?:leave|give|have) (?:the )?remainders(?: of)? (?<r>\d{1,6}) and (?<s>\d{1,6})(?:,? respectively)?,? when (?:they are )?divided by (?<m>\d{1,6})(?:,? respectively)?/,
  /^(?:when |if )?(?<a>[a-z]) and (?<b>[a-z]) are divided by (?<m>\d{1,6}),? the(?:ir)? remainders are (?<r>\d{1,6}) and (?<s>\d{1,6})(?:,? respectively)?/,
  /^(?:2个(?:自然|整)?数|(?:正)?整数|自然数)?(?<a>[a-z])?[,和与]?(?<b>[a-z])?(?:分别)?除以(?<m>\d{1,6})(?:的|所得的?)?余(?:数)?(?:分别)?(?:是|为)?(?<r>\d{1,6})[,和与](?<s>\d{1,6})/u,
  /^(?:2|the 2) (?:numbers|integers|whole numbers|positive integers) (?:leave|give|have) (?:the )?remainders(?: of)? (?<r>\d{1,6}) and (?<s>\d{1,6})(?:,? respectively)?,? when (?:they are )?divided by (?<m>\d{1,6})/,
  /^(?:甲[,、和与]?乙(?:2数|两数)?|2个(?:自然|整)?数)(?:分别|都)?(?:除以|被)(?<m>\d{1,6})(?:除)?,?(?:分别)?余(?:数)?(?:分别)?(?:是|为)?(?<r>\d{1,6})[,和与](?<s>\d{1,6})/u,
  /^2个(?:自然|整)?数(?:分别)?除以(?<m>\d{1,6})(?:的|所得的?)?(?:分别)?余(?:数)?(?:分别)?(?:是|为)?(?<r>\d{1,6})[,和与](?<s>\d{1,6})/u,
];

/** How the number, or both of them, are named where something is asked of them. */
const asked: [RegExp, string][] = [
  [
    /^(?:the )?(?:sum of (?:the |these )?2 numbers|(?:their|the) sum|2数(?:的|之)和|(?:它们|这2个数|甲[,和与]?乙(?:2数)?)(?:的|之)?和)$/,
    "a+b",
  ],
  [
    /^(?:the )?(?:product of (?:the |these )?2 numbers|(?:their|the) product|2数(?:的|之)积|(?:它们|这2个数|甲[,和与]?乙(?:2数)?)(?:的|之)?(?:乘)?积)$/,
    "a*b",
  ],
  [/^(?:the )?sum of ([a-z]) and ([a-z])$/, "$1+$2"],
  [/^(?:the )?product of ([a-z]) and ([a-z])$/, "$1*$2"],
  [/^([a-z])[,与和]([a-z])(?:的|之)(?:和)$/, "$1+$2"],
  [/^([a-z])[,与和]([a-z])(?:的|之)(?:乘?积)$/, "$1*$2"],
  [
    /^(?:it|the number|this number|that number|the same (?:number|integer)|(?:this|that|the) integer|这个(?:自然|整)?数|它|该数|此数)$/,
    "n",
  ],
  [
    /^(?:the square of (?:the|this|that) number|(?:its|the) square|(?:the|this|that) number squared|(?:这个数|它|该数)的平方)$/,
    "n^2",
  ],
  [/^(?:the square of |the square )([a-z])$|^([a-z]) squared$/, "$1$2^2"],
  [/^([a-z])的平方$/, "$1^2"],
  [/^(?:twice|double) (?:the|this|that) number$/, "2*n"],
  [/^(?:twice|double) ([a-z])$/, "2*$1"],
  [/^(\d{1,4}) times (?:the|this|that) number$/, "$1*n"],
  [/^(?:这个数|它|该数)的(\d{1,4})倍$/, "$1*n"],
  [/^([-+*^() \da-z]{1,30})$/, "$1"],
];

const of = "(?<e>[^,]{1,40}?)";
const by = `(?<by>${number})`;
const asks = [
  `what(?:'s| is| will| would) the remainder (?:be )?(?:when|if) (?<e>it)(?:'s| is|s)? divided by ${by}`,
  `what(?:'s| is| would be| will be)? (?:the )?remainder (?:does|do|will|would|is left (?:when|if)|if|do you get when|will you get when) ${of}(?: leave| give| have| be)?,? ?(?:when|if)?(?: it is| it's)?(?: is| are)? divided by ${by}`,
  `(?:what(?:'s| is| would be| will be)? |find |determine |then )*(?:the )?remainder (?:when|if|of|for|on dividing) ${of}(?:,? (?:when|if))?(?: it is| it's)?(?: is| are)? (?:divided )?by ${by}`,
  `(?:what(?:'s| is| does)? |find |then )*${of} ?\\(?(?:mod|modulo) ?${by}\\)?(?: equal)?`,
  `(?:那么|则|求|问|,)*${of}(?:除以|被)${by}(?:除)?(?:时|后)?,?(?:的|所得的?|得到的?)?余(?:数)?(?:是)?(?:几|多少)?`,
].map((source) => new RegExp(`^(?:${source})$`, "u"));

/** "a除以7余3,b除以7余5,那么ab除以7余几" in the words of the topic; null where it is no such question. */
export function toldRemainders(plain: string): string | null {
  const known: { letter: string; m: string; r: string }[] = [];
  let left = plain.replace(openings, "");
  const two = both.map((shell) => shell.exec(left)).find((match) => match !== null);
  if (two?.groups) {
    const { a = "a", b = "b", m = "", r = "", s = "" } = two.groups;
    known.push({ letter: a, m, r }, { letter: b, m, r: s });
    left = left.slice(two[0].length).replace(joints, "");
  } else
    for (;;) {
      const found = knowns.map((shell) => shell.exec(left)).find((match) => match !== null);
      if (!found?.groups) break;
      const { letter, alone, zhletter, zhnamed, spot, m = "", r, r2 } = found.groups;
      const name = letter ?? alone ?? zhletter ?? (spot ? (spot === "甲" ? "a" : "b") : "n");
      if (!letter && !alone && !zhletter && !spot && !zhnamed && !/number|integer/.test(found[0])) return null;
      known.push({ letter: name, m, r: r ?? r2 ?? "" });
      left = left.slice(found[0].length).replace(joints, "");
    }
  if (known.length === 0 || known.length > 3) return null;
  const found = asks
    .map((shell) => shell.exec(left.trim().replace(/^(?:then|那么|则)[, ]*/, "")))
    .find((match) => match !== null);
  const named = found?.groups?.e?.trim() ?? "";
  const [shape, put] = asked.find(([one]) => one.test(named)) ?? [];
  if (!found?.groups || !shape || put === undefined) return null;
  const formula = named.replace(shape, put).replaceAll(" ", "");
  const given = known.map(({ letter, m, r }) => `${letter} mod ${m} = ${r}`).join(" and ");
  return `the remainder of ${formula} divided by ${found.groups.by} when ${given}`;
}

const sumTo =
  "1 ?\\+ ?2 ?\\+ ?(?:3 ?\\+ ?)?(?:4 ?\\+ ?)?(?:(?:…+|\\.{3,}|⋯) ?\\+|(?:3 ?)?(?:一直|1直)?(?:加到|\\+到)) ?\\d{1,6}";
const formula = `(?:${sumTo}|[\\d+*^() …-]{3,60}?)`;
const parities = [
  new RegExp(
    `^(?:without (?:computing|calculating|working out|evaluating)(?: it| this| anything)?,? )?(?:is |will )?(?:the )?(?:number |value of |result of |sum |answer to )*(?<e>${formula}),?(?: be| is)? (?:an? )?(?<sort>odd|even)(?: number| integer)?$`,
  ),
  new RegExp(`^(?:不计算,?)?(?<e>${formula})(?:,)?(?:的|它的|其)?(?:结果|和|得数|值|计算结果|差|积)?是(?<zh>奇|偶)数$`),
];
const severals = [
  /^(?:is |will )?(?:the )?(?<sign>sum|product) of (?:any )?(?<n>\d{1,6}) (?:consecutive )?(?<kind>odd|even) (?:whole )?(?:numbers|integers),? (?:always |be )?(?:an? )?(?:odd or even|even or odd)(?: number)?$/,
  /^(?<n>\d{1,6})个(?:连续的?|不同的?)?(?<kind>奇|偶)数(?:的|之)?(?<sign>和|积|相加|相乘),?(?:的?(?:和|积|结果))?(?:一定)?是(?:奇数还是偶数|偶数还是奇数)$/,
];

/** "Is the sum of five odd numbers odd or even?" */
function toldSeveral(text: string): string | null {
  const { n, kind, sign } =
    severals.map((shell) => shell.exec(text)?.groups).find((groups) => groups !== undefined) ?? {};
  if (!n || !kind || !sign) return null;
  const rest = /odd|奇/.test(kind) ? 1 : 0;
  return `is ${/sum|和|相加/.test(sign) ? `${n}*a` : `a^${n}`} odd or even when a mod 2 = ${rest}`;
}

const yesOrNo =
  /[, ]*\(?(?:(?:please )?(?:answer|say|write)?(?: with| just| only)? ?(?:yes or no|yes\/no|y\/n)|(?:请|只)?(?:直接)?(?:回答|填|答)?(?:是或不是|是或否|是还是不是|是\/否|yes\/no))\)?$/;

/** "Is 3^5 + 7^4 even?", 1+2+…+2025 的结果是奇数吗: answered by yes or no. */
export function toldParity(plain: string): string | null {
  const text = plain.replace(yesOrNo, "").replace(/吗$/, "").trim();
  const several = toldSeveral(text);
  if (several) return several;
  const found = parities.map((shell) => shell.exec(text)?.groups).find((groups) => groups !== undefined);
  if (!found?.e) return null;
  const written = found.e
    .replaceAll(" ", "")
    .replace(/^1\+2\+.*?(\d+)$/, (all, end: string) => (/…|\.\.\.|⋯|到/.test(all) ? `${end}*(${end}+1)/2` : all));
  return /[-+*^]/.test(written) ? `whether ${written} is ${found.sort ?? (found.zh === "奇" ? "odd" : "even")}` : null;
}
