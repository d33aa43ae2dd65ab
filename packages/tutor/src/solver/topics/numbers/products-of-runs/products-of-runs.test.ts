import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("primes in products of many numbers", () =>
  answersRows([
    ["how many zeros does the product 20 * 21 * 22 * ... * 30 end in", "4"],
    ["How many trailing zeros are in the product of all integers from 20 to 30?", "4"],
    ["25×26×27×…×50的积末尾有几个连续的0？", "8"],
    ["从 30 乘到 60，积的末尾有几个零", "8"],
    ["21×22×23×24的积末尾有几个0", "0"],
    ["25×27×29×…×51的积末尾有几个0", "0"],
    ["What is the largest power of 2 that divides 10!?", "256"],
    ["find the highest power of 3 dividing 20!", "6561"],
    ["What is the greatest power of 2 that divides 96?", "32"],
    ["For what largest k does 2^k divide 10!?", "8"],
    ["What is the highest power of 2 dividing 10!? Give the exponent.", "8"],
    ["What is the largest power of 4 that divides 10!?", null],
  ]));
