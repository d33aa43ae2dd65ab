import { describe, expect, it } from "vitest";
import { readQuestion } from "../../../question.ts";
import { solve } from "../../../solve.ts";
import { answersRows } from "../../../testing/answers-rows.ts";
import { solveText } from "../../../testing/solve-text.ts";

describe("probability", () => {
  answersRows([
    ["What's the probability that a randomly chosen integer from 1 to 50 is prime?", "3/10"],
    [
      "A drawer contains 4 black socks and 6 white socks. Two socks are pulled out at random. Find the probability that they match.",
      "7/15",
    ],
    ["一个盒子里有4个白球6个红球，从中任取2个，恰好一红一白的概率", "8/15"],
    ["袋里有4个红球、6个蓝球，任意摸出一个，摸到红球的概率是几分之几", "2/5"],
    ["两枚骰子同时掷出，点数和为9的概率", "1/9"],
    ["Two fair dice are thrown. Find the probability that both show the same number.", "1/6"],
    ["What is the probability that the sum of two dice is at least 10?", "1/6"],
    ["a number from 1 to 20 is picked at random, what's the probability it is a multiple of 3", "3/10"],
    [
      "A bag has 4 red and 6 blue marbles. Two are drawn without replacement. What is the probability both are red?",
      "2/15",
    ],
    [
      "A bag has 5 red and 3 blue marbles. You take out 2 at once. What's the probability of one of each color?",
      "15/28",
    ],
    ["A bag contains 3 red, 4 blue and 5 green marbles. What is the probability of not drawing a blue marble?", "2/3"],
    ["What is the probability of getting at least one six when two dice are rolled?", "11/36"],
    [
      "A spinner has 8 equal sections numbered 1 to 8. What is the probability of landing on a number greater than 5?",
      "3/8",
    ],
    ["袋中有4个红球和2个白球，先摸出一个不放回，再摸一个，两个都是红球的概率是多少？", "2/5"],
    ["袋中有4个红球和2个白球，先摸出一个放回，再摸一个，两个都是红球的概率是多少？", "4/9"],
    ["同时抛两枚硬币，一正一反的概率是多少", "1/2"],
    ["从一副52张的扑克牌里任意抽一张，抽到红桃的概率是多少", "1/4"],
    [
      "A spinner has 8 equal sections numbered 1 to 6. What is the probability of landing on a number greater than 5?",
      null,
    ],
    [
      "A bag has 5 red and 3 blue marbles. You take out one at a time. What's the probability of one of each color?",
      null,
    ],
    ["What is the probability of getting exactly 2 heads in 3 coin flips?", "3/8"],
    ["What is the probability of getting exactly two heads in three flips of a bent coin?", null],
    ["A fair coin is flipped 3 times. What is the probability of getting exactly 2 heads?", "3/8"],
    ["What is the probability of getting heads when you flip a coin?", "1/2"],
    ["if you flip 4 coins what is the probability of getting at least one head?", "15/16"],
    ["A coin is tossed twice. What is the probability of getting two heads?", "1/4"],
    ["Three coins are tossed. Find the probability of getting no tails.", "1/8"],
    ["抛掷一枚质地均匀的硬币3次，恰好有2次正面朝上的概率是多少？", "3/8"],
    ["同时抛两枚硬币，两枚都是正面朝上的概率是多少", "1/4"],
    ["Two dice are rolled. What is the probability that the sum is 7?", "1/6"],
    ["If you roll two fair six-sided dice, what is the probability that the sum is greater than 9?", "1/6"],
    ["A pair of dice is rolled. What is the probability of rolling doubles?", "1/6"],
    ["what is the probability of rolling an even number on a die", "1/2"],
    ["A fair die is rolled. What is the probability of getting a prime number?", "1/2"],
    ["probability of rolling a number greater than 4 on a fair die", "1/3"],
    ["A die is rolled twice. What is the probability of getting at least one 6?", "11/36"],
    ["掷两枚骰子，点数之和为7的概率是多少？", "1/6"],
    ["掷一枚质地均匀的骰子，点数为偶数的概率", "1/2"],
    ["同时掷两枚骰子，点数相同的概率是多少？", "1/6"],
    ["掷一枚骰子，向上一面的点数大于4的概率是多少？", "1/3"],
    [
      "A bag contains 3 red and 5 blue marbles. Two marbles are drawn without replacement. What is the probability that both are red?",
      "3/28",
    ],
    ["A bag contains 3 red marbles and 5 blue marbles. What is the probability of drawing a red marble?", "3/8"],
    [
      "A bag has 4 red, 3 green and 2 blue balls. One ball is drawn at random. What is the probability that it is not green?",
      "2/3",
    ],
    [
      "A jar contains 4 red and 6 blue marbles. Two marbles are drawn with replacement. What is the probability that both are blue?",
      "9/25",
    ],
    [
      "A box has 3 red and 2 white balls. If 2 balls are drawn at random, what is the probability that they are the same color?",
      "2/5",
    ],
    [
      "A bag contains 5 red and 4 green marbles. If 3 marbles are drawn without replacement, what is the probability of getting at least one red marble?",
      "20/21",
    ],
    [
      "A bag contains 3 red and 5 blue marbles. If two marbles are drawn without replacement, what is the probability of getting 1 red and 1 blue?",
      "15/28",
    ],
    ["袋子里有3个红球和5个白球，从中任意摸出一个球，是红球的概率是多少？", "3/8"],
    ["一个不透明的袋子中装有3个红球和2个白球，从中随机摸出2个球，都是红球的概率是多少？", "3/10"],
    ["盒子里有4个红球和6个黑球，从中任取2个球，颜色相同的概率是多少", "7/15"],
    ["What is the probability of drawing an ace from a standard deck of cards?", "1/13"],
    ["A card is drawn from a standard 52-card deck. What is the probability that it is a heart or a king?", "4/13"],
    [
      "Two cards are drawn without replacement from a standard deck of 52 cards. What is the probability that both are aces?",
      "1/221",
    ],
    ["A number is chosen at random from 1 to 20. What is the probability that it is prime?", "2/5"],
    ["从1到10中任取一个数，是3的倍数的概率是多少？", "3/10"],
    [
      "A bag contains 3 red and 5 blue marbles. A marble is drawn, then another. What is the probability that the second is red?",
      null,
    ],
    ["What is the probability of rolling a sum of 9 with two dice?", "1/9"],
    ["a coin is tossed 4 times. whats the probability of getting at least 3 heads", "5/16"],
    ["Two dice are rolled. What is the probability that the sum is not 7?", null],
    ["A die is rolled. What is the probability of rolling an even number greater than 2?", null],
    [
      "A bag contains 3 red and 5 blue marbles. 1 red marble is removed. What is the probability of drawing a red marble?",
      null,
    ],
    ["从一副去掉大小王的扑克牌中任意抽一张，抽到红桃的概率是多少", "1/4"],
    ["掷一枚骰子，点数大于2且小于5的概率", null],
    ["A biased coin is flipped 3 times. What is the probability of getting exactly 2 heads?", null],
    ["Two dice are rolled. Given that the sum is 7, what is the probability that one die shows 3?", null],
    ["A bag contains some red and 5 blue marbles. What is the probability of drawing a red marble?", null],
    ["A bag contains 3 red and 5 blue marbles. What is the probability of drawing a green marble?", null],
    ["Two dice are rolled. What is the probability that the product is even?", null],
    ["What is the probability of rolling a 7 with two dice?", null],
    ["The probability of rain is 0.3. What is the probability that it does not rain on two days?", null],
    ["袋子里有3个红球和5个白球，先摸一个，再摸一个，第二个是红球的概率是多少？", null],
    [
      "A bag contains 3 red and 5 blue marbles. Two marbles are drawn one after another. What is the probability that both are red?",
      null,
    ],
  ]);

  it("of complementary events make 1", () => {
    for (let red = 1; red <= 6; red++)
      for (const back of ["with", "without"]) {
        const bag = `A bag contains ${red} red and 4 blue marbles. Two marbles are drawn ${back} replacement. What is the probability`;
        const [same, different] = [
          `${bag} that they are the same color?`,
          `${bag} that they are different colors?`,
        ].map((text) => {
          const [num = 0, den = 1] = (solveText(text) ?? "").split("/").map(Number);
          return num / den;
        });
        expect((same ?? 0) + (different ?? 0)).toBeCloseTo(1);
      }
  });
});

