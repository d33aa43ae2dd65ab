import { type AnyOrder, type Groups, isCount } from "./told-in-any-order.ts";

const go = "(?:平均)?(?:可以?|能)?(?:行驶|步行|骑行|飞行|航行|前进|行走|行|走|跑|骑|飞|开|游|航)?(?:了|的)?";
const who = (name: string) =>
  `(?<${name}>[甲乙][车船]?|快车|慢车|客车|货车|轿车|汽车|(?!每)(?!平均)[\\p{Script=Han}]{1,4}?)`;
const unit = "(?<l>千米|米)";
const time = "(?<t>小时|分|秒)";
/** A speed: 每小时行40千米, 速度是每小时40千米, 以每分60米的速度步行; the units are those of the whole story. */
const speed = (name: string) =>
  `(?:骑自?行?车|骑车|步行|开车|坐车|乘车|跑步|走路)?(?:以|用|按)?(?:的)?(?:平均)?(?:速度)?(?:是|为)?(?:平均)?每${time}${go}<${name}>${unit}(?:的?速度)?(?:骑车|步行|行驶|行走|前进|跑步)?`;
const start = "(?:(?!同向|背|停|返|休息|晚|迟|早|提前|耽|先|追)[^\\d,%不没])";
/** How the two set out. */
const settings = [
  `(?=[^,]*(?:同时|出发|相对|相向|开出|而行|走来|迎面|对开))${start}{2,30}`,
  "在途中相遇|途中[^\\d,]{0,4}停留|中途都?不停(?:车|留)?",
];
const two = "(?:两[车人船队者]|两列车|两列火车|他们|甲乙两?[人车]?)?";
const distance = [
  `(?:[^\\d,%]{0,6},)?${start}{0,12}两?${start}{0,6}(?:相距|距离|路程|公路|铁路|相隔|之间)(?:全?长)?(?:是|为|有)?(?:约)?<d>${unit}`,
  `${start}{0,12}两?${start}{0,8}从?相距<d>${unit}的${start}{0,4}两?${start}{0,16}`,
];
const meets = "(?:可以?|能|会|在[^\\d,]{1,3})*相遇(?:[^\\d,]{0,2})";
const isAlone = (...names: (string | undefined)[]) => new Set(names).size === names.length;
const bare = (name?: string) => name?.replace(/[车船队]$/, "");

/** 上山 and 下山 go the same way. */
const upward = "(?:去|上山|上坡|去时|上学|前往)";
const downward = "(?:返回|回来|原路返回|回程|下山|下坡|回家|返程|放学|回)";
const there = (way: string, name: string) =>
  `[^\\d,%比多]{0,8}?(?:沿?原路)?${way}(?:的时候|时|途中)?(?:的)?,?[^\\d,%比多]{0,4}?${speed(name)}[^\\d,%比多]{0,4}?(?:去|前往|返回|回来)?`;
const bothWays = "(?:往返|来回|上下山全程|上下坡全程|上下坡|全程|上下山|整个路程|一去一回|上山和下山|上山下山|全路程)";

const after = [
  `${who("v")}?(?:出发后?|走|行|经过|再过|追|跑|开)*(?:需要?|要|用)?(?:多少|几)(?:个)?${time}(?:之?后)?(?:才|就|能|可以?|可|会)*追(?:得)?上(?:了)?${who("w")}?`,
  `[^\\d,%被]{0,6}?(?:多少|几)(?:个)?${time}(?:之?后)${who("v")}(?:才|就|能|可以?|可|会)*追(?:得)?上(?:了)?${who("w")}?`,
  `${who("v")}?追上${who("w")}?(?:需要?|要|用)(?:多少|几)(?:个)?${time}`,
];

