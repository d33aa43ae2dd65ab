import { describe } from "vitest";
import { answersRows } from "../../testing/answers-rows.ts";

describe("phrases as expressions", () =>
  answersRows([
    ["write 'seven more than three times n' as an expression", "3n+7"],
    ["Write an expression for 5 less than twice x.", "2x-5"],
    ["write as an algebraic expression: 5 less than twice x", "2x-5"],
    ["Write an algebraic expression for the sum of a number n and 9", "n+9"],
    ["Translate “the product of 4 and y decreased by 1” into an algebraic expression.", null],
    ["write an expression for twice the sum of x and 3", "2(x+3)"],
    ["Write an expression for half of m minus 4", null],
    ["write an expression for the quotient of x and 6", "x/6"],
    ["x的2倍与7的差，用代数式怎么写", "2x-7"],
    ["用代数式表示：比a的3倍多5的数", "3a+5"],
    ["用代数式表示x与y的和的平方", "(x+y)^2"],
    ["用代数式表示：a的平方与b的差", "a^2-b"],
    ["用代数式表示：m的一半减去4", "m/2-4"],
    ["x的平方与y的和的2倍，用代数式表示", "2(x^2+y)"],
    ["用代数式表示：x的3倍与5的差的一半", "(3x-5)/2"],
    ["用代数式表示：a、b两数的平方和", "a^2 + b^2"],
    ["Write an expression for three times the difference of a number x and 4.", "3(x-4)"],
    // Of which the half or the double is taken, must be sure.
    ["用代数式表示：a与b的和乘c的差", null],
    ["write an expression for the number of apples", null],
  ]));
