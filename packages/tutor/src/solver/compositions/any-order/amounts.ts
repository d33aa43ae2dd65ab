import { type AnyOrder, isCount } from "./told-in-any-order.ts";

const unit =
  "(?<u>千克|克|吨|毫升|升|米|厘米|千米|页|个|本|元|人|棵|只|箱|袋|台|件|道|块|公顷|平方米|亩|辆|张|支|斤|名|岁|分|枝|朵|颗|盆|户|次|条|盒|粒|公斤|套|根|幅|段)";
const open = "(?:(?![每比多少倍还剩先后再又另平])[^\\d,%]){0,14}?";
const name = (group: string) => `(?<${group}>(?![比是每])[^\\d,%比是的多少倍每共]{1,6}?)`;
const its =
  "(?:的)?(?:存粮|存货|图书|存书|重量|质量|本数|人数|棵数|面积|年龄|只数|个数|数量|单价|价格|价钱|长度|产量|身高|分数|成绩|存款|钱数|得分|邮票|书)?(?:数)?";
const asked = (group: string) => [
  `${name(group)}${its}(?:现在|今年|原来|一?共)?(?:是|有|为|存粮|考了?|得了?|重|长|各)*(?:多少|几)${unit}[^\\d,%]{0,4}`,
  `${name(group)}${its}(?:是|有|为)?`,
  `(?:有)?(?:多少|几)${unit}${name(group)}`,
];
const same = (one?: string, other?: string) =>
  one !== undefined && other !== undefined && (one === other || one.startsWith(other) || other.startsWith(one) || one.endsWith(other) || other.endsWith(one));
/** Which of two is meant by a name; null where it may be either or none. */
const whichOf = (asked: string | undefined, x: string | undefined, y: string | undefined): "x" | "y" | null => {
  if (asked === x || asked === y) return asked === x && asked !== y ? "x" : asked === y && asked !== x ? "y" : null;
  const [isX, isY] = [same(asked, x), same(asked, y)];
  return isX === isY ? null : isX ? "x" : "y";
};
const difference = `${name("x")}${its}比${name("y")}${its}(?:的)?(?<w>多|少|重|轻|贵|便宜|高|矮|长|短|大|小)(?:了|出|存)?<d>${unit}[^\\d,%]{0,3}`;
const multiple = (one: string, other: string) =>
  `${name(one)}${its}(?:现在|今年)?(?:正好|刚好|恰好|恰)?(?:是|等于|有|相当于)?(?:的)?${name(other)}${its}(?:的)?<k>倍`;
const sum = [
  `(?:(?:[^\\d,%]{1,6},)?${open}(?:[2两](?:个|筐|袋|桶|堆|箱|层|种|条|根|人|名|本))?${open}(?:一共|共|合计|总共|的?和是|的?和为|总数是|总和是|之和是|之和为|加起来是|加起来有|加起来)(?:有|重|是|为|买了|植树|种了?|种植|收集了?|存粮|存有)?<s>${unit}[^\\d,%]{0,4})`,
];
const isMore = (word = "") => /多|重|贵|高|长|大/.test(word);

const average = "(?:平均分|平均成绩|平均数|平均身高|平均体重|平均每[^\\d,%]{1,6}?|平均)";

