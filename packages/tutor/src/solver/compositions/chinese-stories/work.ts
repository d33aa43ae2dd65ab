import type { Retelling } from "../retellings/retelling.ts";
import { inChinese } from "./told-in-chinese.ts";

const task = "(?:(?:有)?(?:1项|1件|1个|1批|某项|某|加工1批|修1条|修1段|完成1项|打1份|完成1件|做1批)_?,)?";
const worker = (name: string) => `(?<${name}>甲|乙|师傅|徒弟|老李|小王|[\\p{Script=Han}a-z]{1,4}?)`;
const alone =
  "(?:队|工程队|车间|人|厂)?(?:单独|独自|独做|1个人|1人)(?:做|干|完成|修|施工|加工|工作|打|铺|整修)?(?:这项工程|这件工作|此项工程)?";
const needs = "(?:需要?|要|用|可以?|能)?";
const done = "(?:可以|可|才能|就|能|做?完成|完工|做完|修完|干完|完)*";
const unit = "(?:天|小时|日|分|时|周)";
const pair = `${task}${worker("x")}${alone},?${needs}<a>(?<u>${unit})${done},?${worker("y")}${alone},?${needs}<b>\\k<u>${done},?`;
const both =
  "(?:然后|接着|再|后)*(?:由)?(?:甲,?乙|2[人队者]|甲乙2?[人队]?|2个?(?:工程)?队|他们)?(?:1起|共同|合作|合做|合干|合修|1同)(?:做|干|完成|施工|工作|修)?";
const left = "(?:剩下|余下|其余|剩余)的?(?:工作|工程|任务|部分)?的?(?:由|让|再由)?";
const howLong = `(?:还|1?共|又|再)*(?:需要?|要|用|做|经过)*(?:多少|几)\\k<u>(?:能|可以?|才能|就|后)*(?:做?完成?|完工|做完|干完|修完)?(?:任务|全部工程|这项工程|工程|这件工作|全部工作|工作)?`;

const isTwo = (x: string | undefined, y: string | undefined, ...others: (string | undefined)[]) => {
  const names = [x, y].map((name) => name?.replace(/队$/, ""));
  return names[0] !== names[1] && others.every((other) => names.includes(other?.replace(/队$/, "")));
};
const isOf = (name: string | undefined, other: string | undefined) =>
  name?.replace(/队$/, "") === other?.replace(/队$/, "");

/** Two who work for a while alone and for a while together. */
export const ofWork: Retelling[] = [
  ...inChinese([`${pair}(?:如果|若|现在|现)?(?:由)?${both},?${howLong}`], ({ x, y, a, b }) =>
    isTwo(x, y) ? `what is 1/(1/${a}+1/${b})` : null,
  ),
  ...inChinese(
    [
      `${pair}(?:现在)?(?:先)?(?:由)?${worker("z")}(?:队)?先?(?:单独)?(?:做|干|工作|修|施工)(?:了)?<h>\\k<u>(?:之?后)?,?(?:剩下的?|余下的?)?${both}(?:剩下的?|余下的?)?(?:工程|工作|任务|部分)?,?${howLong}`,
    ],
    ({ x, y, a, b, z, h }) =>
      isTwo(x, y, z) && Number(h) < Number(isOf(z, x) ? a : b)
        ? `what is (1-${h}/${isOf(z, x) ? a : b})/(1/${a}+1/${b})`
        : null,
  ),
  ...inChinese(
    [
      `${pair}(?:现在)?(?:先)?(?:由)?${worker("z")}(?:队)?先?(?:单独)?(?:做|干|工作|修|施工)(?:了)?<h>\\k<u>(?:之?后)?,?${left}${worker("w")}(?:队)?(?:单独)?(?:来)?(?:接着)?(?:做|干|完成|修|施工)?,?${worker("w2")}?(?:队)?${howLong}`,
    ],
    ({ x, y, a, b, z, h, w }) =>
      isTwo(x, y, z, w) && !isOf(z, w) && Number(h) < Number(isOf(z, x) ? a : b)
        ? `what is (1-${h}/${isOf(z, x) ? a : b})*${isOf(w, x) ? a : b}`
        : null,
  ),
  ...inChinese(
    [
      `${pair}(?:现在|先|开始)*(?:由)?${both}(?:了)?<h>\\k<u>(?:之?后)?,?(?:${worker("v")}(?:队)?(?:因?有?事|因故|另有任务|中途)?(?:离开|调走|撤走|走)了?,?)?${left}${worker("w")}(?:队)?(?:单独|1个?人)?(?:来)?(?:接着)?(?:做|干|完成|修|施工)?,?${worker("w2")}?(?:队)?${howLong}`,
    ],
    ({ x, y, a, b, h, v, w }) =>
      isTwo(x, y, w) &&
      (v === undefined || (isTwo(x, y, v) && !isOf(v, w))) &&
      Number(h) / Number(a) + Number(h) / Number(b) < 1
        ? `what is (1-${h}/${a}-${h}/${b})*${isOf(w, x) ? a : b}`
        : null,
  ),
  ...inChinese(
    [
      `${pair}(?:现在)?(?:由)?${both},?(?:但|但是|其间|期间|中途|中间|途中)*,?${worker("z")}(?:队)?(?:因事|因病|因故|有事|中途|中间)*(?:休息|请假|离开|停工|耽误)了?<h>\\k<u>,?(?:这样|结果|完成这项工程|完成这件工作|完成任务|完成这条路|修完这条路)*(?:从开始到完成|前后|1共|共)*,?(?:共|1共)(?:用了?|需要?|要)(?:多少|几)\\k<u>(?:完成|完工|做完)?`,
    ],
    ({ x, y, a, b, z, h }) =>
      isTwo(x, y, z) && Number(h) < Number(isOf(z, x) ? b : a)
        ? `what is (1+${h}/${isOf(z, x) ? a : b})/(1/${a}+1/${b})`
        : null,
  ),
  ...inChinese(
    [
      `${task}(?:甲,?乙|2[人队]|甲乙2?[人队])(?:2[人队])?(?:合作|合做|1起做|共同完成|1起完成)${needs}<t>(?<u>${unit})${done},?${worker("x")}${alone}${needs}<a>\\k<u>${done},?${worker("y")}${alone}${needs}(?:多少|几)\\k<u>${done}`,
    ],
    ({ t, x, a, y }) => (!isOf(x, y) && Number(t) < Number(a) ? `what is 1/(1/${t}-1/${a})` : null),
  ),
];
