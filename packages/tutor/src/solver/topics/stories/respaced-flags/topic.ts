import { plainOf } from "../../../sentences/plain.ts";
import { grammar, readSaid, type Said, tellsOnly } from "../../../sentences/said-facts.ts";
import type { Step } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Name = "every" | "length" | "ends" | "ring" | "count" | "asked" | "except" | "things" | "place";
/** Flags or trees every so many meters, from end to end or around a ring, which are to stand at another distance. */
type Respaced = { from: number; to: number; length: number; isRing: boolean; isExcept: boolean };

const LENGTH_MAX = 100_000;
const unit = "(?<u>m|meters?|metres?|feet|foot|ft|yards?)(?![a-z])";
const things =
  "(?:small |red |colored |the )*(?:flags?|trees?|poles?|posts?|lamps?|lampposts?|street ?lights?|lights?|stakes?|markers?)";
const unitZh = "(?<u>米|m|厘米)";
const classifier = "(?:面|棵|根|盏|个|杆|株|支)";
const thingsZh = "(?:小|红|彩|小红|小彩|柳|杨|松|梧桐|桃|小树|旗|电线|路|木|标志)*(?:旗子?|树苗?|杆|灯|桩|牌)";
const put = "(?:插|栽|种|立|安装|竖|装|埋|挂|放|摆)(?:上|了|着|有)*";

const grammars = {
  en: grammar<Name>(
    [
      [
        "asked",
        `how many (?:of )?${things} (?:do not|don't|need not|will not|won't|does not|would not|wouldn't|can|did not|didn't)(?: need| have)?(?: to)?(?: be)?(?: (?:moved|left|stay|remain|replaced|move|relocated|changed))(?: (?:where they are|in place|in their places?|standing|at all))?`,
      ],
      ["every", `(?:every|at intervals of|spaced) (?<a>\\d{1,4}) ?${unit}(?: apart)?`],
      ["every", `(?<a>\\d{1,4}) ?${unit} apart`],
      ["length", `(?:is )?(?<l>\\d{1,5})[- ]?${unit}(?:[- ]long)?(?: (?:stretch|side))?`],
      ["count", `(?:there (?:are|were) )?(?<n>\\d{1,4}) ${things}(?: (?:in all|altogether))?`],
      [
        "except",
        `(?:besides|apart from|except(?: for)?|not counting) (?:the )?(?:2 )?(?:${things} )?(?:at )?(?:the |both )?(?:2 )?ends?`,
      ],
      [
        "ends",
        `(?:including|with|and)?(?: there (?:is|are))?(?: (?:1|one|a))?(?: ?${things})? ?(?:at|on) (?:both|each|either|the 2) ends?(?: included)?|both ends included|including both ends|from (?:1|one) end to the other|with both ends`,
      ],
      ["ring", "circular|round|around"],
      ["things", things],
      [
        "place",
        "road|street|path|avenue|track|pond|lake|park|garden|playground|field|fence|river ?bank|highway|side of (?:a|the) (?:road|street)",
      ],
    ],
    "are were is was placed planted set put along a an the of on one 1 side now instead they will to be it if and there then stand stood standing as at first originally should changed spacing distance between with in have has that straight line long each so but new we want them placing plan spaced moved from by",
  ),
  ch: grammar<Name>(
    [
      [
        "except",
        `除(?:了)?2(?:端|头)(?:的)?(?:2${classifier})?(?:${thingsZh})?(?:不动|不(?:用|需|必)?移动|不需移动|外|以外|之外)*,?(?:中间)?(?:还|中间)*`,
      ],
      [
        "asked",
        `(?:1共|共|还|那么|中间)*有?(?:多少|几)${classifier}(?:${thingsZh})?(?:可以|能够?)?(?:不用|不必|不需要?|无需|不)(?:移动|动|挪动|拔(?:掉|出)?|重新插)`,
      ],
      [
        "asked",
        `(?:可以)?(?:不用|不必|不需要?|无需|不)(?:移动|动|挪动|拔(?:掉|出)?)的(?:${thingsZh})?(?:1共|共|还)?有?(?:多少|几)${classifier}(?:${thingsZh})?`,
      ],
      ["every", `每(?:隔|相隔|间隔)?(?<a>\\d{1,4})${unitZh}(?:就)?(?:${put}|有)?(?:1${classifier})?(?:${thingsZh})?`],
      [
        "every",
        `(?:每|相邻)2${classifier}(?:${thingsZh})?(?:之间|间)?的?(?:距离|相距|相隔|间隔)(?:是|为)?(?<a>\\d{1,4})${unitZh}`,
      ],
      ["length", `(?:全长|长度?|周长|共长)(?:是|为)?(?<l>\\d{1,5})${unitZh}(?:长)?的?`],
      ["length", `(?<l>\\d{1,5})${unitZh}长?的`],
      [
        "ends",
        `(?:且|并且)?(?:2端|2头|首尾|起点和终点|路的2端)(?:都|也|各)?(?:要|已)?(?:${put}|有)?(?:1${classifier})?(?:${thingsZh})?|从头到尾|从1端到另1端`,
      ],
      ["ring", "圆形|环形|1周|1圈|四周|周围|4周"],
      ["count", `(?:1共|共|原来|原有|${put}|有)*(?<n>\\d{1,4})${classifier}(?:${thingsZh})?`],
      ["things", thingsZh],
      ["place", "公路|马路|小路|道路|大路|街道|跑道|操场|池塘|花坛|湖边?|花园|水池|河堤|河岸|路边|路"],
    ],
    "的 1边 1侧 1旁 旁 边 在 1条 条 1个 个 原来 原 原计划 现在 现 要 改成 改为 如果 若 后来 由于 准备 计划 打算 改 成 为 插 栽 种 沿 沿着 从 共 1共 那么 问 上 把 将 它 间隔 距离 是 有 按 都 这条 学校 公园 变成 这样 每面 时 安装 \\( \\) \\.",
  ),
};

