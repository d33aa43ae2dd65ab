import { describe, expect, it } from "vitest";
import { answersRows } from "../testing/answers-rows.ts";
import { solveText } from "../testing/solve-text.ts";

describe("what only wraps a question", () => {
  answersRows([
    ["hey can u help me w/ 2x + 9 = 31", "11"],
    ["my teacher asked us to solve 4(x - 3) = 2x + 6 and i dont get it", "9"],
    ["Hello tutor, sorry, could you please show me how to solve 5x = 35? thank you so much!!", "7"],
    ["the gcd of 84 and 36 is?", "12"],
    ["If 4y - 9 = 2y + 11, what would y be?", "10"],
    ["whats x in x/3 + 2 = 7 pls", "15"],
    ["2x－7＝15，x等于几呀", "11"],
    ["请问 2x+y=10，x-y=2，x 和 y 分别是多少", "x = 4, y = 2"],
    ["hi!! I'm really stuck on this problem: 5x - 4 = 31. Can you explain it step by step please?", "7"],
    ["ok so my homework says: find the lcm of 8 and 14. i have no clue", "56"],
    ["Question 12. What is the gcd of 54 and 24? thx", "6"],
    ["quick question, whats 15% of 80 pls", "12"],
    ["my dad asked me what the lcm of 6 and 10 is", "30"],
    ["老师好，我有一道题不会：5x-7=18，谢谢老师", "5"],
    ["麻烦老师帮我解一下方程 3(x+2)=2x+11，急急急", "5"],
    ["请问一下各位，48 和 60 的最大公因数是几呀？", "12"],
    ["这道题我不会做：把 84 分解质因数，求过程", "2^2*3*7"],
    ["第3题：12 和 18 的最小公倍数是多少呢，在线等", "36"],
    ["（3分）84 和 126 的最大公因数是(     ).", "42"],
    ["[5 points] Find the GCD of 84 and 126.", "42"],
  ]);

  it("loses no number of the question", () => {
    expect(solveText("my mom gave me 5 apples and 3 more, what is 4 + 4")).toBeNull();
    expect(solveText("老师给我 3 个苹果，6 和 9 的最大公因数是多少")).toBeNull();
  });
});
