import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("one that starts later and catches up", () => {
  answersRows([
    [
      "A car leaves town at 60 km/h. Two hours later another car leaves the same place going 90 km/h in the same direction. How many hours does the second car need to catch up?",
      "4 hours",
    ],
    ["小明每分钟走 60 米，出发 10 分钟后，哥哥骑车每分钟 180 米去追他，哥哥几分钟能追上？", "5 minutes"],
    [
      "A car leaves town at 60 km/h. Two hours later another car leaves the same place going 50 km/h in the same direction. How many hours does the second car need to catch up?",
      null,
    ],
    [
      "A car leaves town at 60 km/h. Two hours later another car leaves the same place going 90 km/h in the opposite direction. How many hours does the second car need to catch up?",
      null,
    ],
    ["小明每小时走 60 米，出发 10 分钟后，哥哥骑车每分钟 180 米去追他，哥哥几分钟能追上？", null],
  ]);
});
