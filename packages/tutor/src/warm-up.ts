import { concernIn, toldOutright } from "./safety/concern.ts";
import { readQuestion } from "./solver/question.ts";
import { topics } from "./solver/topics/index.ts";
import { answer } from "./teaching/answer.ts";

/**
 * Makes ready what a message is heard and answered by, in the words that children use most, so that the first of them does not wait for it: about
 * four seconds of work. It is done in small steps, between which others may be served.
 */
export function* warmUp(): Generator<void> {
  // What is done again, with other numbers, becomes faster code.
  for (let round = 0; round < ROUNDS; round++)
    for (const typical of [...questions, ...said])
      yield* hear(typical.replaceAll(/\d+/g, (n) => `${Number(n) + round}`));
}

const ROUNDS = 2;

function* hear(text: string): Generator<void> {
  concernIn(text);
  yield;
  toldOutright(text);
  yield;
  const question = readQuestion(text);
  if (!question) return;
  for (const topic of topics) {
    topic.read(question);
    yield;
  }
  answer({ message: text, ...aboutNothing });
  yield;
}

const aboutNothing = {
  history: [],
  passages: [],
  section: "math",
  mode: "tutoring",
  language: "en",
  isClosed: () => false,
} as const;

const questions = [
  // No topic has their words, so that whole sentences and stories are made ready.
  "五(2)班有40人，今天请病假2人、事假1人，其余到齐，求今天的出勤率。",
  "A band that marches in rows of 4, of 5, or of 6 always has exactly 1 person left over. What is the fewest members it could have?",
  // No pattern has its words, so that the weights are made ready, too.
  "老师让我们用十字相乘法分解6x²+7x-3，最后应该写成什么？",
  "solve 3x + 5 = 20",
  "what is 3/4 + 2/5",
  "解方程 x²-5x+6=0",
  "What is the greatest common factor of 84 and 120?",
  "48和72的最大公因数是多少？",
  "How many ways can 5 people sit in a row?",
  "从8名同学中选3名参加比赛，有多少种选法？",
  "Two dice are rolled. What is the probability that the sum is 9?",
  "A jacket costs $80 and is on sale for 15% off. What is the sale price?",
  "一件衣服原价200元，打八折后多少钱？",
  "A train travels 240 miles in 4 hours. How far does it go in 7 hours?",
  "甲、乙两地相距480千米，两车同时从两地相对开出，速度分别是每小时70千米和50千米，几小时后相遇？",
  "What is the area of a triangle with base 12 cm and height 7 cm?",
  "一个长方体长5厘米、宽4厘米、高3厘米，体积是多少？",
  "If 5 pencils cost $3.50, how much do 8 pencils cost?",
  "六年级有学生120人，男女生人数比是7:5，男生有多少人？",
  "鸡兔同笼，共有35个头，94只脚，鸡和兔各有多少只？",
  "Sara earns $14 an hour. How many hours does she have to work to earn $350?",
  "3 pens and 2 notebooks cost $11. A notebook costs $4. How much is a pen?",
  "What is the slope of the line 4x - 2y = 10?",
  "已知a+b=5，ab=6，求a²+b²的值",
  "How many positive integers n satisfy 3n + 4 < 25?",
  "Four years ago Sam was twice as old as Ann. The sum of their ages now is 35. How old is Sam now?",
  "A boat goes 12 mph in still water. The current is 3 mph. How long does it take to go 45 miles upstream?",
  "一件商品进价 80 元，按 25% 的利润定价，定价是多少元？",
  "一个长 30 米、宽 20 米的花坛，四周修一条宽 1 米的小路，小路的面积是多少平方米？",
  "一列火车长200米，以每秒20米的速度通过一座长800米的大桥，需要多少秒？",
  "What is the mean of 3, 5, 8, 12, 17 and 21?",
  "求3、5、8、12、17的平均数",
  "Solve the system 2x + y = 10 and x - y = 2",
  "Factor x^2 + 7x + 12",
  "What is 17 mod 5?",
];

/** What else is said to a tutor. */
const said = [
  "check my work: 2x + 3 = 11, 2x = 8, x = 5",
  "I tried it. What comes next?",
  "Show me the whole solution",
  "Why does a magnet stick to the fridge?",
  "AMC 8 该怎么准备？",
  "I don't get it",
  "我不会做",
];
