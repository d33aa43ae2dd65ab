import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("what goes around a rectangle", () =>
  answersRows([
    [
      "A garden is 20 m long and 15 m wide. A path 2 m wide goes all the way around it. What is the area of the path?",
      "156",
    ],
    ["一个长 30 米、宽 20 米的花坛，四周修一条 1 米宽的小路，小路的面积是多少平方米？", "104"],
    [
      "A picture is 8 inches by 10 inches. It has a frame 2 inches wide around it. How many square inches is the frame?",
      "88",
    ],
    [
      "A square pool has sides of 10 feet. A 3-foot wide walkway goes around it. What is the area of the walkway?",
      "156",
    ],
    ["一个正方形花坛边长 8 米，在它的四周铺一条宽 1 米的石子路，石子路的面积是多少", "36"],
    ["A garden is 20 m long and 15 m wide. A path 2 m wide goes along one side. What is the area of the path?", null],
    [
      "A garden is 20 m long and 15 m wide. A path 2 m wide runs inside around the edge. What is the area of the path?",
      null,
    ],
    ["A garden is 20 m long and 15 m wide. A path 2 m wide goes around it. What is the perimeter of the path?", null],
    ["一个长 30 米、宽 20 米的花坛，一边靠墙，其余三边修一条 1 米宽的小路，小路的面积是多少平方米？", null],
  ]));
