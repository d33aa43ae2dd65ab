import { describe, expect, it } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";
import { solveText } from "../../../testing/solve-text.ts";

describe("things that are thrown up", () => {
  answersRows([
    ["When does a ball with height h = -16t^2 + 64t land?", "4"],
    ["When does an object with height h = -5t^2 + 5t + 10 hit the ground?", "2"],
    ["What is the greatest height of a ball with height h = -16t^2 + 64t?", "64"],
    ["What is the greatest height of a ball with height h(t) = -16t^2 + 64t + 6?", "70"],
    ["When does a rocket with height -5t^2 + 40t reach its highest point?", "4"],
    ["What is the height after 1.5 seconds of a ball with height h = 64t - 16t^2?", "60"],
    ["When is the height of a ball with height h = -16t^2 + 64t equal to 48?", "1, 3"],
    ["When is the height of a ball with height h = -16t^2 + 64t equal to 64?", "2"],
    ["When is the height of a ball with height h = -5t^2 + 5t + 10 equal to 0?", "2"],
    ["高度为 h=20t-5t² 的小球几秒后落地？", "4"],
    ["高度为 h=20t-5t² 的小球的最大高度是多少？", "20"],
    ["高度为 h=20t-5t² 的小球多少秒后到达最高点？", "2"],
    ["高度为 h=20t-5t² 的小球 1 秒后的高度是多少？", "15"],
    ["When does a ball with height h = 16t^2 + 64t land?", null],
    ["When does a ball with height h = -16t + 64 land?", null],
    ["When does a ball with height h = -5t^2 + 5t + 3 land?", null],
    ["When does a ball with height h = -5t^2 - 5t - 10 land?", null],
    ["What is the greatest height of a ball with height h = -5t^2 - 5t + 10?", null],
    ["What is the height after 5 seconds of a ball with height h = 64t - 16t^2?", null],
    ["When is the height of a ball with height h = -16t^2 + 64t equal to 65?", null],
  ]);

  it("land as long after the top as they rose", () => {
    for (let speed = 10; speed <= 60; speed += 10) {
      const ball = `a ball with height h = -5t^2 + ${speed}t`;
      const top = Number(solveText(`When does ${ball} reach its greatest height?`));
      expect(solveText(`When does ${ball} land?`)).toBe(`${2 * top}`);
    }
  });
});
