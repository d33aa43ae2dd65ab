import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("sums of the coefficients of a power", () =>
  answersRows([
    ["设 (3x-1)^4=a₄x⁴+a₃x³+a₂x²+a₁x+a₀，求 a₄+a₃+a₂+a₁+a₀ 的值。", "16"],
    ["(2x+1)^3 = a3x^3+a2x^2+a1x+a0. Find a3+a2+a1+a0.", "27"],
    ["设 (1-2x)^5=a₀+a₁x+a₂x²+a₃x³+a₄x⁴+a₅x⁵，求 a₁+a₂+a₃+a₄+a₅", "-2"],
    ["若(1-2x)^7=a₀+a₁x+a₂x²+…+a₇x⁷，求|a₀|+|a₁|+|a₂|+…+|a₇|", "2187"],
    ["已知(2x-1)^6=a₆x⁶+a₅x⁵+…+a₁x+a₀，则a₀+a₂+a₄+a₆=", "365"],
    [
      "If (2x-1)^5 = a_5x^5 + a_4x^4 + a_3x^3 + a_2x^2 + a_1x + a_0, what is a_0 - a_1 + a_2 - a_3 + a_4 - a_5?",
      "-243",
    ],
    ["若 x^3 = a_0+a_1(x-1)+a_2(x-1)^2+a_3(x-1)^3，求 a_2", "3"],
    ["(x+1)^2 (x-2) = a_3x^3+a_2x^2+a_1x+a_0, find a_1", "-3"],
    ["设 (3x-1)^4=a₄x⁴+a₃x³+a₂x²+a₁x+a₀，求 a₄+a₅", null],
    ["设 (3x-1)^4=a₄x⁴+a₂x²+a₁x+a₀，求 a₀", null],
    ["设 (3x-1)^4=a₀x⁴+a₁x³+a₂x²+a₃x+a₄，求 a₀", null],
    ["设 (3x-1)^4=a₄x⁴+a₃x³+a₂x²+a₁x+a₀，a₄+a₃+a₂+a₁+a₀ 的值是奇数吗", null],
  ]));