const oneAndOther = ({ x, y }: Groups) => isAlone(bare(x), bare(y));
const isSlower = ({ a, b }: Groups) => Number(a) < Number(b);
/** The slower and the faster speed, where the faster one goes after the slower, as it is told or, where nobody is named, by who is told first. */
function slowAndFast({ a, b, x, y, v, w }: Groups): [string, string] | null {
  if (!a || !b || a === b) return null;
  const [slow, fast] = isSlower({ a, b }) ? [x, y] : [y, x];
  const isNamed = (name?: string) => name === x || name === y;
  if (isNamed(v) ? v !== fast : isNamed(w) ? w !== slow : !isSlower({ a, b })) return null;
  return isSlower({ a, b }) ? [a, b] : [b, a];
}

/** How two meet, how one overtakes another, and who goes there and back. */
export const ofJourneys: AnyOrder[] = [
  {
    about: /^(?=.*(?:相遇|迎面|相向|相对|对开))(?!.*(?:同向|背|返|先|追|停|晚|早|休息|还相距|又|再次)).*每/u,
    given: [distance, [`${who("x")}${speed("a")}`], [`${who("y")}${speed("b")}`]],
    beside: settings,
    asked: [
      `[^\\d,%]{0,6}?(?:多少|几)(?:个)?${time}(?:之?后)?${two}(?:在途中)?${meets}`,
      `${two}(?:从出发到|几时|出发后)?相遇(?:需要?|要|用|时用了?)+(?:多少|几)(?:个)?${time}`,
    ],
    meant: (told) => (oneAndOther(told) ? `what is ${told.d}/(${told.a}+${told.b})` : null),
  },
  {
    about: /^(?=.*(?:相遇|迎面|相向|相对|对开))(?!.*(?:同向|背|返|先|追|停|晚|早|休息|还相距|又|再次)).*每/u,
    given: [
      [`[^\\d,%]{0,6}?<h>${time}(?:之?后)?${two}(?:在途中)?(?:正好)?相遇`],
      [`${who("x")}${speed("a")}`],
      [`${who("y")}${speed("b")}`],
    ],
    beside: settings,
    asked: [
      `(?:[^\\d,%]{0,6},)?[^\\d,%]{0,12}两?[^\\d,%]{0,6}(?:相距|距离|路程|长|相隔)(?:是|为|有)?(?:(?:多少|几)${unit})?`,
    ],
    meant: (told) => (oneAndOther(told) ? `what is (${told.a}+${told.b})*${told.h}` : null),
  },
  {
    about: /^(?=.*(?:相遇|迎面|相向|相对|对开))(?!.*(?:同向|背|返|先|追|停|晚|早|休息|还相距|又|再次)).*每/u,
    given: [
      distance,
      [`[^\\d,%]{0,6}?<h>${time}(?:之?后)?${two}(?:在途中)?(?:正好)?相遇`],
      [`${who("x")}${speed("a")}`],
    ],
    beside: settings,
    asked: [
      `${who("y")}(?:的)?(?:平均)?(?:速度是)?每${time}${go}(?:多少|几)${unit}`,
      `${who("y")}的?(?:平均)?速度(?:是|为)?(?:(?:多少|几)(?:${unit}每${time})?)?`,
    ],
    meant: (told) =>
      oneAndOther(told) && Number(told.d) > Number(told.a) * Number(told.h)
        ? `what is ${told.d}/${told.h}-${told.a}`
        : null,
  },
  {
    about: /^(?=.*追)(?!.*(?:相遇|相向|背|返|被|停|休息|离家|多远)).*每/u,
    given: [
      [`${who("x")}(?:先)?${speed("a")}[^\\d,%]{0,10}`],
      [
        `(?:[^\\d,%]{0,5}?(?:先)?(?:出发|走了?|行了?|跑了?|开出)?(?:了)?)?<h>${time}(?:以?后|之后)(?:[^\\d,%每]{0,20})?`,
        `[^\\d,%每]{0,5}?先[^\\d,%每]{0,4}?<h>${time}`,
      ],
      [`[^\\d,%每]{0,16}?${who("y")}${speed("b")}[^\\d,%]{0,12}`],
    ],
    beside: ["(?=[^,]*(?:出发|去|追|从|沿|带|忘))[^\\d,%被]{2,24}", "[^\\d,%]{0,6}(?:足够远|足够长)"],
    asked: after,
    meant: (told) => {
      const [slow, fast] = slowAndFast(told) ?? [];
      return slow && oneAndOther(told) ? `what is ${slow}*${told.h}/(${fast}-${slow})` : null;
    },
  },
  {
    about: /^(?=.*(?:追|同向))(?!.*(?:相遇|相向|背|返|停|休息|先|圈|环形|操场|跑道|离家|多远)).*每/u,
    given: [distance, [`${who("x")}${speed("a")}`], [`${who("y")}${speed("b")}`]],
    beside: ["(?=[^,]*(?:同时|出发|同向|后面|前面|追))[^\\d,%被早晚]{2,24}"],
    asked: after,
    meant: (told) => {
      const [slow, fast] = slowAndFast(told) ?? [];
      return slow && oneAndOther(told) ? `what is ${told.d}/(${fast}-${slow})` : null;
    },
  },
  {
    about: /^(?=.*(?:返|回|下[山坡]))(?!.*(?:休息|停)).*平均/u,
    given: [[there(upward, "a")], [there(downward, "b")]],
    beside: [
      "[^\\d,%比多]{0,8}?(?:去|到|爬|登|上)[^\\d,%比多]{1,8}",
      "(?:来回|往返|去和回|去回)[^\\d,%比多不]{0,3}(?:走|行|是)的?(?:是)?(?:同|一样|相同)[^\\d,%比多]{0,6}",
      "[^\\d,%]{2,8}(?:说|算|写|答)(?:的?是|成了?|出)?\\d{1,3}(?:\\.\\d{1,2})?(?:千米每小时)?",
    ],
    asked: [
      `[^\\d,%比]{0,4}?${bothWays}(?:一趟)?(?:的)?(?:全程)?(?:的)?平均速度(?:是|为)?(?:(?:多少|几)(?:${unit}每${time})?|每${time}(?:行|走)?(?:多少|几)${unit})?`,
      `[^\\d,%比]{0,4}?${bothWays}(?:一趟)?(?:的)?平均每${time}${go}(?:多少|几)${unit}`,
    ],
    meant: ({ a, b }) => `what is 2*${a}*${b}/(${a}+${b})`,
  },
];

