import { type AnyOrder, type Groups, isCount } from "./told-in-any-order.ts";

const open = "(?:(?![每比多少倍不没])[^\\d,%]){0,14}?";
const unit = "(?<u>米|千米|个|件|棵|公顷|套|平方米|亩|吨|页|台|公里|台|立方米)";
const name = (group: string) => `(?<${group}>(?![比是每])[^\\d,%比是多少每倍]{1,8}?)`;
const isOneOf = (word?: string, ...names: (string | undefined)[]) => names.includes(word);
const pair = (one?: string, other?: string) => one !== undefined && other !== undefined && one !== other;
const endsAlike = (one = "", other = "") => one === other || one.endsWith(other) || other.endsWith(one);

/** What is made at k times the planned rate, and so d days earlier: what was planned a day. */
const planned = ({ n, k, d, p, z = "" }: Groups): string | null => {
  const times = p === undefined ? k : `(1+${p}%)`;
  const factor = p === undefined ? Number(k) : 1 + Number(p) / 100;
  if (!(factor > 1)) return null;
  const rate = `${n}*(1-1/${times})/${d}`;
  return /实际/.test(z) ? `what is ${rate}*${times}` : `what is ${rate}`;
};
const work = "(?:修|铺|铺设|种|植树|栽|生产|加工|做|制作|完成|挖|改造|绿化|施工|修建|修路|种植|整治|维修|清理|安装|建)";

