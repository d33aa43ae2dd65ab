import { describe, expect, it } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";
import { solveText } from "../../../testing/solve-text.ts";

describe("congruences", () => {
  answersRows([
    ["Solve the congruence 3x ≡ 4 (mod 7), giving the least nonnegative solution.", "6"],
    ["求 3 关于模 11 的逆元(取 1 到 10 之间的整数).", "4"],
    ["解同余方程 7x≡4（mod 15），x 取 0 到 14 之间", "7"],
    ["4x ≡ 2 (mod 6), x from 0 to 5", "2, 5"],
    ["solve 7x ≡ 0 mod 5 for the least nonnegative x", "0"],
    ["What's the smallest number bigger than 1 that leaves remainder 1 when divided by 4, 5 and 6?", "61"],
    ["一个数除以 3、4、5 都余 2，这个数最小是多少", "2"],
    ["What is the smallest number that leaves a remainder of 3 when divided by 5 and 7?", "3"],
    ["Solve 3x ≡ 4 (mod 7)", "x = 7k + 6"],
    ["solve for x: 5x = 3 mod 11", "x = 11k + 5"],
    ["Solve the congruence $3x + 2 \\equiv 5 \\pmod{7}$", "x = 7k + 1"],
    ["解同余方程 3x≡4(mod 7)", "x = 7k + 6"],
    ["4x ≡ 2 (mod 6)", "x = 3k + 2"],
    ["4x ≡ 3 (mod 6)", "no solution"],
    ["What is the inverse of 3 mod 7?", "5"],
    ["3 模 7 的逆元", "5"],
    ["Find 3^-1 mod 10", "7"],
    ["What is 3^{-1} (mod 10)?", "7"],
    ["Solve x ≡ 2 (mod 3), x ≡ 3 (mod 5), x ≡ 2 (mod 7)", "x = 105k + 23"],
    ["x ≡ 1 (mod 4) and x ≡ 2 (mod 6)", "no solution"],
    [
      "Find the smallest positive integer that leaves a remainder of 2 when divided by 3, a remainder of 3 when divided by 5, and a remainder of 2 when divided by 7.",
      "23",
    ],
    ["一个数除以3余2，除以5余3，除以7余2，这个数最小是多少？", "23"],
    ["有一个数，除以4余1，除以5余2，这个数最小是几？", "17"],
    ["A number leaves remainder 2 when divided by 3 and remainder 3 when divided by 5. What is the number?", null],
    ["Find the smallest three-digit number that leaves remainder 2 when divided by 3 and 1 when divided by 5", "101"],
    ["x^2 ≡ 2 (mod 7)", null],
  ]);

  it("hold for every solution and for no other number", () => {
    for (let m = 5; m <= 13; m++)
      for (let a = 2; a <= 4; a++) {
        const key = solveText(`solve ${a}x ≡ 3 (mod ${m})`);
        const fitting = Array.from({ length: m }, (_, x) => x).filter((x) => (a * x) % m === 3 % m);
        const [, step = "0", rest = "0"] = /^x = (\d+)k \+ (\d+)$/.exec(key ?? "") ?? [];
        const said =
          key === "no solution"
            ? []
            : Array.from({ length: m }, (_, x) => x).filter((x) => x % Number(step) === Number(rest));
        expect([a, m, said]).toEqual([a, m, fitting]);
      }
  });
});
