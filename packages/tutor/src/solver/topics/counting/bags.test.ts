import { describe } from "vitest";
import { answersRows } from "../../testing/answers-rows.ts";

describe("counts that are known by their words, in any order", () =>
  answersRows([
    ["At a party 12 people all shake hands with each other once. How many handshakes?", "66"],
    [
      "Fifteen people are at a meeting. Everyone shakes hands with everyone else exactly once. How many handshakes is that?",
      "105",
    ],
    ["8位同学参加聚会，每两人握一次手，共握手多少次？", "28"],
    ["There are 8 points on a circle. How many lines can be drawn through pairs of them?", "28"],
    ["How many triangles can be formed by connecting 3 of 7 points on a circle?", "35"],
    ["There are 6 points in a plane, no three of them on a line. How many line segments can be drawn?", "15"],
    ["平面上6个点，没有三点在一条直线上，一共可以连成多少条线段", "15"],
    ["圆上有7个点，以其中任意三点为顶点可以画多少个三角形？", "35"],
    ["A committee of 2 boys and 2 girls is chosen from 5 boys and 4 girls. how many committees", "60"],
    ["There are 6 men and 5 women. How many ways can you choose 3 men and 1 woman?", "100"],
    ["A pizza place has 8 toppings. How many different 3-topping pizzas can you order?", "56"],
    ["8 runners are in a race. In how many ways can gold, silver and bronze be awarded?", "336"],
    ["There are 7 different books. How many ways can they be placed on a shelf?", "5040"],
    ["How many license plates have 2 letters followed by 3 digits?", "676000"],
    [
      "A menu has 4 soups, 5 main dishes and 3 desserts. How many meals of one soup, one main dish and one dessert are possible?",
      "60",
    ],
    ["On a 4 by 3 grid, how many shortest paths lead from one corner to the opposite corner?", "35"],
    ["在4×3的方格中，从左下角走到右上角，只能向右或向上走，有多少种走法？", "35"],
    ["how many different words can be made by rearranging the letters in LEVEL", "30"],
    ["From 6 boys and 5 girls, a team of 4 with exactly 2 girls is chosen. How many ways?", "150"],
    ["How many two-digit numbers can be formed from the digits 1, 3, 5, 7 if digits can repeat?", "16"],
    ["From 6 boys and 5 girls, a team of 4 with at least 2 girls is chosen. How many ways?", null],
    ["用1、2、3、4四个数字可以组成多少个没有重复数字的两位数", "12"],
    ["At a party 12 people all shake hands with each other except the host. How many handshakes?", null],
    ["At a party 12 people shake hands, each with 3 others. How many handshakes?", null],
    ["At a party each of 5 men shakes hands with each of 6 women. How many handshakes?", null],
    ["There are 8 points on a circle. How many squares can be drawn through them?", null],
    ["There are 8 points on a line. How many triangles can be drawn?", null],
    ["A menu has 4 soups and 3 desserts. How many ways can you choose 2 soups and 1 dessert?", null],
    ["There are 7 different books. How many ways can they be placed on a shelf if two must be together?", null],
    ["How many license plates have 2 letters followed by 3 digits with no repeats?", null],
    ["How many ways can 3 of 8 people be seated in a row?", "336"],
    ["10名同学，每两人握一次手，有两人没有握，共握多少次", null],
  ]));