const flow = "(?:水|风)(?:流)?(?:的)?(?:速度?|速)(?:是|为)?每小时(?:流)?<v>千米";
const boat = "(?:[1一]?[艘架条只]?[甲乙]?(?:轮船|小船|船|飞机|快艇|客轮|汽艇|游船|客船|货船|龙舟|它))?";
const with_ = "(?:顺[水流风]|从上游[^\\d,]{0,4}?(?:到|至|去|开往|驶往)下游[^\\d,]{0,5}?)";
const against = "(?:逆[水流风]|从下游[^\\d,]{0,4}?(?:到|至|去|开往|驶往|返回)上游[^\\d,]{0,5}?)";
const sail = "(?:而[上下]|航行|行驶|飞行|开|走|返回|原路返回|回来|行)*";
const hours = (way: string, name: string) => [
  `[^\\d,%多少]{0,16}?${way}[^\\d,%多少]{0,6}?${sail}(?:一?共|只|则)?(?:需要?|用了?|要|行了?|花了?)*<${name}>小时(?:到达|到|才到)?`,
];
const ports = "(?:[^\\d,%]{0,5},)?[^\\d,%]{0,10}(?:2个|两)?[^\\d,%]{0,6}(?:之间|间)?的?(?:相距|距离|路程|航程|航线长|全长)(?:是|为)?(?:(?:多少|几)千米)?";

