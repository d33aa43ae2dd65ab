import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("cuts and floors", () =>
  answersRows([
    ["it takes 12 minutes to saw a log into 4 pieces. How long for 8 pieces?", "28 minutes"],
    ["It takes 10 minutes to cut a log into 3 pieces. How long would it take to cut it into 6 pieces?", "25 minutes"],
    ["把一根木头锯成4段要12分钟,锯成8段要多少分钟?", "28 minutes"],
    ["一根木料锯成3段用了6分钟，照这样计算，锯成6段要用多少分钟？", "15 minutes"],
    ["Climbing from floor 1 to floor 4 takes 48 seconds. How long from floor 1 to floor 8?", "112 seconds"],
    ["小明从1楼走到4楼用48秒,照这样走到8楼要多少秒", "112 seconds"],
    ["It takes 12 minutes to saw a log 4 times. How long to saw it into 8 pieces?", null],
    ["it takes 12 minutes to cut a cake into 4 pieces. How long for 8 pieces?", null],
    ["把一根木头锯4次要12分钟，锯成8段要多少分钟？", null],
    ["小明从2楼走到4楼用48秒，照这样走到8楼要多少秒", null],
  ]));
