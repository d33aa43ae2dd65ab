import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("square roots of letters", () =>
  answersRows([
    ["Simplify √(50x^3)", "5x*sqrt(2x)"],
    ["simplify sqrt(18x^2y)", "3|x|*sqrt(2y)"],
    ["化简：√(27a³)", "3a*sqrt(3a)"],
    ["化简 √(12a²b) (a>0)", "2a*sqrt(3b)"],
    ["化简 √(4a²b) (a<0)", "-2a*sqrt(b)"],
    ["Simplify √(72x^4y^3). Assume all variables are positive.", "6x^2*y*sqrt(2y)"],
    ["simplify √(x²)", "|x|"],
    ["化简：√(a⁴b)", "a^2*sqrt(b)"],
    ["simplify 2x√(8x)", "4x*sqrt(2x)"],
    ["√(20x²) (x>0)", "2x*sqrt(5)"],
    ["Simplify sqrt(45a^2b^3), where a and b are positive.", "3a*b*sqrt(5b)"],
    ["simplify √(x+4)", null],
    ["化简 √(x²-2x+1)", null],
    ["simplify √(2x)", null],
    ["simplify √(a³b³)", null],
    ["simplify √72", "6sqrt(2)"],
  ]));
