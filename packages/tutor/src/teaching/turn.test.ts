import { describe, expect, it } from "vitest";
import { showsAttempt, type Turn, turnOf } from "./turn.ts";

const rows: Record<Turn, string[]> = {
  greeting: ["hi", "Hello!", "hey there", "你好", "老师好！", "What can you help me with?", "你能帮我做什么？"],
  thanks: ["thanks!", "thank you so much", "ok thx", "got it", "谢谢", "谢谢老师！", "懂了", "好的，明白了"],
  hint: [
    "i dont get it",
    "I don't understand",
    "can i have a hint",
    "another hint please",
    "im stuck",
    "where do i start?",
    "idk",
    "没思路",
    "给个提示",
    "我不会",
    "怎么开始做",
    "huh?",
    "i'm lost",
    "???",
    "没懂",
    "什么意思",
    "this is too hard",
  ],
  next: ["next", "whats next", "what now?", "keep going", "下一步呢", "然后呢？", "继续"],
  why: ["why?", "but why", "how do you know that", "为什么？", "这是怎么来的"],
  another: [
    "another one please",
    "another",
    "give me another problem like it",
    "can i try another one",
    "再来一题",
    "再出一道类似的题让我做",
    "换一题",
  ],
  solution: [
    "just tell me the answer",
    "show me the full solution",
    "give me the answer pls",
    "whats the answer",
    "solve it for me",
    "show all the steps",
    "i give up",
    "答案是什么",
    "直接告诉我答案",
    "我要看完整的解答",
    "给我过程",
  ],
  example: ["show me an example", "can you show me a similar problem", "有没有类似的题", "举个例子"],
  attempt: [
    "i got 5",
    "is it 7?",
    "x=5",
    "3x = 15",
    "23/20",
    "I think it's 12",
    "my answer is 4/5",
    "我算出来是 5",
    "是不是 12",
    "答案是5吗",
    "x=5对吗",
    "我得到 3x=15",
  ],
  other: ["hmm", "what is a prime number", "嗯嗯", "今天真热"],
};

describe.each(Object.entries(rows))("%s is wanted", (turn, messages) => {
  it.each(messages)("by: %s", (message) => expect(turnOf(message)).toBe(turn));
});

it.each([
  ["i got 5", true],
  ["3x=15", true],
  ["我算出来是 5", true],
  ["i dont get it", false],
  ["i tried", false],
  ["give me the answer", false],
  ["题目好难", false],
])("%s shows an attempt: %s", (message, shown) => expect(showsAttempt(message)).toBe(shown));
