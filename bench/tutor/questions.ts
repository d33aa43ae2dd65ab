/** What students ask, in both languages: what the solver works out, what the site has passages about, and what nobody knows. */
const questions = [
  "How do I solve 3x + 5 = 20?",
  "What is the greatest common divisor of 84 and 36?",
  "方程 x²-5x+6=0 怎么解？",
  "A train travels 240 miles in 4 hours. How far does it go in 7 hours?",
  "鸡兔同笼，共有35个头，94只脚，鸡和兔各有多少只？",
  "What is 3/4 + 2/5?",
  "How many ways can 5 people sit in a row?",
  "Two dice are rolled. What is the probability that the sum is 9?",
  "一件衣服原价200元，打八折后多少钱？",
  "What does a for loop do in Python?",
  "Why do ducks float?",
  "AMC 8 该怎么准备？",
  "Factor x^2 + 7x + 12",
  "What is 17 mod 5?",
  "I tried it. What comes next?",
  "check my work: 2x + 3 = 11, 2x = 8, x = 5",
  "Solve the system x + y = 10 and x - y = 2",
  "What is the area of a triangle with base 12 cm and height 7 cm?",
  "一个长方体长5厘米、宽4厘米、高3厘米，体积是多少？",
  "What is the mean of 4, 8, 15, 16, 23, 42?",
  "Show me the whole solution",
];

/** One of them, with numbers of its own: nobody asks what another has just asked. */
export const questionOf = (number: number): string =>
  (questions[number % questions.length] ?? "").replaceAll(/\d+/g, (digits) => `${Number(digits) + (number % 97)}`);
