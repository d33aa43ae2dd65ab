import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("two who move", () =>
  answersRows([
    [
      "Two buses leave a city at the same time in opposite directions, one at 55 mph and the other at 45 mph. How far apart are they after 2 hours?",
      "200",
    ],
    ["甲、乙两人从相距 1800 米的两地同时相向而行，甲每分钟走 70 米，乙每分钟走 80 米，几分钟后相遇？", "12"],
    ["两辆汽车同时从一地向相反方向开出，一辆每小时行 50 千米，另一辆每小时行 60 千米，3 小时后相距多少千米？", "330"],
    [
      "Ed jogs at 6 mph. Half an hour later Flo follows him at 8 mph. How many hours will it take Flo to catch up?",
      "1.5",
    ],
    [
      "Two hikers are 21 miles apart. One walks 3 miles per hour and the other 4 miles per hour. How far apart are they?",
      null,
    ],
    [
      "Two hikers walk toward each other. One walks 3 miles per hour and the other 4 miles per hour. In how many hours will they meet?",
      null,
    ],
    ["甲、乙两人同时相向而行，甲每分钟走 70 米，乙每分钟走 80 米，几分钟后相遇？", null],
  ]));