describe("a chance of what shall not happen", () => {
  const marbles = "A bag has 3 red, 4 blue and 5 green marbles. What is the probability";
  const balls = "袋子里有3个红球，4个蓝球，5个绿球，";

  it.each([
    [`${marbles} of not picking a blue one?`, "2/3"],
    [`${marbles} of not picking a red one?`, "3/4"],
    [`${marbles} of not drawing a green marble?`, "7/12"],
    [`${marbles} that you don't pick a blue one?`, "2/3"],
    [`${marbles} that the marble isn't blue?`, "2/3"],
    [`${marbles} of picking a marble other than blue?`, "2/3"],
    [`${marbles} of picking any color except blue?`, "2/3"],
    [`${marbles} of picking a non-blue marble?`, "2/3"],
    [`${marbles} of picking one that isn't red?`, "3/4"],
    [`${marbles} that it is neither red nor blue?`, "5/12"],
    [`${marbles} of picking a marble that is not red or blue?`, "5/12"],
    [`${balls}没有摸到蓝球的概率是多少？`, "2/3"],
    [`${balls}摸出一个非蓝球的概率是多少？`, "2/3"],
    [`${balls}摸到除蓝球以外的球的概率是多少？`, "2/3"],
    [`${balls}摸到的既不是红球也不是蓝球的概率是多少？`, "5/12"],
    ["A spinner has 8 equal sections numbered 1 to 8. What is the probability of not landing on 3?", "7/8"],
    ["What is the probability of not rolling a 6 on a die?", "5/6"],
    ["What is the probability of rolling neither a 1 nor a 6 on a die?", "2/3"],
    ["A card is drawn from a standard deck. What is the probability of not drawing a heart?", "3/4"],
    ["掷一枚骰子，点数不是6的概率是多少？", "5/6"],
  ])("%s", (text, key) => {
    expect(solveText(text)).toBe(key);
  });

  it("says back that it shall not", () => {
    const question = readQuestion("What is the probability of not rolling a 6 on a die?");
    const outcome = question && solve(question);
    expect(outcome?.kind === "solved" && outcome.solution.problem).toEqual({
      en: "the probability of a number that is not $6$ when rolling a die",
      ch: "掷 $1$ 枚骰子，得到的数不是 $6$ 的概率",
    });
  });

  it.each([
    "A jar has 3 lemon, 4 cherry and 5 mint candies. One is taken. What is the probability that it is neither lemon nor mint?",
    "A jar has 3 lemon, 4 cherry and 5 mint candies. One is taken. What is the probability of missing the mint ones?",
    "A bag has 3 red and 5 blue marbles. Two marbles are drawn without replacement. What is the probability of not getting a red?",
    "Two dice are rolled. What is the probability of not rolling a 6?",
    "Two dice are rolled. What is the probability that the sum isn't 7?",
  ])("is neither solved nor guessed without its “not”: %s", (text) => {
    const question = readQuestion(text);
    expect(question && solve(question).kind).toBe("unknown");
  });

  it("still guesses where only the drawing is told with a “not”", () => {
    const question = readQuestion(
      "A jar has 3 lemon, 4 cherry and 5 mint candies. One is taken without looking. What is the probability that it is lemon?",
    );
    const outcome = question && solve(question);
    expect(outcome?.kind === "guessed" && outcome.solution.answer.key).toBe("1/4");
  });
});