function respacedIn(said: Said<Name>): Respaced | null {
  const [old, now, ...more] = said.every ?? [];
  if (!old || !now || more.length > 0) return null;
  const shapes = (["length", "count"] as const).filter((name) => said[name]);
  const [shape] = shapes;
  if (
    !shape ||
    shapes.length > 1 ||
    !tellsOnly(said, ["asked", shape], ["every", "ends", "ring", "except", "things", "place"])
  )
    return null;
  const units = [old, now, ...(said.length ?? [])].map(({ u = "" }) =>
    u
      .replace(/^met(?:er|re)s?$/, "m")
      .replace(/^(?:foot|ft)$/, "feet")
      .replace(/s$/, "")
      .replace("米", "m"),
  );
  if (new Set(units).size > 1) return null;
  const isRing = said.ring !== undefined;
  const isExcept = said.except !== undefined;
  // On a straight road nobody knows where the first one stands, unless it is told.
  if (isRing ? said.ends || isExcept : !said.ends && !isExcept && !said.count) return null;
  const [from, to] = [Number(old.a), Number(now.a)];
  const many = Number(said.count?.[0]?.n);
  const length = said.count ? (isRing ? many : many - 1) * from : Number(said.length?.[0]?.l);
  return usual({ from, to, length, isRing, isExcept });
}

function usual(respaced: Respaced): Respaced | null {
  const { from, to, length } = respaced;
  const fits =
    from !== to && from > 0 && to > 0 && length > 0 && length <= LENGTH_MAX && length % from === 0 && length % to === 0;
  return fits ? respaced : null;
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** Which of the flags along a road stay where they are when their distance changes. */
export const respacedFlags = defineTopic<Respaced, Code>({
  name: "respaced-flags",
  words,
  read: (question) => {
    const plain = plainOf(question);
    if (!/每|every|apart|spaced|相邻/.test(plain)) return null;
    const said = readSaid(plain, grammars);
    return said && respacedIn(said);
  },
  work: ({ from, to, length, isRing, isExcept }) => {
    const lcm = (from * to) / gcd(from, to);
    const parts = Math.floor(length / lcm);
    const all = isRing ? parts : parts + 1;
    const key = `${isExcept ? all - 2 : all}`;
    const values = {
      from: `${from}`,
      to: `${to}`,
      lcm: `${lcm}`,
      length: `${length}`,
      parts: `${parts}`,
      all: `${all}`,
      answer: key,
    };
    const steps: Step<Code>[] = [
      { code: "common", values },
      { code: "parts", values },
      { code: isRing ? "ring" : "line", values },
      ...(isExcept ? [{ code: "except" as const, values }] : []),
    ];
    return {
      problem: {
        en: `${isRing ? `around a ring of $${length}$ m` : `along $${length}$ m, both ends included`}, one every $${from}$ m, then every $${to}$ m: how many stay${isExcept ? " besides those at the ends" : ""}`,
        ch: `${isRing ? `周长 $${length}$ 米` : `全长 $${length}$ 米，两端都有`}，原来每隔 $${from}$ 米一个，改为每隔 $${to}$ 米一个，${isExcept ? "除两端外还" : ""}有几个不用移动`,
      },
      steps,
      answer: { said: { en: `$${key}$`, ch: `$${key}$` }, key },
    };
  },
  // Every place is looked at.
  holds: ({ from, to, length, isRing, isExcept }, { key }) => {
    let stay = 0;
    for (let at = 0; isRing ? at < length : at <= length; at++)
      if (at % from === 0 && at % to === 0 && !(isExcept && (at === 0 || at === length))) stay++;
    return `${stay}` === key;
  },
  similar: ({ isRing, isExcept }) => ({ from: 6, to: 8, length: 120, isRing, isExcept }),
});
