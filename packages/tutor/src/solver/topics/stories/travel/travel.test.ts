import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("distance, speed, and time", () => {
  answersRows([
    ["A car travels at 60 mph for 3 hours. How far does it go?", "180 mi"],
    ["If a train travels at 80 km/h for 2.5 hours, how far does it travel?", "200 km"],
    ["A car travels 150 miles in 3 hours. What is its average speed?", "50 mi/h"],
    ["A bus drives 240 km at 60 km/h. How long does it take?", "4 hours"],
    ["A car travels at 60 miles per hour for 30 minutes. How many miles does it travel?", "30 mi"],
    ["A car travels 150 miles in 3 hours. How far will it travel in 5 hours at the same speed?", "250 mi"],
    [
      "Two trains are 300 miles apart and are traveling toward each other. One travels at 70 mph and the other travels at 80 mph. How long will it take for them to meet?",
      "2 hours",
    ],
    [
      "Two cars leave the same place at the same time in opposite directions. One travels at 50 mph and the other at 60 mph. How far apart will they be after 3 hours?",
      "330 mi",
    ],
    [
      "Maria drives to work at 30 mph and returns home at 60 mph. What is the average speed for the round trip?",
      "40 mi/h",
    ],
    ["一辆汽车每小时行60千米，3小时行多少千米？", "180 km"],
    ["一列火车3小时行驶了360千米，平均每小时行多少千米？", "120 km/h"],
    [
      "甲乙两地相距300千米，两车同时从两地相向而行，甲车每小时行70千米，乙车每小时行80千米，几小时后两车相遇？",
      "2 hours",
    ],
    ["甲每分钟走60米，乙每分钟走80米，甲先走5分钟，乙几分钟追上甲？", "15 minutes"],
    ["小明每分钟走65米，走了8分钟，一共走了多少米？", "520 m"],
    ["一辆汽车以80千米/时的速度行驶了240千米，需要几小时？", "3 hours"],
    ["A car travels at 60 mph for 3 hours, then at 40 mph for 2 hours. How far does it go?", "260"],
    ["A car travels at 60 mph. How far does it go?", null],
    ["A boat travels 60 miles upstream in 3 hours. What is its speed?", null],
    ["A car travels at 60 mph for 3 hours and stops for 1 hour. How far does it go?", null],
    ["甲乙两地相距300千米，甲车每小时行70千米，乙车先行1小时，几小时后两车相遇？", null],
    ["A car travels at 60 mph. A train travels for 3 hours. How far does the train go?", null],
    [
      "Two cars are 300 miles apart and travel toward each other. One goes at 70 mph and the other at 80 mph. How far apart are they after 1 hour?",
      null,
    ],
    ["两车同时从两地相向而行，甲车每小时行70千米，乙车每小时行80千米，3小时后相遇，两地相距多少千米？", "450 km"],
    ["甲每分钟走60米，乙每分钟走80米，乙先走5分钟，甲几分钟追上乙？", null],
    ["弟弟每分钟走50米，哥哥每分钟走70米，弟弟先走4分钟，哥哥几分钟追上弟弟？", "10 minutes"],
  ]);
});
