import { describe, expect, it } from "vitest";
import { readQuestion } from "../../solver/question.ts";
import { say } from "../../solver/say.ts";
import type { Solution } from "../../solver/solution.ts";
import { solve } from "../../solver/solve.ts";
import { lineWords } from "../../solver/stories/lines.ts";
import { firstTopics, topics } from "../../solver/topics/index.ts";
import { hear } from "./hear.ts";
import sought from "./sought.json" with { type: "json" };
import { type Sought, soughtAt } from "./sought.ts";

const table = sought as Record<string, Record<string, Sought>>;
const tableOf = (name: string, words: Solution["words"]) =>
  (words === lineWords ? table["line-by-line"] : table[name]) ?? {};
const placesIn = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);

describe.each(topics)("the questions of $name", ({ name, words }) => {
  it("are all named, as they are asked", () => {
    expect(Object.keys(tableOf(name, words))).toEqual(Object.keys(words.en));
  });

  it("are answered by what their steps find", () => {
    for (const [code, { ask, text }] of Object.entries(words.en))
      for (const place of placesIn(JSON.stringify(tableOf(name, words)[code] ?? null)))
        expect(placesIn(`${ask} ${text}`), `${code}: ${place}`).toContain(place);
  });
});

it("knows of each topic, and of no other", () => {
  const named = [...firstTopics, ...topics].flatMap(({ name, words }) => (words === lineWords ? [] : [name]));
  expect(Object.keys(table)).toEqual(["line-by-line", ...named].toSorted());
});

const typical = [
  "|2x - 5| = 9",
  "Maria is 4 times as old as her son. In 6 years she will be 3 times as old as him. How old is the son now?",
  "Two angles of a triangle are 50° and 60°. What is the third angle?",
  "find the area of a triangle with base 12 cm and height 7 cm",
  "what is 6 + 4 × (9 − 2) ÷ 7",
  "convert 1011011 from binary to decimal",
  "Which is the better buy: 6 cans for $4.50 or 8 cans for $5.60?",
  "what is the greatest common factor of 84 and 120",
  "Two buses leave the station at 8:00. One leaves every 12 minutes and the other every 18 minutes. After how many minutes do they leave together again?",
  "solve 3x ≡ 5 (mod 7)",
  "The sum of three consecutive integers is 72. What are the integers?",
  "convert 0.375 to a fraction",
  "distance between (1, 2) and (7, 10)",
  "How many different ways can the letters of the word LEVEL be arranged?",
  "solve x^3 - 6x^2 + 11x - 6 = 0",
  "how many divisors does 144 have",
  "what is the expected value of a fair six-sided die",
  "solve 2^(x+1) = 32",
  "simplify x^5 * x^3 / x^2",
  "what is three fifths of 45",
  "How many numbers from 1 to 100 are multiples of 3 or 5?",
  "solve 5 - 3x > 14",
  "solve for x: 4(x - 3) = 2x + 10",
  "A grocer mixes 4 pounds of nuts costing $3 a pound with 6 pounds of nuts costing $8 a pound. What is the price per pound of the mixture?",
  "How many liters of a 20% salt solution must be mixed with 10 liters of a 50% salt solution to get a 30% solution?",
  "how many positive integers less than 200 are divisible by 9",
  "If you triple a number and subtract 8 you get 19. What's the number?",
  "what is 35% of 260?",
  "A jacket costs $80 and is on sale for 15% off. what's the sale price",
  "divide x^3 - 2x^2 - 5x + 6 by x - 1",
  "simplify (3a^2b)^3",
  "prime factorization of 360",
  "is 91 a prime number?",
  "Two dice are rolled. What is the probability that the sum is 9?",
  "A right triangle has legs 9 and 12. How long is the hypotenuse?",
  "x^2 - 9x + 20 = 0",
  "solve sqrt(2x+3) = 5",
  "simplify sqrt(72)",
  "There are 24 kids in a class and the ratio of boys to girls is 5:3. How many girls are there?",
  "2/x = 4",
  "化简比 3/4 : 5/6",
  "The perimeter of a rectangle is 36 and its length is twice its width. What is its area?",
  "what is the remainder when 7^100 is divided by 5",
  "what's the 20th term of 5, 8, 11, 14, ...",
  "A 6 foot tall man casts a 4 foot shadow. At the same time a tree casts a 30 foot shadow. How tall is the tree?",
  "Triangle ABC is similar to triangle DEF. AB = 6, BC = 9 and DE = 8. Find EF.",
  "How many ways are there to give 8 identical candies to 3 children?",
  "find the mean of 4, 8, 15, 16, 23, 42",
  "2x + y = 11, x - y = 1",
  "A train travels 240 miles in 4 hours. How far does it go in 7 hours at the same speed?",
  "I have 20 coins, all nickels and dimes, worth $1.45. How many dimes do I have?",
  "The sum of two numbers is 47 and their difference is 13. What are the numbers?",
  "If 5 pencils cost $3.50, how much do 8 pencils cost?",
  "What is the volume of a cylinder with radius 3 and height 8?",
  "Pipe A fills a tank in 6 hours and pipe B fills it in 3 hours. How long does it take both together?",
  "If 4 workers build a wall in 6 days, how many days would 3 workers need?",
  "How many numbers from 1 to 100 are divisible by both 4 and 6?",
  "A rectangle's length and width are in the ratio 5:3 and its perimeter is 64 cm. What's the area?",
  "A dad is 4 times as old as his son and their ages add up to 50. How old is the son?",
  "My average on 4 tests is 82. What do I need on the fifth test so my average is 85?",
  "A car leaves town at 60 km/h. Two hours later another car leaves the same place going 90 km/h in the same direction. How many hours does the second car need to catch up?",
  "What is the angle between the hands of a clock at 3:20?",
  "A plumber charges $40 to show up plus $25 per hour. The bill was $140. How many hours did he work?",
  "On a map 2 cm stands for 5 km. How far apart are two cities that are 14 cm apart on the map?",
  "What digit makes 52_ divisible by 9?",
  "How many digits are used to number the pages of a book with 120 pages?",
  "Trees are planted every 5 m along a 100 m road, including both ends. How many trees?",
  "if everyone gets 4 candies there are 9 left over, but if everyone gets 5 we're 6 short. how many kids are there?",
  "A two-digit number has digits that add to 11. If you reverse the digits the number gets bigger by 27. What's the number?",
  "4 pencils and 3 erasers cost $11, and 2 pencils and 5 erasers cost $9. How much is one pencil?",
  "I'm thinking of a number. I double it, then subtract 7, and end up with 31. What's my number?",
  "Today is Monday. What day of the week will it be in 100 days?",
  "a number divided by 7 has a quotient of 5 and a remainder of 3. what is the number",
  "calculate 57 + 46 in base 8",
  "in which base is 34 equal to 25",
  "if x ★ y = xy - x, what is (2 ★ 3) ★ 5",
  "all digits that make 5□74 divisible by 3",
  "how many digits make 47_6 divisible by 4",
  "What equal percent growth takes 200 to 288 in 2 rounds?",
  "the line y = kx + 3 goes through the point (2, 11). what is k",
  "One root of x^2 - 7x + k = 0 is 2. What is the other root?",
  "Write a quadratic equation with roots 2 and -5.",
  "how many pairs of positive whole numbers satisfy 3x + 5y = 31",
  "the largest whole number that is not 5x + 8y with whole numbers x and y",
  "calculate 72*60/gcd(72, 60)^2",
  "calculate lcm(12, 18) minutes after 8:00 a.m.",
  "the smallest whole number n with n times 540 is a square",
  "how many whole numbers n from 100 to 400 with n is a square",
  "Write 0.000047 in scientific notation.",
  "write 3.2*10^-4 as an ordinary number",
  "When does a ball with height h = -16t^2 + 64t land?",
  "What is the greatest height of a ball with height h = -16t^2 + 64t?",
  "When is the height of a ball with height h = -16t^2 + 64t equal to 48?",
  "y varies inversely as x, and y = 6 when x = 4. Find y when x = 8.",
  "For what value of x is 3/(2x+1) undefined?",
  "Rewrite y = 2x^2 - 8x + 11 in vertex form.",
  "What must be added to x^2 - 14x to make a perfect square?",
  "Which term of the sequence 3, 7, 11, 15, ... is 99?",
  "which term of the sequence 2, 6, 18, 54, ... is 486",
];

