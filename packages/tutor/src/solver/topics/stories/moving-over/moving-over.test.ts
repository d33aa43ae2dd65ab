import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("making two the same", () => {
  answersRows([
    ["甲仓库有粮食 80 吨，乙仓库有 40 吨，从甲仓库运多少吨到乙仓库，两个仓库就一样多？", "20 \u5428"],
    ["甲仓库有粮食 80 吨，乙仓库有 40 吨，从乙仓库运多少吨到甲仓库，两个仓库就一样多？", null],
    ["甲仓库有粮食 80 吨，乙仓库有 40 吨，从甲仓库运多少吨到乙仓库，甲仓库是乙仓库的 2 倍？", null],
  ]);
});
