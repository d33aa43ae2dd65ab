import { stemOf } from "./lexicon.ts";

/** Whether a word, in small letters, stands in any problem or talk, and so tells nothing of what it is about. */
export const isEveryday = (word: string): boolean => everydayEnglish.has(stemOf(word)) || everydayChinese.has(word);

/** English stems that stand in any problem or talk. */
export const everydayEnglish = new Set(
  (
    "a about after again all also always am an and another answer any anyone apart are around as ask at away back be because been before begin begins being below better between big both bring but by bye " +
    "call called can cannot check come comes could count day did do does doing done dont down each easy either else equal equally ever every everyone everything explain fall falls few figure find fine follow for form found from " +
    "get gets getting give given gives go goes going gone good got guy had hard has have having he hello help helping her here hers hey hi him his hint how however hypothetical hypothetically i if im in inside instead into is it its ive just keep kind know " +
    "let lets like little long look looks lot made make makes making many math maybe me mean means more much must my myself name named need needs never new no nobody not now of off ok okay old on once one only or other our out over own " +
    "person place please pls plz possible problem puzzle put question quick quickly really same say says see several she should show side simple since so solution solve some somebody someone something soon start starts step still stop story stuck such suppose supposed " +
    "take takes teacher tell tells than thank thanks that the their them then there these they thing things think this those three through time times to today together told tomorrow too trick try trying turn two type under understand until up us use used using very " +
    "want wanna wants was way we well went were what whats when whenever where which while who whole whose why will with within without wonder work works would write wrote yes yesterday yet you your yours friend brother sister homework teacher class suppose imagine there theres someone girl boy kid kids child man woman mom dad"
  )
    .split(" ")
    .map(stemOf),
);

/** The same of Chinese words. */
export const everydayChinese = new Set(
  (
    "一个 一共 一次 一直 一样 一种 一起 一边 不是 两个 两次 为了 之间 什么 今天 他们 以后 以前 任何 但是 例如 其中 几个 只有 可以 可能 同时 后来 告诉 哪些 因为 图中 多少 大家 如果 她们 孩子 它们 小明 开始 怎么 怎样 如何 所以 所有 按照 无论 时候 时间 是否 有些 有人 有多少 每个 每次 每天 比如 没有 然后 " +
    "现在 用来 直到 知道 答案 老师 自己 计算 记住 问题 需要 题目 这个 这些 这样 那么 那些 还有 都是 那个 必须 不能 已经 依次 其他 还是 或者 以及 地方 东西 数目 个数 请问 帮我 帮忙 谢谢 你好 朋友 假如 假设 如何 为什么 求出 求解 请写 这道题 那道题 这题 一道 一下 老师说 想知道 不会 不懂 好难 过程 解答 详细 作业 妈妈 爸爸 弟弟 妹妹 哥哥 姐姐 叔叔 阿姨 " +
    "我们 你们 咱们 就是 不过 而且 可是 只能 只是 会不会 能不能 一定 接着 再次 再下 下去 起来 出来 过来 上去 进去 那里 这里 某个 有个 两种 几种 多少种 一位 一名 两位"
  ).split(" "),
);
