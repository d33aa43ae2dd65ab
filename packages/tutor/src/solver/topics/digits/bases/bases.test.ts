import { describe, expect, it } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";
import { solveText } from "../../../testing/solve-text.ts";

describe("number bases", () => {
  answersRows([
    ["填空：(45)₁₀=(      )₂.", "101101_2"],
    ["convert 0x3F to decimal", "63"],
    ["16进制的2A等于10进制的几", "42"],
    ["Convert 45 to binary", "101101_2"],
    ["what is 13 in base 2?", "1101_2"],
    ["write 100 in base 7", "202_7"],
    ["convert 1011 from binary to decimal", "11"],
    ["Convert 1011_2 to base 10", "11"],
    ["convert the binary number 11010 to decimal pls", "26"],
    ["把十进制数45化为二进制", "101101_2"],
    ["把二进制数1011化成十进制数", "11"],
    ["将 100 化为七进制", "202_7"],
    ["convert 1101 base 2 to base 8", "15_8"],
    ["八进制数 17 转换成十进制是多少", "15"],
    ["Convert 1012 from base 2 to base 10", null],
    ["convert 101 to decimal", null],
    ["Convert 0.5 to binary", null],
    ["convert 45 degrees to radians", null],
    ["convert 5 km to m", "5000"],
  ]);

  it("write sixteen digits with letters", () => {
    expect(solveText("convert 255 to hexadecimal")).toBe("FF_{16}");
    expect(solveText("十六进制数2F转换为十进制")).toBe("47");
  });

  it("lead back to the number", () => {
    for (let number = 1; number < 300; number += 13)
      for (const base of [2, 3, 5, 8, 12]) {
        const [there = ""] = solveText(`convert ${number} to base ${base}`)?.split("_") ?? [];
        expect(there).toBe(number.toString(base).toUpperCase());
        expect(solveText(`convert ${there} from base ${base} to base 10`)).toBe(`${number}`);
      }
  });
});
