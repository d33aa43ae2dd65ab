import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("so much in each hour", () => {
  answersRows([
    ["Sara earns $14 an hour. How many hours does she have to work to earn $350?", "25"],
    ["Jake types 45 words per minute. How many minutes does he need to type 900 words?", "20"],
    ["Max earns $12 an hour. How much does he earn in 9 hours?", "108"],
    ["甲乙两地相距360千米，一辆汽车从甲地开往乙地，每小时行60千米，几小时到达？", "6"],
    ["小明从家到学校每分钟走70米，12分钟到达，小明家离学校多少米？", "840"],
    ["Jake types 45 words per minute. How many pages does he type in 900 minutes?", null],
    ["Jake types 45 words per minute. How many letters can he type in 10 minutes?", null],
    ["Sara earns $14 an hour and spends $4 an hour. How many hours to save $100?", null],
    ["Sara earns $14 an hour for the first 8 hours and $20 after that. How many hours to earn $350?", null],
    ["甲乙两地相距360千米，一辆汽车每小时行60千米，往返一次要几小时？", null],
    ["工厂3天生产零件270个，以后每天多生产10个，8天能生产多少个零件？", null],
  ]);
});
