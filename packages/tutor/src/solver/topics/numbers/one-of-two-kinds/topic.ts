import { type Frames, readFrames } from "../../../sentences/frames.ts";
import { plainOf } from "../../../sentences/plain.ts";
import { defineTopic } from "../../../topic.ts";
import { type Kind, kinds } from "./kinds.ts";
import words from "./words.json" with { type: "json" };

type Problem = { number: number; first: Kind; second: Kind };

const NUMBER_MAX = 20_000;

const pairs = kinds.flatMap((first) => kinds.filter((second) => second !== first).map((second) => ({ first, second })));

/** One way to ask for each two kinds. */
const frames: Frames<Problem>[] = pairs.map(({ first, second }) => [
  [
    `(is|would|tell whether|decide whether|determine whether) (the number )?{n} (is |be )?(an? )?${first.en},? or (an? )?${second.en}`,
    `(the number )?{n} is (an? )?${first.en},? or (an? )?${second.en}`,
    `(数)?{n}(是|属于)${first.ch},?(还是|或|或者)${second.ch}`,
  ],
  ({ n = "" }) => (Number(n) > 1 && Number(n) <= NUMBER_MAX ? { number: Number(n), first, second } : null),
]);

const verdictOf = ({ number, first, second }: Problem) => {
  const [one, two] = [first.judge(number).isSo, second.judge(number).isSo];
  if (one && two) return "both";
  return one ? first.key : two ? second.key : "neither";
};

/** Which of two kinds a number is: a perfect square or a perfect number; both, or neither. */
export const oneOfTwoKinds = defineTopic<Problem, keyof typeof words.en>({
  name: "one-of-two-kinds",
  words,
  read: (question) => {
    const plain = plainOf(question);
    return / or |还是|或/.test(plain) ? readFrames(plain, frames) : null;
  },
  work: (problem) => {
    const { number, first, second } = problem;
    const key = verdictOf(problem);
    const names = { en: `${first.said.en} and ${second.said.en}`, ch: `${first.said.ch}，也是${second.said.ch}` };
    const none = {
      en: `neither ${first.said.en} nor ${second.said.en}`,
      ch: `既不是${first.said.ch}，也不是${second.said.ch}`,
    };
    const chosen = key === first.key ? first.said : second.said;
    const answer =
      key === "neither"
        ? none
        : key === "both"
          ? { en: `both ${names.en}`, ch: `既是${names.ch}` }
          : { en: chosen.en, ch: `是${chosen.ch}` };
    const test = (kind: Kind) => ({
      code: "test" as const,
      values: { number: `${number}`, kind: kind.said, reason: kind.judge(number).reason },
    });
    return {
      problem: {
        en: `whether $${number}$ is ${first.said.en} or ${second.said.en}`,
        ch: `$${number}$ 是${first.said.ch}还是${second.said.ch}`,
      },
      steps: [test(first), test(second), { code: "conclude", values: { number: `${number}`, answer } }],
      answer: { said: answer, key },
    };
  },
  // Each kind by looking through all numbers, and not by its formula.
  holds: ({ number, first, second }, { key }) => {
    const found = [first, second].filter(({ key: kind }) => isOf(kind, number)).map(({ key: kind }) => kind);
    return key === (found.length === 2 ? "both" : (found[0] ?? "neither"));
  },
  similar: (problem) => ({ ...problem, number: problem.number === 36 ? 28 : 36 }),
});

function isOf(kind: string, number: number): boolean {
  const all = Array.from({ length: number }, (_, at) => at + 1);
  if (kind === "perfect square") return all.some((one) => number / one === one);
  if (kind === "perfect cube") return all.some((one) => number / one / one === one);
  if (kind === "triangular number") return Number.isInteger(Math.sqrt(8 * number + 1));
  const divisors = all.filter((one) => number % one === 0);
  return kind === "prime" ? divisors.length === 2 : divisors.reduce((sum, one) => sum + one, 0) === 2 * number;
}
