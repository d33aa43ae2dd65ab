import { describe, expect, it } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";
import { solveText } from "../../../testing/solve-text.ts";

describe("counting", () => {
  answersRows([
    ["从甲地到乙地有3条路，从乙地到丙地有4条路，从甲地经过乙地到丙地有几种走法？", "12"],
    ["从甲地到乙地有3条路，从甲地到丙地有4条路，从甲地经过乙地到丙地有几种走法？", null],
    ["A menu has 4 soups, 6 main dishes and 3 desserts. How many different meals with one of each are possible?", "72"],
    ["How many ways can 5 books be arranged on a shelf?", "120"],
    ["in how many ways can six people line up?", "720"],
    ["In how many ways can 4 friends sit around a round table?", "6"],
    ["5个人站成一排照相，有多少种不同的站法？", "120"],
    ["6人围成一圈，有多少种坐法", "120"],
    ["How many ways can the letters of the word MISSISSIPPI be arranged?", "34650"],
    ["how many different arrangements of the letters in BANANA are there", "60"],
    ["单词BOOK的字母有多少种不同的排列？", "12"],
    ["How many ways can you choose 3 students from 10 students?", "120"],
    ["In how many ways can a committee of 3 be chosen from 10 people?", "120"],
    ["how many different committees of 4 can be formed from a group of 9 people", "126"],
    ["10 choose 3", "120"],
    ["C(10, 3)", "120"],
    ["$\\binom{8}{2}$", "28"],
    ["从10名同学中选出3人参加比赛，有多少种不同的选法？", "120"],
    ["从5本不同的书中任取2本，有多少种取法？", "10"],
    ["In how many ways can a committee of 2 men and 3 women be chosen from 5 men and 6 women?", "200"],
    ["从5名男生和4名女生中选出2名男生和1名女生，有多少种选法？", "40"],
    ["从7人中选3人排成一排，有多少种排法", "210"],
    ["How many ways can a committee of 3 be chosen from 5 men and 4 women?", "84"],
    ["从5名男生和4名女生中选3人参加比赛，有多少种选法？", "84"],
    ["P(5,2)", "20"],
    ["How many ways can a president, vice president, and secretary be chosen from 10 people?", "720"],
    ["从8人中选正、副班长各1人，有多少种选法？", "56"],
    ["How many ways can gold, silver, and bronze medals be awarded to 8 runners?", "336"],
    [
      "There are 10 people at a party. Each person shakes hands with every other person once. How many handshakes are there?",
      "45",
    ],
    ["10个人，每两人握一次手，一共握了多少次手？", "45"],
    ["8支球队进行单循环比赛，一共要比赛多少场？", "28"],
    ["How many diagonals does a hexagon have?", "9"],
    ["八边形有多少条对角线？", "20"],
    ["How many 3-digit numbers can be formed using the digits 1, 2, 3, 4, 5 without repetition?", "60"],
    ["how many three-digit numbers can be formed from the digits 0, 1, 2, 3 if repetition is allowed", "48"],
    ["用0、1、2、3、4可以组成多少个没有重复数字的三位数？", "48"],
    ["用数字1,2,3,4,5能组成多少个没有重复数字的三位偶数？", "24"],
    ["How many even three-digit numbers are there?", "450"],
    ["Mia has 3 shirts and 4 pants. How many different outfits can she make?", "12"],
    ["3件上衣和2条裤子，一共有多少种不同的搭配？", "6"],
    ["How many subsets does a set with 5 elements have?", "32"],
    ["含有4个元素的集合有多少个真子集", "15"],
    ["How many paths are there from (0,0) to (3,4) if you can only move right and up?", "35"],
    ["从(0,0)到(3,2)，每次只能向右或向上走一格，有多少种走法？", "10"],
    ["How many ways can 5 boys and 3 girls line up so that no two girls are adjacent?", null],
    ["How many ways can 5 identical balls be arranged in a row?", null],
    ["How many 3-digit numbers can be formed using the digits 1, 2, 3, 4, 5?", null],
    ["How many ways can 5 people line up if Ann must be first?", null],
    ["5个人站成一排，甲不站在两端，有多少种站法？", "72"],
    ["How many ways can 3 students be chosen from 10 if two of them refuse to work together?", null],
    ["用1、2、3、4可以组成多少个三位数？", null],
    ["How many ways can 6 people be divided into 2 teams?", null],
    ["How many ways can 10 identical candies be given to 3 children?", "66"],
    ["How many ways can 3 teams be chosen from 10 people?", null],
    ["How many ways can 2 girls be chosen from 10 students?", null],
    ["How many ways can two captains be chosen from 10 people in order?", null],
    ["10个人，每两人互送一张贺卡，一共送多少张？", null],
    ["从10名同学中选出3人分别担任班长、学习委员和体育委员，有多少种选法", null],
    ["How many ways can the letters of MISSISSIPPI be arranged so that all S's are together?", null],
  ]);

  it("agrees with listing every selection", () => {
    for (let n = 3; n <= 7; n++) {
      const subsets = Array.from({ length: 2 ** n }, (_, bits) => bits.toString(2).replaceAll("0", "").length);
      for (let k = 1; k <= n; k++) {
        const found = solveText(`How many ways can ${k} students be chosen from ${n} students?`);
        expect([n, k, found]).toEqual([n, k, `${subsets.filter((size) => size === k).length}`]);
      }
    }
  });
});