/** Two amounts by their sum, difference, and how many times one the other is; and what many make in so long. */
export const ofAmountsInAnyOrder: AnyOrder[] = [
  {
    about: /倍.*比|比.*倍/u,
    given: [[difference], [multiple("p", "q")]],
    asked: asked("z"),
    meant: ({ x, y, w, d, p, q, k, z }) => {
      const more = isMore(w) ? [x, y] : [y, x];
      const [one, other] = [whichOf(p, more[0], more[1]), whichOf(q, more[0], more[1])];
      const sought = whichOf(z, p, q);
      if (one !== "x" || other !== "y" || !sought || !(Number(k) > 1)) return null;
      return sought === "y" ? `what is ${d}/(${k}-1)` : `what is ${d}/(${k}-1)*${k}`;
    },
  },
  {
    about: /倍/u,
    given: [sum, [multiple("p", "q")]],
    asked: asked("z"),
    meant: ({ s, p, q, k, z }) => {
      const sought = whichOf(z, p, q);
      if (!sought || same(p, q)) return null;
      return sought === "y" ? `what is ${s}/(${k}+1)` : `what is ${s}/(${k}+1)*${k}`;
    },
  },
  {
    about: /比/u,
    given: [sum, [difference]],
    asked: asked("z"),
    meant: ({ s, x, y, w, d, z }) => {
      const sought = whichOf(z, x, y);
      if (!sought || Number(s) <= Number(d)) return null;
      return `what is (${s}${(sought === "x") === isMore(w) ? "+" : "-"}${d})/2`;
    },
  },
  {
    about: /平均/u,
    given: [
      [
        `(?:[^\\d,%每]{0,10},)?[^\\d,%每]{0,12}?(?:2|两)[^\\d,%每]{1,6}?的?${average}(?:是|为)?<m>${unit}`,
      ],
      [difference],
    ],
    asked: [
      ...asked("z"),
      `(?:他|她|[^\\d,%]{2,4}?)?(?:的)?${name("z")}(?:考了?|得了?|是|成绩是|为)(?:多少|几)${unit}`,
    ],
    meant: ({ m, x, y, w, d, z }) => {
      const sought = whichOf(z, x, y);
      return sought ? `what is ${m}${(sought === "x") === isMore(w) ? "+" : "-"}${d}/2` : null;
    },
  },
  {
    about: /[台人辆头只名个部位匹家].*(?:小时|天|次|分|周|月).*[台人辆头只名个部位匹家]/u,
    given: [
      [
        `${open}<a>(?<v>台|人|辆|头|只|名|个|部|位|匹|家)(?:[^\\d,%]{0,8}?)<t>(?<w>小时|天|次|分|周|月)(?:[^\\d,%]{0,8}?)<n>${unit}[^\\d,%]{0,5}`,
      ],
    ],
    asked: [
      `${open}<b>(?<v>台|人|辆|头|只|名|个|部|位|匹|家)(?:(?!需)[^\\d,%]){0,8}?<c>(?<w>小时|天|次|分|周|月)(?:(?!需)[^\\d,%]){0,10}?(?:多少|几)${unit}[^\\d,%]{0,5}`,
      `${open}<b>(?<v>台|人|辆|头|只|名|个|部|位|匹|家)[^\\d,%]{0,14}?<e>${unit}[^\\d,%]{0,6},?(?:需要?|要|用)+(?:多少|几)(?:个)?(?<w>小时|天|次|分|周|月)[^\\d,%]{0,3}`,
      `<c>(?<w>小时|天|次|分|周|月)[^\\d,%]{0,8}?<e>${unit}[^\\d,%]{0,6},?(?:需要?|要|用)+(?:多少|几)(?<v>台|人|辆|头|只|名|个|部|位|匹|家)[^\\d,%]{0,6}`,
    ],
    meant: ({ a, t, n, b, c, e }) => {
      if (e === undefined) return `what is ${n}/(${a}*${t})*${b}*${c}`;
      return b !== undefined ? `what is ${e}/(${n}/(${a}*${t})*${b})` : `what is ${e}/(${n}/(${a}*${t})*${c})`;
    },
  },
  {
    about: /计划/u,
    given: [
      [`${open}(?:原计划|计划|原来|原定)${open}每(?<v>天|小时|月|周|次)${open}<a>${unit}[^\\d,%]{0,6}`],
      [`[^\\d,%]{0,10}?(?:可以?|能|要|需要?|用|烧|够)*(?:用|烧|完成|修完|做完|看完|够用|吃)?<t>(?<v>天|小时|月|周|次)(?:[^\\d,%]{0,6})`],
      [
        `(?:实际|现在|后来|改进后)${open}每(?<v>天|小时|月|周|次)(?:比原?计划|比原来)?(?<w>节约|少用|少烧|多用|多修|多做|多看|多生产|多加工|多)(?:了)?(?<m>\\d{1,6})${unit}[^\\d,%]{0,4}`,
        `(?:实际|现在|后来|改进后)${open}每(?<v>天|小时|月|周|次)(?:只)?(?:用|烧|修|做|看|生产|加工|完成|织|吃)(?:了)?<b>${unit}[^\\d,%]{0,4}`,
      ],
    ],
    beside: ["(?:(?![多少每])[^\\d,%]){2,10}"],
    asked: [
      `[^\\d,%]{0,8}?(?<z>提前)(?:了)?(?:多少|几)(?<v>天|小时|月|周)(?:完成|修完|做完|完工)?(?:任务)?`,
      `(?:(?!提前|早|节|省|多)[^\\d,%]){0,12}?(?:可以?|能|要|需要?|用|烧|完成|修完|做完|看完)*(?:多少|几)(?:个)?(?<v>天|小时|月|周|次)[^\\d,%]{0,6}`,
    ],
    meant: ({ a, t, w = "", m, b, z }) => {
      const now = b ?? `(${a}${/节|少/.test(w) ? "-" : "+"}${m})`;
      return m !== undefined && /节|少/.test(w) && Number(m) >= Number(a) ? null : `what is ${z ? `${t}-` : ""}${a}*${t}/${now}`;
    },
  },
  {
    about: /锯|剪|切/u,
    given: [
      [
        `${open}(?:锯|剪|切|截)(?:成|断成)?<m>段(?:[^\\d,%]{0,3})?(?:需要?|要|用了?|共用了?)*<t>(?<u>分|秒)`,
      ],
    ],
    beside: ["(?:照|按|以)(?:这样|同样|此)的?(?:速度|效率)?(?:计算|算)?"],
    asked: [
      `${open}(?:如果|要)?(?:把它)?(?:锯|剪|切|截)(?:成|断成)?<n>段(?:[^\\d,%]{0,3})?(?:一?共|则|那么)?(?:需要?|要|用)*(?:多少|几)(?<u>分|秒)`,
    ],
    meant: ({ m, t, n }) => (Number(m) > 1 && Number(n) > 1 ? `what is ${t}/(${m}-1)*(${n}-1)` : null),
  },
  {
    about: /看成|写成|看作|错看/u,
    given: [
      ["[^\\d,%]{0,10}?(?:把|将)(?<v>减数|被减数|一个加数|加数)(?:的)?(?<w>个|10|十|百|100)位(?:上)?的?(?:数字?)?<p>(?:错)?(?:看成|写成|看作|当成|抄成)(?:了)?<q>"],
      ["[^\\d,%]{0,6}?(?:算得|得到|算出|结果|计算)?(?:的)?(?:错误的?)?(?<r>差|和|结果|得数)(?:是|为)<n>", "[^\\d,%]{0,6}?(?:结果)(?:得到|得|是)<n>"],
    ],
    beside: ["[^\\d,%]{0,6}?(?:在)?(?:计算|做)[^\\d,%]{0,4}?(?:减法|加法)题?(?:时)?"],
    asked: ["(?:正确|原来)的?(?:差|和|结果|得数|答案)?(?:应该|应)?(?:是|为)?(?:多少|几)?"],
    meant: ({ v, w, p, q, n }) => {
      const place = { 个: 1, 十: 10, "10": 10, 百: 100, "100": 100 }[w ?? ""];
      if (!place || Number(p) > 9 || Number(q) > 9) return null;
      // What was taken too much comes back.
      return v === "减数" ? `what is ${n}-(${p}-${q})*${place}` : `what is ${n}+(${p}-${q})*${place}`;
    },
  },
  {
    about: /每.*每/u,
    given: [
      [
        `${open}(?:如果|若)?每(?:个?)(?<g>人|名[^\\d,%]{1,3}|个?小朋友|位[^\\d,%]{1,3}|个?同学|个?组|个?班|只猴子?|只小猴|盒|袋|篮|间)${open}<a>${unit}?[^\\d,%]{0,3},?(?:那么|则|就|还|会|正好)*(?<v>多|剩下?|余|多出|还剩|还多|多余|缺|少|差|不够|不足|还差|还缺|还少)(?:了)?<x>${unit}?[^\\d,%]{0,3}`,
      ],
      [
        `${open}(?:如果|若)?每(?:个?)(?<g>人|名[^\\d,%]{1,3}|个?小朋友|位[^\\d,%]{1,3}|个?同学|个?组|个?班|只猴子?|只小猴|盒|袋|篮|间)${open}<b>${unit}?[^\\d,%]{0,3},?(?:那么|则|就|还|会|又|却|正好)*(?<w>多|剩下?|余|多出|还剩|还多|多余|缺|少|差|不够|不足|还差|还缺|还少)(?:了)?<y>${unit}?[^\\d,%]{0,3}`,
      ],
    ],
    beside: ["(?=[^,]*(?:分|发|给|买|凑|装|送|奖))[^\\d,%多少剩]{2,20}"],
    asked: [
      "[^\\d,%]{0,8}?(?:一共|共)?(?:有)?(?:多少|几)(?:个|名|位|只)?(?<z>人|小朋友|同学|学生|孩子|猴子?|小猴|组|班|盒|袋|篮)[^\\d,%]{0,3}",
      "(?<z>学生|小朋友|同学|人数|参加的人数|学生人数|小朋友人数)(?:有|是|一共有|共有)?(?:(?:多少|几)(?:人|名|个)?)?",
      `[^\\d,%]{0,10}?(?:一共|共|原来|原)?(?:有)?(?:多少|几)${unit}(?!人|小朋友|同学|学生|孩子|猴|小猴|组|班)(?<o>[^\\d,%]{1,6})`,
      `(?:这批|这些|这篮|这袋|这箱|这包|这堆|这盒|这筐)(?<o>[^\\d,%]{1,5}?)(?:一共|共|原来|原)?(?:有)?(?:多少|几)${unit}[^\\d,%]{0,4}`,
      `(?<o>(?!小朋友|同学|学生|人|孩子|猴)[^\\d,%]{1,5}?)(?:一共|共)有(?:多少|几)${unit}`,
    ],
    meant: ({ a, v = "", x, b, w = "", y, z, o }) => {
      const over = (word: string, value?: string) => (/多|剩|余/.test(word) ? Number(value) : -Number(value));
      const [first, second] = [over(v, x), over(w, y)];
      const people = (first - second) / (Number(b) - Number(a));
      if (!isCount(people) || (z === undefined) === (o === undefined)) return null;
      const own = `(${first}-(${second}))/(${b}-${a})`;
      return z !== undefined ? `what is ${own}` : `what is ${own}*${a}+(${first})`;
    },
  },
];
