import type { Question } from "../../../question.ts";
import type { Step } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import { toldSharing } from "./told.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Shared = { all: number; by: number };

/** What is shared or packed in equal parts: how many there are in each, or how many parts, and what is left over. */
export const sharedWithRest = defineTopic<Shared, Code>({
  name: "shared-with-rest",
  words,
  read: ({ counted, locale }: Question) => toldSharing(counted, locale),
  work: ({ all, by }) => {
    const [whole, rest] = [Math.floor(all / by), all % by];
    const shown = { all: `${all}`, by: `${by}`, whole: `${whole}`, rest: `${rest}`, used: `${whole * by}` };
    const steps: Step<Code>[] = [
      { code: "divide", values: shown },
      { code: "rest", values: shown },
    ];
    return {
      problem: {
        en: `$${all}$ shared out by $${by}$, and what is left over`,
        ch: `$${all}$ 按 $${by}$ 平均分，求商和余数`,
      },
      steps,
      answer: {
        said: { en: `$${whole}$, and $${rest}$ left over`, ch: `$${whole}$，还剩 $${rest}$` },
        key: `${whole}, ${rest}`,
      },
    };
  },
  // It is given out in rounds, until there is not enough for one more.
  holds: ({ all, by }, { key }) => {
    let [left, rounds] = [all, 0];
    for (; left >= by; left -= by) rounds++;
    return key === `${rounds}, ${left}`;
  },
  similar: ({ all, by }) => ({ all: all + 2 * by + 1, by }),
});
