import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("what two have", () =>
  answersRows([
    ["Al and Bea have 50 coins together. Al has 8 more than Bea. How many coins does Bea have?", "21"],
    ["Gina has 4 times as many beads as Hal. Together they have 75 beads. How many beads does Hal have?", "15"],
    ["甲、乙两数的和是 64，甲比乙大 12，乙数是多少？", "26"],
    ["妹妹和姐姐共有 48 本书，姐姐的本数是妹妹的 3 倍，妹妹有多少本？", "12"],
    ["鸡兔同笼，鸡比兔多 10 只，共有 110 只脚，鸡兔各多少只？", null],
    ["Al has 8 more coins than Bea. How many coins does Bea have?", null],
    ["Al and Bea have 51 coins together. Al has 8 more than Bea. How many coins does Bea have?", null],
    ["甲数比乙数大 12，乙数是多少？", null],
  ]));
