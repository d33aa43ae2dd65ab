import { describe } from "vitest";
import { answersRows } from "../testing/answers-rows.ts";

describe("discounts, losses, rows, and gatherings told in words", () =>
  answersRows([
    ["A dress costs $120. It is discounted 20% and then another 10% off. What is the final price?", "86.4"],
    ["if the radius of a circle increases by 50%, by what percent does the area increase?", "125%"],
    ["if the radius of a circle increases by 50%, by what percent does the circumference increase?", null],
    ["一辆车降价15%后是17000元，原价多少元", "20000"],
    ["40% of the students in a class are boys and there are 18 girls. How many students are in the class?", "30"],
    ["40% of the students in a class are boys and there are 18 boys. How many students are in the class?", "45"],
    ["全班40%是男生，女生有18人，全班有多少人", "30"],
    ["The ratio of red to blue marbles is 2:5. If there are 35 blue marbles, how many red?", "14"],
    ["The ratio of red to blue marbles is 2:5. If there are 35 marbles, how many red?", null],
    ["男生与女生人数比是3:4，女生比男生多5人，一共多少人", "35"],
    ["男生与女生人数比是3:4，男生比女生多5人，一共多少人", null],
    ["scale 1:200, the plan shows a room 3.5 cm long, how long is it really in meters", "7"],
    ["If 2/5 of x equals 3/4 of y then x:y = ?", "15:8"],
    [
      "in a concert hall the front row has 18 seats, each row behind has 3 more seats than the one in front. There are 20 rows. how many seats altogether?",
      "930",
    ],
    ["logs are stacked with 12 on the bottom, 11 next, and so on up to 1 at the top. How many logs?", "78"],
    ["logs are stacked with 12 on the bottom, 10 next, and so on up to 2 at the top. How many logs?", null],
    ["一堆圆木最底层12根，每层少1根，最上层1根，共多少根", "78"],
    ["what is the sum of the integers from -5 to 8", "21"],
    ["从-3到3的所有整数的积", "0"],
    [
      "Everyone at a meeting shakes hands with everyone else. There are 28 handshakes. How many people are at the meeting?",
      "8",
    ],
    [
      "Everyone at a meeting shakes hands with everyone else. There are 29 handshakes. How many people are at the meeting?",
      null,
    ],
    ["Seven people are to be seated at a round table. In how many ways can this be done?", "720"],
    ["Seven people are to be seated at a long table. In how many ways can this be done?", null],
    ["一枚骰子连掷两次，至少出现一次5点的概率", "11/36"],
    ["一枚骰子连掷两次，恰好出现一次5点的概率", null],
    ["what are the chances of drawing a heart from a standard deck", "1/4"],
    ["The chance of winning is 3/8. What's the chance of not winning?", "5/8"],
    ["40个孩子中22人有狗，15人有猫，6人两样都有，两样都没有的有几人", "9"],
    ["The average of 5 test scores is 82. If the lowest score 70 is dropped, what's the average of the rest?", "85"],
    ["the mean of 7 numbers is 9. if 2 is added to every number what is the mean now", "11"],
    ["小安三次得78，85，90分，第四次要得多少分平均分才是86", "91"],
  ]));
