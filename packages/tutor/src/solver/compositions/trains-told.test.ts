import { describe } from "vitest";
import { answersRows } from "../testing/answers-rows.ts";

describe("how long a train is", () =>
  answersRows([
    ["A train traveling 72 km/h crosses a 200-meter platform in 20 seconds. How long is the train?", "200"],
    ["一列火车以每秒 20 米的速度通过一座长 800 米的大桥，用了 50 秒，这列火车长多少米？", "200"],
    // It would have no length.
    ["A train traveling 36 km/h crosses a 200-meter platform in 20 seconds. How long is the train?", null],
    ["一列火车以每秒 10 米的速度通过一座长 800 米的大桥，用了 50 秒，这列火车长多少米？", null],
  ]));
