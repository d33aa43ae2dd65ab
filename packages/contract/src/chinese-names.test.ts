import { expect, it } from "vitest";
import { withoutGaps } from "./chinese-names.ts";

it.each([
  ["雨桐 的帖子", ["雨桐"], "雨桐的帖子"],
  ["Mia Chen 的帖子", ["Mia Chen"], "Mia Chen 的帖子"],
  ["有人回复了 雨桐", ["雨桐"], "有人回复了雨桐"],
  ["周明远 昨天评为优秀。", ["周明远", "昨天"], "周明远昨天评为优秀。"],
  ["周明远 2 天前评为优秀。", ["周明远", "2 天前"], "周明远 2 天前评为优秀。"],
  ["小雨 Chen 的回复", ["小雨 Chen"], "小雨 Chen 的回复"],
  ["Chen 小雨 的回复", ["Chen 小雨"], "Chen 小雨的回复"],
  ["林 小雨 的帖子", ["林 小雨"], "林 小雨的帖子"],
  ["Post by 雨桐 today", ["雨桐"], "Post by 雨桐 today"],
  ["AMC 8 课程（周二 17:00） 名额已满", ["AMC 8 课程（周二 17:00）"], "AMC 8 课程（周二 17:00）名额已满"],
  ["AMC 8（周二 17:00） 3 月开课", ["AMC 8（周二 17:00）"], "AMC 8（周二 17:00）3 月开课"],
  ["他说 《算术》 很有意思", ["《算术》"], "他说《算术》很有意思"],
  ["Class （周二） begins", ["（周二）"], "Class（周二）begins"],
  ["AMC 8 (Tue) 名额已满", ["AMC 8 (Tue)"], "AMC 8 (Tue) 名额已满"],
  ["共 3 人", [3], "共 3 人"],
  ["没有 值", [""], "没有 值"],
])("%s reads %s as %s", (text, values, read) => {
  expect(withoutGaps(text, values)).toBe(read);
});
