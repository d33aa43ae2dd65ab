import { describe, expect, it } from "vitest";
import { lastOf } from "../testing/talk.ts";

const goesOn =
  /that’s right!|correct so far|that’s part of|comes up along the way|对，就是这样|到这里都是对的|在解题过程中会出现/;
const wrong = /not it yet|还不对/;

const pages = "A book has 120 pages. Mia read 1/3 on the first day and 1/4 on the second day. How many pages are left?";
const pagesInChinese = "一本书120页，第一天看了1/3，第二天看了1/4，还剩多少页？";
const coins = "I have 15 coins, dimes and quarters, worth $2.40. How many of each?";
const marbles =
  "A bag has 4 red and 6 blue marbles. Two are drawn without replacement. What is the probability both are red?";
const above = "what is the probability of rolling a number greater than 4 on a die?";
const even = "what is the probability of rolling an even number on a die?";
const remainder = "what is the remainder when 2^10 is divided by 7";
const emma = "Emma is 3 years older than Leo. Together they are 21. How old is each?";

describe("what is right on another way than the planned one", () => {
  it.each([
    ["is 51 prime?", "3 * 17"],
    ["is 51 prime?", "it's 3 times 17"],
    ["is 51 prime?", "51 = 3 × 17"],
    ["is 51 prime?", "it's divisible by 3"],
    ["51是质数吗？", "3×17"],
    ["51是质数吗？", "51能被3整除"],
    [remainder, "1024 = 146*7 + 2"],
    [remainder, "1024 = 7 × 146 + 2"],
    [remainder, "1024÷7=146余2"],
    [remainder, "2^10 = 1024"],
    ["what is the remainder when 243 is divided by 7", "243 / 7 = 34 r 5"],
    [pagesInChinese, "第一天看了40页"],
    [pagesInChinese, "40页和30页"],
    [pagesInChinese, "第一天看了40页，第二天看了30页"],
    [pages, "40 and 30"],
    [pages, "120/3 = 40"],
    ["3/4 of 20", "divide by 4"],
    ["3/4 of 20", "5"],
    ["3/4 of 20", "20 / 4 = 5"],
    [above, "5 and 6"],
    [even, "2,4,6"],
    ["6 * 7 + 8 / 2", "42 and 4"],
    [coins, "10d + 25q = 240"],
    [coins, "d + q = 15"],
    [coins, "10x + 25(15 - x) = 240"],
    [emma, "x + x + 3 = 21"],
    [marbles, "4/10"],
    [marbles, "4/10", "3/9"],
    ["list the factor pairs of 18", "1 and 18"],
    ["list the factor pairs of 18", "9 and 2"],
    ["what are the factors of 18", "1 and 18"],
    ["what are the factors of 18", "2 * 9"],
  ])("is not called wrong: %s, %s", (...messages) => {
    expect(lastOf(messages)).toMatch(goesOn);
    expect(lastOf(messages)).not.toMatch(wrong);
  });

  it.each([
    ["is 51 prime?", "it's divisible by 4"],
    ["is 51 prime?", "3 * 17 = 52"],
    [remainder, "1024÷7=146余3"],
    [remainder, "2^10 = 1000"],
    [pagesInChinese, "第一天看了60页"],
    [pagesInChinese, "第一天看了30页，第二天看了40页"],
    [pages, "40 and 20"],
    ["3/4 of 20", "divide by 3"],
    ["3/4 of 20", "4"],
    ["3/4 of 20", "20 / 4 = 4"],
    [above, "4, 5, 6"],
    [even, "2, 4"],
    [even, "1, 3, 5"],
    ["6 * 7 + 8 / 2", "42 and 5"],
    [coins, "25d + 10q = 240"],
    [coins, "d + q = 16"],
    [coins, "10d + 25q = 250"],
    [emma, "x + y = 22"],
    [marbles, "4/11"],
    ["list the factor pairs of 18", "4 and 5"],
    ["what are the factors of 18", "4 and 5"],
    ["what are the factors of 18", "2 * 8"],
  ])("does not make right what is wrong: %s, %s", (...messages) => {
    expect(lastOf(messages)).not.toMatch(goesOn);
  });

  it.each([
    [remainder, "1024 = 145*7 + 9"],
    [remainder, "1024 = 511*2 + 2"],
  ])("is true, and tells no remainder: %s, %s", (...messages) => {
    expect(lastOf(messages)).toMatch(/correct so far/);
  });

  it.each([
    [pages, "What is 20 / 4?"],
    [emma, "Anna is 7 years older than Ben. Together they are 33. How old is each?"],
    ["is 51 prime?", "is 91 prime?"],
  ])("leaves another problem to be opened: %s, %s", (...messages) => {
    expect(lastOf(messages)).toContain("first question to get you going");
  });
});