/** Boats and planes with and against what flows. */
export const ofCurrents: AnyOrder[] = [
  {
    about: /顺.*逆|逆.*顺/u,
    given: [hours(with_, "p"), hours(against, "q"), [flow]],
    asked: [
      `[^\\d,%]{0,6}?在?(?:静水|无风)(?:中|时)?的?(?:航行|飞行|划行)?的?速度(?:(?:是|为)?每小时(?:多少|几)千米|(?:是|为)?(?:多少|几)千米(?:每小时)?)?`,
      `[^\\d,%]{0,4}?在?(?:静水|无风)(?:中|时)?每小时(?:航行|行|飞)?(?:多少|几)千米`,
      `(?<w>${ports})`,
    ],
    beside: [`${boat}(?:在|往返于?|从)(?:2个)?[^\\d,%]{2,14}`],
    meant: ({ p, q, v, w }) => {
      if (Number(p) >= Number(q)) return null;
      return w ? `what is 2*${v}*${p}*${q}/(${q}-${p})` : `what is ${v}*(${p}+${q})/(${q}-${p})`;
    },
  },
  {
    about: /静水.*(?:返|逆|顺)/u,
    given: [
      [`[^\\d,%]{0,8}?在?静水(?:中)?(?:的)?(?:航行)?(?:的)?(?:速度?)?(?:是|为)?(?:每小时)${go}<s>千米`],
      [flow],
      [...hours(with_, "p"), ...hours(against, "q")],
    ],
    asked: [
      `[^\\d,%]{0,5}?(?<w>逆[水流]|返回|从下游|从_返回|沿?原路返回|顺[水流])[^\\d,%多少]{0,10}?(?:需要?|用|要|行)*(?:多少|几)(?:个)?小时`,
    ],
    beside: [`${boat}(?:在|往返于?|从)(?:2个)?[^\\d,%]{2,14}`],
    meant: ({ s, v, p, q, w = "" }) => {
      if (Number(s) <= Number(v) || (p !== undefined ? /顺/.test(w) : /逆/.test(w))) return null;
      return p !== undefined ? `what is (${s}+${v})*${p}/(${s}-${v})` : `what is (${s}-${v})*${q}/(${s}+${v})`;
    },
  },
  {
    about: /(?:桥|隧道|洞)/u,
    given: [
      ["[^\\d,%]{0,6}?(?:火车|列车|动车|高铁|货车|客车|车身)(?:全|车身|的)?(?:长|身长)(?:度)?(?:是|为)?<n>米", "(?:[1一]?列|有[1一]列)?(?:全?长)?<n>米长?的(?:火车|列车|动车|高铁)&"],
      ["[^\\d,%]{0,4}?(?:以)?(?:速度)?(?:是|为)?每(?<t>秒|分)(?:行驶?|前进|开)?<a>米(?:的?速度)?(?:前进|行驶)?&"],
      [
        "[^\\d,%]{0,8}?(?:[1一]?[座条个])?(?:全?长)<b>米的?(?:铁路|铁|公路|石)?(?:大?桥|隧道|山洞)",
        "[^\\d,%]{0,8}?<b>米长?的(?:铁路|铁|公路|石)?(?:大?桥|隧道|山洞)",
        "[^\\d,%]{0,6}?(?:大?桥|隧道|山洞)(?:全?长)(?:度)?(?:是|为)?<b>米",
      ],
    ],
    beside: ["从?(?:火?车头?)[^\\d,]{0,5}?[上进][^\\d,]{0,3}(?:到|至)[^\\d,]{0,6}?[离出下][^\\d,]{0,4}", "[^\\d,%]{0,4}(?:完全|全部)?(?:要)?(?:通过|穿过)[^\\d,]{0,4}"],
    asked: [`[^\\d,%]{0,16}?(?:多少|几)(?<t>秒|分)(?:才能|能|可以?)?(?:完全|全部)?(?:通过|穿过)?[^\\d,%]{0,3}`],
    meant: ({ n, a, b }) => (isCount(Number(n)) ? `what is (${n}+${b})/${a}` : null),
  },
];
