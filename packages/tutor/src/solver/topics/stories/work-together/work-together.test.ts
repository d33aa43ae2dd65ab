import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("work done together", () => {
  answersRows([
    [
      "Tom can paint a room in 3 hours. Anna can paint the same room in 6 hours. How long will it take them to paint the room together?",
      "2 hours",
    ],
    [
      "Pipe A can fill a tank in 4 hours and pipe B can fill the tank in 12 hours. How long will it take to fill the tank if both are open at the same time?",
      "3 hours",
    ],
    [
      "Pipe A can fill a tank in 4 hours. Pipe B can fill the tank in 12 hours. Together, how long will it take to fill the tank?",
      "3 hours",
    ],
    ["一项工程，甲队单独做10天完成，乙队单独做15天完成，两队合作几天可以完成？", "6 days"],
    ["一项工程，甲单独做需要12天，乙单独做需要6天，两人合作需要多少天完成？", "4 days"],
    ["一项工程，甲队单独做10天完成，两队合作6天完成，乙队单独做几天完成？", null],
    [
      "Pipe A can fill a tank in 4 hours. Pipe B can empty the tank in 12 hours. Together, how long will it take to fill the tank?",
      null,
    ],
    ["Tom can paint a room in 3 hours. Anna can paint the same room in 6 hours. How long will it take Anna?", null],
    [
      "Tom can paint a room in 3 hours. Anna can paint a house in 6 hours. How long will it take them to paint the room together?",
      null,
    ],
  ]);
});
