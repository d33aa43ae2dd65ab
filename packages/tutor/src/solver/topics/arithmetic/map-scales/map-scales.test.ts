import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("distances on a map", () => {
  answersRows([
    ["On a map 2 cm stands for 5 km. How far apart are two cities that are 14 cm apart on the map?", "35 km"],
    ["在比例尺 1：500000 的地图上量得两地距离是 6 厘米，实际距离是多少千米？", "30 km"],
    ["On a map 2 cm stands for 5 km. How far apart are two cities?", null],
    ["在比例尺 1：500000 的地图上量得两地距离是 6 厘米，图上距离是多少千米？", null],
  ]);
});
