import { describe, expect, it } from "vitest";
import { solveText } from "../../../testing/solve-text.ts";

describe("days of the week", () => {
  it.each([
    ["What day of the week will it be 100 days after Monday?", "Wednesday"],
    ["今天是星期三，再过 50 天是星期几？", "Thursday"],
    ["今天是星期三，第 50 天是星期几？", null],
    ["What day of the week will it be in 100 days?", null],
    ["its friday. whats the weekday 45 days from now?", "Monday"],
    ["if today's sat, what day will it be after 20 days", "Friday"],
    ["Suppose today is a Tuesday. Which day of the week does it fall on 100 days later?", "Thursday"],
    ["What day of the week was it 30 days ago if today is Monday?", "Saturday"],
    ["今天星期二，从今天起再过30天是星期几", "Thursday"],
    ["今天是周日，200天后是周几呢？", "Thursday"],
    ["今年国庆节是星期四，再过60天是星期几？", "Monday"],
    ["6月1日是星期一，再过30天是星期几？", "Wednesday"],
    ["6月1日是星期一，再过30天是6月几日？", null],
    // Another day than today is told, or the day itself is counted.
    ["if 100 days ago it was Monday, what day is it today?", null],
    ["100天后是星期三，今天是星期几", null],
    ["今天是星期一，从今天算起，50天后是星期几", null],
    ["If tomorrow is Monday, what day is it in 10 days?", null],
  ])("%s", (question, key) => {
    expect(solveText(question)).toBe(key);
  });
});
