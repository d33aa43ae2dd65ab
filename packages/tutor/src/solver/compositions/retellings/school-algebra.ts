import { isZh, type Retelling, told } from "./retelling.ts";
import { blank, formula, if_, lettersOf, number, inPlainSigns as plain, put, so } from "./school-words.ts";

/** Of powers with large exponents, those that cancel: `(-0.125)^2024*8^2025` is `((-0.125)*8)^2024*8`. */
function cancelled({ s = "", a = "", m = "", b = "", n = "" }: Record<string, string>): string | null {
  const [one, other] = [a, b].map(worthOf);
  const [first, second] = [Number(m), Number(n)];
  if (one === undefined || other === undefined || Math.abs(Math.abs(one * other) - 1) > 1e-9) return null;
  const least = Math.min(first, second);
  if (least < 4 || Math.max(first, second) - least > 4) return null;
  const rest = first === second ? "" : `*(${bare(first > second ? a : b)})^${Math.abs(first - second)}`;
  return `calculate ${s}((${bare(a)})*(${bare(b)}))^${least}${rest}`;
}
const bare = (written: string) => plain(written).replace(/^\(+(.*?)\)+$/, "$1");
function worthOf(written: string): number {
  const [above, below = "1"] = bare(written).split("/");
  return Number(above) / Number(below);
}

const base = `(?:\\d+(?:\\.\\d+)?|\\(+${number}\\)+|\\(?-?\\\\frac ?\\{?\\d\\}? ?\\{?\\d\\}?\\)?|\\(-?\\\\frac ?\\{?\\d+\\}? ?\\{?\\d+\\}?\\))`;
const exponent = (name: string) => `\\^\\{?(?<${name}>\\d{1,5})\\}?`;

/** What two roots of a positive number sum to. */
const bothRoots =
  (asked: (one: string, letter: string) => string) =>
  ({ p = "", q = "" }: Record<string, string>) => {
    const letters = [...new Set([...lettersOf(p), ...lettersOf(q)])];
    if (letters.length !== 1 || /[\^√|/]/.test(p + q)) return null;
    return `${asked(p, letters[0] ?? "")}`.replaceAll("SUM", `(${p})+(${q})=0`);
  };
const twoRoots = `${if_}(?:1个)?(?:正)?数(?<x>[a-z])?的(?:2个)?(?:不同的?)?平方根(?:分别)?${isZh}(?<p>${formula})(?:和|与|,|及)(?<q>${formula})`;

/** Parts of a root between two whole numbers. */
function partsOfRoot({ r = "", a = "", b = "", w = "" }: Record<string, string>): string | null {
  const under = Number(r);
  const whole = Math.floor(Math.sqrt(under));
  if (a === b || whole * whole === under || under > 10_000 || [...lettersOf(w)].some((one) => one !== a && one !== b))
    return null;
  return `已知 ${a}=${whole}，${b}=√(${r})-${whole}，求 ${plain(w)} 的值`;
}

const root = "(?:√\\(?|\\\\sqrt ?\\{?)(?<r>\\d{1,5})[)}]?";
const signs: Record<string, string> = { 和: "+", 差: "-", 积: "*" };
const rootsOfOne: Record<string, (value: string) => string> = {
  立方根: (value) => `cbrt(${value})`,
  算术平方根: (value) => `√(${value})`,
};

/** A system and what holds of its solution, of which a letter of its own is sought. */
const solutionHolds = (equation: (groups: Record<string, string>) => string) => (groups: Record<string, string>) => {
  const { e = "", f = "", k = "", x = "", y = "" } = groups;
  const letters = lettersOf(`${e}${f}`);
  const told = equation(groups);
  if (![...`${x}${y}`, k].every((one) => letters.has(one)) || x === k || y === k) return null;
  return `已知 ${plain(e)}，${plain(f)}，${plain(told)}，求 ${k} 的值`;
};
const equation = (name: string) => `(?<${name}>[^,;_=一-龥]{1,50}?=[^,;_=一-龥]{1,40}?)`;
const about = "(?:关于)?(?:[a-z],?(?:和|与)?[a-z]的)?";
const system = `${if_}${about}(?:二元一次)?方程组(?:\\{)?:?${equation("e")},${equation("f")}\\}?,?(?:中)?,?(?:的解)?(?:也)?(?:满足|中|使|,)*`;
const wanted = `${so}(?:字母|常数|参数)?(?<k>[a-z])${blank}`;