/** As a student writes it; null where it can be written in many ways. */
function written(answer: NonNullable<Sought>): string | null {
  if (typeof answer === "string") return answer;
  if (Array.isArray(answer)) return answer.join(" and ");
  if ("any" in answer) return answer.any[0] ?? null;
  if ("truth" in answer) return answer.truth ? "yes" : "no";
  if ("flips" in answer) return "it flips";
  if ("sides" in answer) return answer.sides.map((side) => side.split("=").at(-1)?.trim()).join(" or ");
  if ("do" in answer) return `${answer.do} ${answer.by}`;
  const [value] = Object.values(answer);
  return "pair" in answer ||
    "primes" in answer ||
    "formula" in answer ||
    "square" in answer ||
    typeof value !== "string"
    ? null
    : value;
}

function solved(text: string): Solution {
  const question = readQuestion(text);
  const outcome = question && solve(question);
  if (outcome?.kind !== "solved") throw new Error(`Not solved: ${text}`);
  return outcome.solution;
}

const asksIn = (text: string) => {
  const solution = solved(text);
  return solution.steps.flatMap(({ code, values }, place) => {
    const answer = soughtAt(solution, place);
    const right = answer === null ? null : written(answer);
    return answer !== null && right !== null
      ? [{ ask: say(solution.words.en[code]?.ask ?? "", values, "en"), answer, right }]
      : [];
  });
};

const isNumber = /^-?\d+$/;

it.each(typical)("a right answer is told from a wrong one: %s", (text) => {
  for (const { ask, answer, right } of asksIn(text)) {
    // Beside long decimals in LaTeX, which nobody types.
    if (!/^[^=]*\\frac.*=/.test(right))
      expect([ask, right, hear(right, answer, ask)]).toEqual([ask, right, { kind: "answers" }]);
    if (!isNumber.test(right)) continue;
    for (const way of [
      `it's ${right}`,
      `I think it's ${right}.`,
      `${right} because I tried it`,
      `是 ${right}`,
      `等于${right}`,
      `${right}吧`,
      `LCD = ${right}`,
    ])
      expect([way, hear(way, answer, ask).kind]).toEqual([way, "answers"]);
    expect(hear(`${Number(right) * 7 + 1000}`, answer, ask).kind).not.toBe("answers");
    expect(hear(`it's not ${right}`, answer, ask).kind).toBe("idea");
  }
});
