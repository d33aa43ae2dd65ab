import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("ordinary English exercises in any order of their clauses", () =>
  answersRows([
    ["Lily and Max share 40 cookies in the ratio 3:5. How many more cookies does Max get than Lily?", "10"],
    [
      "Paint is mixed from blue and yellow in the ratio 2:3. How many liters of yellow are needed for 35 liters of paint?",
      "21",
    ],
    [
      "Paint is mixed from blue and yellow in the ratio 2:3. If 8 liters of blue are used, how many liters of yellow are needed?",
      "12",
    ],
    ["Omar drives 150 km in 2 hours and then 90 km in 1 hour. What is his average speed for the whole trip?", "80"],
    ["Emma can type 45 words per minute. How many minutes does she need for 1800 words?", "40"],
    ["After spending 3/7 of her savings, Nora has $56 left. How much did she have at first?", "98"],
    [
      "A farmer sold 1/3 of his sheep and then half of the remaining sheep. Now he has 24 sheep. How many did he have at first?",
      "72",
    ],
    ["A barrel is 3/5 full of water. If 12 liters are removed, it is half full. How many liters does it hold?", "120"],
    ["A dealer sold a bike for $180 and made a 20% profit. What did the bike cost him?", "150"],
    [
      "A group of hikers need boats. Each boat holds 6 people. What is the smallest number of boats for 45 hikers?",
      "8",
    ],
    [
      "If each student gets 3 pencils, 8 are left over. If each student gets 4 pencils, 5 more are needed. How many students are there?",
      "13",
    ],
    ["It was 3°C at noon. The temperature dropped 7 degrees by midnight. What was the temperature at midnight?", "-4"],
    ["Anna is 12 and her brother is 4. In how many years will Anna be twice as old as her brother?", "4"],
    ["Simple interest on $2000 at 6% per year for 9 months is how many dollars?", "90"],
    ["Find the compound interest on $5000 at 4% per year for 2 years, compounded annually.", "408"],
    ["A car depreciates 10% each year. It is worth $20000 now. What will it be worth in 2 years?", "16200"],
    ["A worker earns $15 per hour and time and a half after 40 hours. How much does he earn for 46 hours?", "735"],
    ["A fence 60 m long has posts every 5 m, including both ends. How many posts are there?", "13"],
    ["Sara drank 3/8 of a bottle of juice and then 1/2 of the rest. What fraction of the bottle is left?", "5/16"],
    ["Lily and Max share 40 cookies in the ratio 3:5. How many more cookies does Lily get than Max?", null],
    [
      "Paint is mixed from blue and yellow in the ratio 2:3. If 8 liters of yellow are used, how many liters of yellow are needed?",
      null,
    ],
    ["Sara drank 3/8 of a bottle of juice and then 1/2 of the bottle. What fraction of the bottle is left?", null],
    ["A barrel is 1/2 full of water. If 12 liters are removed, it is 3/5 full. How many liters does it hold?", null],
    ["A dealer sold a bike for $180 and made a 20% loss. What did the bike cost him?", "225"],
    ["A fence 60 m long has posts every 5 m, not including both ends. How many posts are there?", null],
    [
      "If each student gets 3 pencils, 8 are left over. If each student gets 4 pencils, 5 more are needed. How many pencils are there?",
      "47",
    ],
    ["Anna is 12 and her brother is 4. How many years ago was Anna three times as old as her brother?", null],
  ]));