/** The number of a side that is told twice. */
function perimeter({ b = "", c = "", x = "" }: Record<string, string>): string | null {
  const [sum, product] = [-Number(b.replaceAll(" ", "")), Number(c.replaceAll(" ", ""))];
  const width = Math.sqrt(sum * sum - 4 * product);
  const [less, more] = [(sum - width) / 2, (sum + width) / 2];
  // With either side twice there would be two triangles.
  if (!Number.isInteger(less) || less <= 0 || 2 * less > more || x === "") return null;
  return `calculate ${more}+${more}+${less}`;
}

/** `y = f(x)` goes through two points. */
const through = ({ e = "", a = "", b = "", c = "", d = "", w }: Record<string, string>) => {
  const unknown = [...lettersOf(e)].filter((one) => one !== "x" && one !== "y");
  if (unknown.length !== 2 || a === c || !lettersOf(e).has("x")) return null;
  const equations = `${put(e, "x", a)}=${b}，${put(e, "x", c)}=${d}`;
  if (w === undefined) return `解方程组 ${equations}`;
  return [...lettersOf(w)].every((one) => unknown.includes(one)) ? `已知 ${equations}，求 ${plain(w)} 的值` : null;
};
const spot = (x: string, y: string) => `[a-z]? ?\\((?<${x}>${number}),(?<${y}>${number})\\)`;
const curve = `(?:的?图[象像])?(?:与x轴)?(?:的)?(?:都)?(?:经过|通过|交于|过|的2?个?交点(?:为|是)|分别交于)(?:点)?`;

/** Of the values of a parabola the extreme one. */
const extreme = ({ e = "", o = "", n = "", k = "" }: Record<string, string>) => {
  const found = /^(-?\d*)x\^2([-+]\d*)x([-+].+)?$/.exec(plain(e).replaceAll(" ", ""));
  if (!found) return null;
  const [, first = "", second = "", rest = ""] = found;
  const [a, b] = [first, second].map((one) => (/\d/.test(one) ? Number(one) : Number(`${one}1`)));
  if (!a || b === undefined || a > 0 !== (o === "小") || !lettersOf(rest).has(k)) return null;
  const top = -b / (2 * a);
  return Number.isInteger(top * 2) ? `solve ${put(e, "x", `${top}`)}=${n}` : null;
};

/** Each number is the reciprocal of what the one before lacks to 1. */
const reciprocals = ({ a = "", n = "" }: Record<string, string>) => `a_1=${plain(a)}, a_{n+1}=1/(1-a_n), a_{${n}}=`;
const inTurn =
  "(?:(?:从)?第2个(?:数)?(?:起|开始)|以后|后面|之后|后面的?|从第2项(?:起|开始)),?每(?:1)?(?:个|项)?(?:数)?都?(?:等于|是|为)(?:1(?:与|减去|减)(?:它)?(?:的)?前(?:面)?(?:的)?(?:那)?(?:1)?个?(?:数|项)?(?:的)?差|1减(?:去)?前1个数)的倒数";

const quotients = ({ n = "", e = "" }: Record<string, string>) => {
  const found = /^\(?([-+]?\d*)([a-z])([-+]\d+)\)?$/.exec(plain(e).replaceAll(" ", ""));
  const [, m = "", x = "", c = ""] = found ?? [];
  const zero = found ? -Number(c) / (/\d/.test(m) ? Number(m) : Number(`${m}1`)) : Number.NaN;
  return Math.abs(zero) === Number(n) && zero !== 0
    ? `solve (${x}^2-${Number(n) ** 2})/(${plain(e).replaceAll(/^\(|\)$/g, "")})=0`
    : null;
};

