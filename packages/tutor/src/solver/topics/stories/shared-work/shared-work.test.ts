import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("work that two share", () =>
  answersRows([
    ["Kim can rake a yard in 6 hours and Lou can rake it in 3 hours. How long will it take them together?", "2"],
    ["One hose fills a pool in 10 hours, and another fills it in 15 hours. How long do both take together?", "6"],
    ["打扫教室，小明单独做要 30 分钟，小红单独做要 20 分钟，两人合作要多少分钟？", "12"],
    ["一批零件，甲单独做 9 天完成，乙单独做 18 天完成，甲乙合作几天完成？", "6"],
    ["单开甲管 12 小时注满水池，单开乙管 6 小时注满，两管同时开几小时注满？", "4"],
    ["Kim can rake a yard in 6 hours. How long will it take Kim and Lou together?", null],
    ["Kim can rake a yard in 6 hours and Lou can wash it in 3 hours. Who is faster?", null],
    ["打扫教室，小明单独做要 30 分钟，两人合作要多少分钟？", null],
  ]));
