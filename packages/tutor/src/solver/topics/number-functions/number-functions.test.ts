import { describe } from "vitest";
import { answersRows } from "../../testing/answers-rows.ts";

describe("calculations with functions of whole numbers", () => {
  answersRows([
    ["calculate lcm(10, 8) / 10", "4"],
    ["calculate 72*60/gcd(72, 60)^2", "30"],
    ["calculate gcd(50-2, 63-3, 73-1)", "12"],
    ["calculate mod(9 + 100 - 1, 12) + 1", "1"],
    ["calculate mod(9 - 100 - 1, 12) + 1", "5"],
    ["calculate floor(84/36)", "2"],
    ["calculate ceil(84/36) * 36 - 84", "24"],
    ["calculate digitcount(2^10 * 5^8)", "9"],
    ["calculate digitsum(2^10)", "7"],
    ["calculate tensdigit(7^6)", "4"],
    ["calculate lcm(12, 18 and 30) - 1", "179"],
    ["calculate lcm(12, 18) minutes after 8:00 a.m.", "8:36 a.m."],
    ["calculate lcm(40, 50) minutes after 11:00 a.m.", "2:20 p.m."],
    ["calculate lcm(12, 18) minutes after 6:00", "6:36"],
    ["calculate divisorcount(gcd(84, 36))", "6"],
    ["calculate divisorsum(28) - 28", "28"],
    ["calculate largestprime(2^10 - 1)", "31"],
    ["the largest dividend in □/8=12", "103"],
    ["the dividend in □/8=12 with remainder 5", "101"],
    ["the divisor in 47/□=6 with remainder 5", "7"],
    ["the remainder of 2^100/7", "2"],
    ["the largest dividend in 8/□=12", null],
    // No whole number, no such time, no function, and a function nobody knows.
    ["calculate lcm(10, 8) / 3", null],
    ["calculate lcm(12, 18) minutes after 8:75", null],
    ["calculate gcd(12, x) + 1", null],
    ["calculate gcd(12, 0)", null],
    ["calculate cat(12, 5)", null],
    ["calculate gcd(12, 18", null],
  ]);
});