/** Word problems whose equation has its letter below the line. */
export const ofPlannedAndReal: AnyOrder[] = [
  {
    about: /提前.*(?:倍|%)|(?:倍|%).*提前/u,
    given: [
      [
        `(?:(?![每比提])[^\\d,%]){0,18}?${work}?(?:一|1)?[条批段项]?(?:长|长为|总长|共|全长)?<n>${unit}(?:长)?(?:(?!每)[^\\d,%]){0,10}`,
      ],
      [
        `${open}(?:实际|现在|后来)${open}(?:每天|工作效率|效率|施工速度|速度)?(?:${work})?(?:的)?(?:工作效率|效率|速度|长度|棵数|数量|个数|面积|任务)?(?:是|为|达到)(?:了)?原?(?:来)?计划(?:每天)?(?:的)?(?:工作效率|效率)?的?<k>倍`,
        `${open}(?:实际|现在|后来)${open}(?:每天|工作效率|效率|施工速度|速度)?(?:${work})?(?:的)?(?:工作效率|效率|速度|长度|棵数|数量|个数|面积|任务)?比原?计划(?:每天)?(?:的)?(?:工作效率|效率)?(?:增加|提高|多|多修|多做|多生产|提高到)?(?:了)?<p%>`,
      ],
      [
        `[^\\d,%]{0,8}?提前(?:了)?<d>天(?:就|便)?(?:完成|修完|完工|竣工|铺完|种完|做完|交货)?(?:了)?(?:任务|全部任务|这1?一?任务|工程)?`,
      ],
    ],
    beside: ["(?:(?![每比提倍不没])[^\\d,%]){2,16}", "(?:为了)?(?:尽快|早日|减少)[^\\d,%]{2,14}"],
    asked: [
      `(?:(?!提前|多)[^\\d,%]){0,6}?(?<z>原计划|原来|计划|实际)(?:平均)?每天(?:要|可以?|能)?${work}?(?:(?:多少|几)${unit}[^\\d,%]{0,4})?`,
    ],
    meant: (told) => (/提高到/.test(told.story ?? "") ? null : planned(told)),
  },
  {
    about: /所?用的?(?:时间|天数).*(?:相[等同]|一样)/u,
    given: [
      [
        `[^\\d,%]{0,14}?(?<x>甲|乙|师傅|徒弟|小明|小红|小华|小丽|小王|小李|a|b)(?:队|组|机器|型机器人|机器人|种机器|班)?(?:平均)?每(?:小时|分|天)比(?<y>甲|乙|师傅|徒弟|小明|小红|小华|小丽|小王|小李|a|b)(?:队|组|机器|型机器人|机器人|种机器|班)?(?:每(?:小时|分|天))?(?<v>多|少)[^\\d,%]{0,4}?<d>(?<u>个|米|件|页|千克|字|棵|吨|朵|套|面)[^\\d,%]{0,4}`,
      ],
      [
        `[^\\d,%]{0,4}?(?<p>甲|乙|师傅|徒弟|小明|小红|小华|小丽|小王|小李|a|b)(?:队|组|机器|型机器人|机器人|种机器|班)?[^\\d,%比]{0,4}?<m>(?<u>个|米|件|页|千克|字|棵|吨|朵|套|面)[^\\d,%比]{0,4}?所?(?:用|需)的?(?:时间|天数)?(?:与|和|跟|同|等于)(?<q>甲|乙|师傅|徒弟|小明|小红|小华|小丽|小王|小李|a|b)(?:队|组|机器|型机器人|机器人|种机器|班)?[^\\d,%比]{0,4}?<n>(?<u>个|米|件|页|千克|字|棵|吨|朵|套|面)[^\\d,%比]{0,4}?(?:所?(?:用|需)的?(?:时间|天数))?(?:恰好|正好|刚好)?(?:相[等同]|一样)?`,
      ],
    ],
    beside: ["(?:甲,?(?:和|与)?乙|师徒)(?:两人|2人|二人)?[^\\d,%每比]{0,14}", "(?:(?![每比多少倍不没])[^\\d,%]){2,14}"],
    asked: [
      "(?<z>甲|乙|师傅|徒弟|小明|小红|小华|小丽|小王|小李|a|b)(?:队|组|机器|型机器人|机器人|种机器|班)?(?:平均)?每(?:小时|分|天)(?:可以?|能)?[^\\d,%]{0,4}?(?:多少|几)(?<u>个|米|件|页|千克|字|棵|吨|朵|套|面)[^\\d,%]{0,4}",
    ],
    meant: ({ x, y, v, d, p, q, m, n, z }) => {
      if (!pair(x, y) || !pair(p, q) || ![p, q, z].every((one) => isOneOf(one, x, y))) return null;
      const [more, less] = v === "多" ? [x, y] : [y, x];
      const [large, small] = p === more ? [m, n] : [n, m];
      if (Number(large) <= Number(small)) return null;
      const part = `${d}/(${large}-${small})`;
      return less === z ? `what is ${part}*${small}` : `what is ${part}*${large}`;
    },
  },
  {
    // 高铁的速度是普通列车的3倍,走完全程900千米少用6小时.
    about: /速度.*倍/u,
    given: [
      [`${open}${name("x")}的?(?:平均)?速度(?:是|为)${name("y")}(?:的)?(?:平均)?(?:速度)?的?<k>倍`],
      [
        `(?:(?![每比少])[^\\d,%]){0,16}?(?:行驶|走完|走|全程|路程|相距|全长|行完|距离|长)(?:全程)?(?:是|为|约)?(?:的)?<s>(?<u>千米|米)(?:的)?(?:路程|全程)?&`,
      ],
      [
        `(?:乘坐?)?${name("p")}比(?:乘坐?)?${name("q")}(?:要|可)?(?:所?用)?(?:的)?(?:时间)?(?<v>少|多)(?:用|花)?(?:了)?<h>(?<w>小时|分)(?:到达)?`,
        `${name("p")}比${name("q")}(?<v>早到|早到达|提前)(?:了)?<h>(?<w>小时|分)(?:到达)?`,
      ],
    ],
    beside: ["(?:行驶|走|经过)?(?:同样|相同)的?路程"],
    asked: [`${name("z")}的?(?:平均)?速度(?:是|为)?(?:每小时)?(?:(?:多少|几)(?:千米|米)?(?:每小时)?)?`],
    meant: ({ x, y, k, s, p, q, v = "", h, w, z, u }) => {
      if (!pair(x, y) || u !== "千米" || !(Number(k) > 1)) return null;
      const [fast, slow] = /少|早|提/.test(v) ? [p, q] : [q, p];
      if (!endsAlike(fast, x) || !endsAlike(slow, y) || endsAlike(x, y)) return null;
      const long = w === "分" ? `(${h}/60)` : h;
      const own = `${s}*(1-1/${k})/${long}`;
      if (endsAlike(z, y) === endsAlike(z, x)) return null;
      return endsAlike(z, x) ? `what is ${own}*${k}` : `what is ${own}`;
    },
  },
  {
    // 购买两种球: so many times as many for other prices.
    about: /数量.*倍|倍.*数量/u,
    given: [
      [
        `(?:[^\\d,%]{0,8}?)(?:买|购买|购进|购)${name("x")}(?:共|一共)?(?:花|用|花费|用去|付)(?:了|去)?<a>元`,
        `[^\\d,%]{0,8}?(?:花|用)(?:了)?<a>元(?:购买|买|购进)(?:了)?${name("x")}`,
      ],
      [
        `(?:[^\\d,%]{0,4}?)(?:买|购买|购进|购)${name("y")}(?:共|一共)?(?:花|用|花费|用去|付)(?:了|去)?<b>元`,
        `(?:又)?(?:花|用)(?:了)?<b>元(?:购买|买|购进)(?:了)?${name("y")}`,
      ],
      [
        `(?:购买|买|购进)?(?:的)?${name("p")}的?(?:数量|个数)(?:恰好|正好|刚好)?是(?:购买|买|购进)?(?:的)?${name("q")}(?:的)?(?:数量|个数)?的?<k>倍`,
      ],
      [
        `(?:已知)?(?:(?:每|一|1)个)?${name("m")}比(?:(?:每|一|1)个)?${name("n")}(?:的)?(?:每个|单价)?(?<v>贵|便宜|多|少)(?:了)?<d>元`,
      ],
    ],
    asked: [`(?:(?:每|一|1)个)?${name("z")}(?:的)?(?:单价|每个)?(?:是|为)?(?:(?:多少|几)元?)?`],
    meant: ({ x, y, a, b, p, q, k, m, n, v = "", d, z }) => {
      if (!pair(x, y) || !pair(p, q) || !pair(m, n) || ![p, q, m, n, z].every((one) => isOneOf(one, x, y))) return null;
      // The price of what is bought k times, and of the other.
      const [many, few] = p === x ? [a, b] : [b, a];
      const dear = /贵|多/.test(v) ? m : n;
      const apart = dear === q ? `(${few}*${k}-${many})` : `(${many}-${few}*${k})`;
      const gap = dear === q ? Number(few) * Number(k) - Number(many) : Number(many) - Number(few) * Number(k);
      // So many of the rarer: few/count − many/(k·count) is what they differ by.
      const count = gap / (Number(k) * Number(d));
      if (!isCount(count)) return null;
      const counted = `(${apart}/(${k}*${d}))`;
      return z === q ? `what is ${few}/${counted}` : `what is ${many}/(${k}*${counted})`;
    },
  },
  {
    about: /汽车|骑车|步行|自行车/u,
    given: [
      [`(?:(?![每比少])[^\\d,%]){0,18}?<s>千米(?:远)?(?:以?外)?的?[^\\d,%]{0,10}`],
      [
        `(?:[^\\d,%]{0,12}?)(?:骑自行车|骑车|步行)(?:的)?(?:[^\\d,%]{0,6}?)?(?:先走|出发|先出发|走)(?:了)?,?<h>(?<w>分|小时)(?:后)?(?:,)?(?:其余|其他|剩下)?的?(?:人|学生|同学|老师)?(?:才)?(?:乘|坐)汽车(?:沿(?:相同|同一)路线)?(?:出发)`,
        `<h>(?<w>分|小时)(?:后)(?:,)?(?:其余|其他|剩下)?的?(?:人|学生|同学|老师|[^\\d,%]{2,3})?(?:才)?(?:乘|坐|开|驾)汽车(?:沿(?:相同|同一)路线)?(?:出发)`,
      ],
      ["(?:(?:结果)?他们|结果|两人|最后|恰好)*同时(?:到达|到)[^\\d,%]{0,4}"],
      [
        "(?:已知)?汽车的?(?:平均)?速度(?:是|为)(?:骑车|骑自行车|自行车|步行)(?:的)?(?:人|同学|学生)?(?:的)?(?:速度)?的?<k>倍",
      ],
    ],
    beside: [
      "(?:一部分|1部分)[^\\d,%]{0,4}?(?:骑自行车|骑车)(?:先走|先出发|出发)",
      "[^\\d,%]{0,4}?(?:骑自行车|骑车)(?:先走|先出发)",
    ],
    asked: [
      "(?<z>骑车|骑自行车|汽车|步行)(?:的)?(?:同学|学生|人)?的?(?:平均)?速度(?:是|为)?(?:(?:多少|几)[^\\d,%]{0,6})?",
    ],
    meant: ({ s, h, w, k, z }) => {
      if (!(Number(k) > 1)) return null;
      const own = `${s}*(1-1/${k})/${w === "分" ? `(${h}/60)` : h}`;
      return z === "汽车" ? `what is ${own}*${k}` : `what is ${own}`;
    },
  },
];
