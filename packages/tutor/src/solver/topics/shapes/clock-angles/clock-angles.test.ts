import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("the hands of a clock", () => {
  answersRows([
    ["时钟 3 点 30 分时，时针与分针的夹角是多少度？", "75"],
    ["What's the angle between the hands of a clock at 3:30?", "75\u00b0"],
    ["3 点整时，时针和分针的夹角是多少度？", "90\u00b0"],
    ["What is the angle between the hour and minute hands at 9:00?", "90\u00b0"],
    ["What's the angle between the hands of a clock?", null],
  ]);
});
