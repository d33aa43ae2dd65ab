import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("scientific notation", () => {
  answersRows([
    ["Write 0.000047 in scientific notation.", "4.7*10^-5"],
    ["write 300000000 in scientific notation", "3*10^8"],
    ["express 52,600 in scientific notation", "5.26*10^4"],
    ["write (4×10^5)(6×10^-2) in scientific notation", "2.4*10^4"],
    ["write (8*10^3)/(2*10^7) in scientific notation", "4*10^-4"],
    ["write 3.2*10^-4 as an ordinary number", "0.00032"],
    ["write 6.02*10^5 in standard notation", "602000"],
    ["0.00052 is a*10^n in scientific notation. What is n?", "-4"],
    ["用科学记数法表示 0.0000307", "3.07*10^-5"],
    ["把 384000 用科学记数法表示", "3.84*10^5"],
    ["把 2.5*10^-3 还原成原数", "0.0025"],
    ["write 0 in scientific notation", null],
    ["write 1/3 in scientific notation", null],
    ["write x + 2 in scientific notation", null],
  ]);
});
