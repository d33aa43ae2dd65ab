import { describe, expect, it } from "vitest";
import { lastOf } from "./testing/talk.ts";
import { withAnswer } from "./with-answer.ts";

const right = /that’s right!|完全正确/;
const wrong = /not it yet|还不对/;

describe("an answer that comes with its problem", () => {
  it.each([
    "Solve 4x + 1 = 21. I got x = 5. Is that right?",
    "what is 15% of 80? i got 12",
    "What is 3/4 + 1/6? My answer is 11/12, is that correct?",
    "解方程4x+1=21，我算的x=5对吗",
    "3/4+1/6等于多少？我算出来是11/12，对不对？",
  ])("is right where it is: %s", (message) => expect(lastOf([message])).toMatch(right));

  it.each([
    "Solve 4x + 1 = 21. I got x = 6. Is that right?",
    "what is 15% of 80? i got 15",
    "解方程4x+1=21，我算的x=6对吗",
  ])("is wrong where it is: %s", (message) => {
    expect(lastOf([message])).toMatch(wrong);
    expect(lastOf([message])).not.toMatch(right);
  });

  it("leaves the problem open to be gone on with", () => {
    expect(lastOf(["Solve 4x + 1 = 21. I got x = 6. Is that right?", "x = 5"])).toMatch(right);
  });

  it("is not judged where the problem is still open for answers", () => {
    const isClosed = (messages: readonly string[]) => messages.some((said) => said === "Solve 4x + 1 = 21");
    for (const answer of ["5", "6"]) {
      const said = lastOf([`Solve 4x + 1 = 21. I got x = ${answer}. Is that right?`], { isClosed });
      expect(said).not.toMatch(right);
      expect(said).not.toMatch(wrong);
    }
  });

  it.each([
    "Tom has 5 apples. I got 3 more. How many apples are there?",
    "Solve 4x + 1 = 21",
    "I got x = 5. Is that right?",
    "Solve 4x + 1 = 21. I got x = 5. Now solve 5x = 20",
  ])("is not heard in: %s", (message) => expect(withAnswer(message)).toBeNull());
});