/** `\\frac1{x_1}` and the like, which not every topic knows. */
const inPlain: Retelling = [/^(?<all>.*\\frac ?\d ?\{.*)$/u, ({ all = "" }) => plain(all)];

/** Questions of algebra as exercise books of middle schools ask them. */
export const ofSchoolAlgebra: Retelling[] = [
  inPlain,
  ...told(
    [
      `(?:calculate|compute|evaluate|simplify|用简便方法计算|简便计算|简算)?[: ]*(?<s>-)?(?<a>${base})${exponent("m")} ?[*·] ?(?<b>${base})${exponent("n")}(?: ?=)?[ _]*`,
    ],
    cancelled,
  ),
  ...told(
    [`${twoRoots}${so}(?:这个|该|此)(?:正)?数${blank}`],
    bothRoots((one) => `已知 SUM，求 (${one})^2 的值`),
  ),
  ...told(
    [`${twoRoots}${so}\\k<x>${blank}`],
    bothRoots((one) => `已知 SUM，求 (${one})^2 的值`),
  ),
  ...told([`${twoRoots}${so}(?<k>(?!\\k<x>)[a-z])${blank}`], (groups) =>
    bothRoots((_, letter) => (letter === groups.k ? "solve SUM" : ""))(groups),
  ),
  ...told(
    [
      `${if_}${root}的整数部分(?:记作|记为|是|为|用)(?<a>[a-z])(?:表示)?,?(?:它的)?小数部分(?:记作|记为|是|为|用)(?<b>[a-z])(?:表示)?${so}(?<w>[^,;_=一-龥]{1,30}?)${blank}`,
      `${if_}(?<a>[a-z])(?:是|为|表示)${root}的整数部分,(?<b>[a-z])(?:是|为|表示)(?:\\k<r>|它|√\\(?\\k<r>\\)?|\\\\sqrt\\{?\\k<r>\\}?)的小数部分${so}(?<w>[^,;_=一-龥]{1,30}?)${blank}`,
      `${if_}(?<a>[a-z]),(?<b>[a-z])分别(?:是|为|表示)${root}的整数部分(?:和|与)小数部分${so}(?<w>[^,;_=一-龥]{1,30}?)${blank}`,
    ],
    partsOfRoot,
  ),
  ...told([`${root}的平方根${blank}`], ({ r }) => `√${r}的平方根`),
  ...told(
    [
      `(?<a>-?\\d{1,6})的(?<p>立方根|算术平方根)(?:与|和|加|加上)(?<b>-?\\d{1,6})的(?<q>立方根|算术平方根)的?(?<o>和|差|积)?${blank}`,
    ],
    ({ a = "", b = "", p = "", q = "", o = "和" }) => {
      const sign = signs[o];
      return `calculate ${rootsOfOne[p]?.(a)}${sign}${rootsOfOne[q]?.(b)}`;
    },
  ),
  ...told(
    [
      `${if_}(?:在)?数轴上(?:有)?(?:1个)?(?:动|1)?点(?:[a-z])?(?:所)?(?:对应|表示)(?:的)?(?:有理|实)?数(?:是|为)?(?<x>[a-z])${so}(?<e>${formula})的(?:最小|最小的)值${blank}`,
    ],
    ({ e = "", x = "" }) => (lettersOf(e).has(x) ? `the minimum value of ${plain(e)}` : null),
  ),
  ...told(
    [
      `${if_}(?:在)?数轴上,?点a(?:所)?(?:对应|表示)(?:的)?数?(?:是|为)?(?<a>${number}),点b(?:到|与|和|距离?)点?a(?:点)?(?:之间)?的?(?:距离)?(?:是|为|相距|等于)*(?<d>\\d+(?:\\.\\d+)?)(?:个单位(?:长度)?)?${so}点b(?:所)?(?:对应|表示)的?数${blank}`,
      `(?:在)?数轴上,?(?:与|到|和)(?:表示)?(?:数)?(?<a>${number})(?:的)?(?:这个|那个)?点?(?:的)?(?:距离|相距)(?:是|为|等于)?(?<d>\\d+(?:\\.\\d+)?)(?:个单位(?:长度)?)?的点(?:所)?(?:对应|表示)的?数${blank}`,
    ],
    ({ a, d }) => `solve |x-(${a})|=${d}`,
  ),
  ...told(
    [
      `${if_}(?:实数|有理数)?(?<x>[a-z])?(?:满足)?\\|(?<p>[^|,一-龥+-]{1,12})-(?<q>[^|,一-龥+-]{1,12})\\|=\\k<q>-\\k<p>${so}(?<k>[a-z])的(?:取值)?范围${blank}`,
      `${if_}(?:实数|有理数)?(?<x>[a-z])?(?:满足)?√\\(\\((?<p>[^|,一-龥+-]{1,12})-(?<q>[^|,一-龥+-]{1,12})\\)\\^2\\)=\\k<q>-\\k<p>${so}(?<k>[a-z])的(?:取值)?范围${blank}`,
    ],
    ({ p, q, k = "" }) => (lettersOf(`${p}${q}`).has(k) ? `solve ${p}-${q}≤0` : null),
  ),
  ...told(
    [`${system}${equation("g")}${wanted}`],
    solutionHolds(({ g = "" }) => g),
  ),
  ...told(
    [`${system}(?<x>[a-z])(?:,|和|与)(?<y>[a-z])(?:的值)?互为相反数${wanted}`],
    solutionHolds(({ x, y }) => `${x}+${y}=0`),
  ),
  ...told(
    [`${system}(?<x>[a-z])(?:,|和|与)(?<y>[a-z])(?:的值)?(?:相等|的值相等)${wanted}`],
    solutionHolds(({ x, y }) => `${x}=${y}`),
  ),
  ...told(
    [`${system}(?<x>[a-z])(?:的值)?比(?<y>[a-z])(?:的值)?大(?<n>\\d+)${wanted}`],
    solutionHolds(({ x, y, n }) => `${x}-${y}=${n}`),
  ),
  ...told(
    [`${system}(?:是|也是|同时是|恰好是)方程${equation("g")}的解${wanted}`],
    solutionHolds(({ g = "" }) => g),
  ),
  ...told(
    [`${if_}${equation("e")}(?:,|且|和)${equation("f")}${so}(?<w>[^,;_=一-龥]{1,30}?)${blank}`],
    ({ e = "", f = "", w = "" }) => {
      const [told, asked] = [lettersOf(e + f), lettersOf(w)];
      if (asked.size < 2 || told.size !== 2 || ![...asked].every((one) => told.has(one))) return null;
      return `已知 ${plain(e)}，${plain(f)}，求 ${plain(w)} 的值`;
    },
  ),
  ...told(
    [
      `(?:我|孩子)?(?:同桌|同学|弟弟|妹妹|哥哥|姐姐|妈妈|爸爸|儿子|女儿|孩子|有人|有同学|小明|小红|小华|朋友)(?:说|算|觉得|计算)(?:出)?(?<e>[-+*/^().\\d ]{3,40})(?:等于|得|是|=|的结果是|的得数是)(?<v>${number}),(?:可是?|但是?|不过)?(?:我)?(?:算(?:出来|出|的|得)*)?(?:跟|和|与)?(?:他|她)?的?(?:不一样|不同|不是这个数?)?${so}(?:这题|这道题|这个|到底|究竟|应该|正确)*(?:答案|结果|得数)?${blank}`,
    ],
    ({ e = "" }) => (/\d ?[-+*/^] ?\(?-?\d/.test(e) ? `calculate ${e.trim()}` : null),
  ),
  ...told(
    [
      `(?:要)?使(?:得)?(?:式子|代数式|二次根式|分式|函数)?(?<e>${formula})(?:在实数范围内|在实数内)?有意义(?:\\((?:只有|就)(?<u>[^()一-龥]{1,20})(?:在|写在)(?:根号|根号下|根号里)(?:里面?|下面?|内)?\\))?,(?:则|那么)?(?<x>[a-z])(?:应|需|要|必须|应该|应当)?满足(?:的|什么)?(?:条件)?(?:是|为)?(?:什么)?[ _]*`,
      `(?:要)?使(?:得)?(?:式子|代数式|二次根式|分式|函数)?(?<e>${formula})(?:在实数范围内|在实数内)?有意义(?:\\((?:只有|就)(?<u>[^()一-龥]{1,20})(?:在|写在)(?:根号|根号下|根号里)(?:里面?|下面?|内)?\\))?${so}(?:实数|字母)?(?<x>[a-z])(?:的)?(?:取值)?范围${blank}`,
    ],
    ({ e = "", u, x = "" }) =>
      lettersOf(e).size === 1 && lettersOf(e).has(x) && (u === undefined || plain(e).includes(`√(${u})`))
        ? `What is the domain of ${plain(e)}?`
        : null,
  ),
  ...told(
    [
      `${if_}反比例函数y=(?:k/x|\\\\frac ?\\{?k\\}? ?\\{?x\\}?)(?:\\(k(?:≠|\\\\ne ?)0\\))?(?:的)?(?:图[象像])?(?:经过|过|通过)点?${spot("a", "b")}${so}当x=(?<c>${number})时,(?:函数值)?y${blank}`,
      `${if_}反比例函数y=(?:k/x|\\\\frac ?\\{?k\\}? ?\\{?x\\}?)(?:\\(k(?:≠|\\\\ne ?)0\\))?(?:的)?(?:图[象像])?(?:经过|过|通过)点?${spot("a", "b")}(?:和|与|,)(?:点)?[a-z]? ?\\((?<c>${number}),(?<m>[a-z])\\)(?:也在(?:该|这个|此)?(?:函数|反比例函数)?的?图[象像]上)?${so}\\k<m>${blank}`,
    ],
    ({ a, b, c }) => `y is inversely proportional to x with x = ${a} and y = ${b}, find y when x = ${c}`,
  ),
  ...told(
    [
      `${if_}(?:反比例|[一1]次|正比例|[二2]次)?(?:函数|抛物线|直线|双曲线)y=(?<e>[^,;_=一-龥]{1,30}?)(?:\\([a-z]≠0\\))?${curve}${spot("a", "b")}(?:,|和|与)(?:点)?${spot("c", "d")}(?:2点|两点)?${so}(?<w>[a-z]?[-+*/a-z\\d^]{0,12}?)${blank}`,
    ],
    through,
  ),
  ...told(
    [
      `${if_}(?:[二2]次)?(?:函数|抛物线)y=(?<e>[^,;_=一-龥]{1,30}?)(?:有|的)最(?<o>[大小])值(?:是|为|等于)?(?<n>${number})${so}(?:常数|字母)?(?<k>[a-z])${blank}`,
    ],
    extreme,
  ),
  ...told(
    [
      `${if_}(?:多项式|[二2]次[三3]项式)(?<e>[^,;_=一-龥]{1,30}?)(?:可以|能)?(?:因式分解|分解因式|分解|因式分解的结果)(?:成|得|为|是|后得|后是|的结果是|的结果为)(?<f>\\([^,;_=一-龥]{1,30}?\\)),?(?:那么|则|求|,)*(?<w>[a-z][-+*/a-z\\d]{0,8}?)${blank}`,
    ],
    ({ e = "", f = "", w = "" }) =>
      w.length === 1 ? `若 ${plain(e)}=${plain(f)}，则${w}=` : `若 ${plain(e)}=${plain(f)}，求${w}`,
  ),
  ...told(
    [
      `${if_}(?:分)?式(?:子)?(?:\\(\\|(?<x>[a-z])\\|-(?<n>\\d+)\\)/(?<e>\\([^()]{2,8}\\))|\\\\[dt]?frac ?\\{ ?\\|(?<x2>[a-z])\\|-(?<n2>\\d+)\\} ?\\{(?<e2>[^{}]{2,8})\\})(?:的值)?(?:是|为|等于|=)(?:0|零)${so}(?:\\k<x>|\\k<x2>)${blank}`,
    ],
    ({ n, n2, e, e2 }) => quotients({ n: n ?? n2 ?? "", e: e ?? e2 ?? "" }),
  ),
  ...told(
    [
      `${if_}(?:关于[a-z]的)?(?:[1一]元[1一]次)?不等式\\((?<e>[^()=<>≤≥]{2,12})\\)(?<x>[a-z])(?<s>[<>])\\(?\\k<e>\\)?的解集(?:是|为)\\k<x>(?<t>[<>])1${so}(?:字母|常数)?(?<k>[a-z])的?(?:取值)?(?:范围)?${blank}`,
    ],
    ({ e = "", s, t, k = "" }) => (lettersOf(e).has(k) ? `solve ${e}${s === t ? ">" : "<"}0` : null),
  ),
  ...told(
    [
      `${if_}(?:1列数|有1列数|1组数)?,?(?:a_?1|第1个数)(?:=|是|为)(?<a>[^,;一-龥]{1,20}),${inTurn},?(?:即a_\\{?n\\+1\\}?=[^,一-龥]{3,30},)?${so}(?:a_?\\{?(?<n>\\d{1,6})\\}?|第(?<n2>\\d{1,6})个数)${blank}`,
    ],
    ({ a = "", n, n2 }) => reciprocals({ a, n: n ?? n2 ?? "" }),
  ),
  ...told(
    [
      `(?:1个)?等腰三角形(?:的)?(?:其中)?(?:的)?(?:2(?:条)?边(?:的)?(?:的)?长?(?:度)?|底边?长?(?:和|与)腰长?|腰长?(?:和|与)底边?长?)(?:恰好|正好|恰|分别)*是(?:[1一]元[2二]次)?方程(?<x>x)\\^2(?<b>[-+]\\d+)x(?<c>\\+\\d+)=0的(?:的)?(?:2个?)?(?:实数)?(?:根|解)${so}(?:这个|该|此|它)?的?(?:等腰)?(?:三角形)?的?周长${blank}`,
    ],
    perimeter,
  ),
  ...told(
    [
      `[^\\d]{0,12}结绳[^\\d]{0,12},[^\\d]{0,12}满(?<b>\\d)进1[.,][^\\d]{0,30}从(?<w>左到右|右到左)[^\\d]{0,20}(?<l>\\d(?:,\\d){1,5})(?:\\(最(?<r>右|左)边(?:的)?是个位\\))?,[^\\d]{0,20}(?:多少|几)(?:天|个|只|颗)?`,
    ],
    ({ b, w = "", l = "", r }) => {
      const digits = l.split(",");
      const shown = w === "左到右" ? digits : digits.reverse();
      if (r === "左" || (w === "左到右" && !r) || digits.some((one) => Number(one) >= Number(b))) return null;
      return `Convert ${shown.join("")} in base ${b} to decimal`;
    },
  ),
];
