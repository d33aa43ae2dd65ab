import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("trains on bridges", () => {
  answersRows([
    ["一列火车长200米，以每秒20米的速度通过一座长800米的大桥，需要多少秒？", "50"],
    ["一列火车长200米，以每秒20米的速度通过一座长800米的大桥，从车尾上桥到车头离桥需要多少秒？", null],
    ["A train 200 meters long travels at 72 km/h. How long does it take to cross a bridge 800 m long?", null],
    [
      "A train 200 m long goes 20 m/s. How long does it take to pass another train 100 m long coming the other way at 10 m/s?",
      null,
    ],
  ]);
});
