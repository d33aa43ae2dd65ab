import { describe } from "vitest";
import { answersRows } from "../../testing/answers-rows.ts";

describe("what follows from given equations", () => {
  answersRows([
    ["If a^2 - 3a + 1 = 0, what is a + 1/a?", "3"],
    ["已知x²-5x+1=0，求x²+1/x²的值", "23"],
    ["If x^2 - 4x - 1 = 0, what is x - 1/x?", "4"],
    ["If x + y = 10 and xy = 21, what is x^2 + y^2?", "58"],
    ["If x - 1/x = 3, what is x^2 + 1/x^2?", "11"],
    ["If 3x + 5 = 20, what is the value of 6x + 1?", "31"],
    ["已知 x=2 是方程 3x+a=10 的解，求 a 的值", "4"],
    ["已知a+b=5，ab=6，求a²+b²的值", "13"],
    ["若|x-3|+(y+2)²=0，求x+y", "1"],
    ["If x+1/x=3 find x^3+1/x^3", "18"],
    ["If a/b = 3/4, find (a+b)/b", "7/4"],
    ["Given that 2x+y=7 and x+2y=8, find x+y", "5"],
    ["若x²-3x-1=0，则2x²-6x+5的值是多少", "7"],
    ["已知x²+x-1=0，求x³+2x²+3的值", "4"],
    ["若x+y+z=6, xy+yz+zx=11,求x²+y²+z²", "14"],
    ["已知 a+b=-3，ab=2，求 1/a+1/b", "-3/2"],
    ["If x+y=6 and xy=4, what is x/y+y/x?", "7"],
    ["x+y=12,y+z=15,z+x=13，x+y+z=?", "20"],
    ["x+y=7, xy=3, x^2+y^2=?", "43"],
    ["x+y=7, xy=3, x-y=?", null],
    ["If a+b=6, ab=7, what is a^2+b^2?", "22"],
    ["Three numbers a, b, c satisfy a+b=13, b+c=17, a+c=20. What is a+b+c?", "25"],
    ["如果m-n=4 mn=-3 那么m+n的平方是几呀", "4"],
    ["三个数a、b、c满足a+b=13，b+c=17，a+c=20，求a+b+c", "25"],
    ["Three numbers a, b, c satisfy a+b=13, b+c=17. What is a+b+c?", null],
    ["如果m-n=4，mn=-3，那么m减n的平方是几", null],
    ["已知a+b=3，ab=0，求1/a+1/b", null],
    ["if x^2=16 what is x+1", null],
    ["if x+y=3 and 2x+2y=7 what is x-y", null],
    ["如果 x+y=2 且 x+y=3，求 x²", null],
    ["If x + y = 10, what is x^2 + y^2?", null],
  ]);
});
