import type { Answer } from "../syntax/syntax.ts";

/** `infinitely many solutions`, `无数个解`, `undefined`, `无意义`: an answer that is no number; null for any other. */
export function readStatement(input: string): Answer | null {
  const text = input
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/gu, " ")
    .replace(/[.!。！\s]+$/u, "");
  const found = statements.find(([pattern]) => pattern.test(text));
  return found ? { kind: "statement", says: found[1], text: input.trim() } : null;
}

const subject =
  "(?:(?:it|this|that|there|x|they|the (?:slope|answer|value|equation|system|expression)) )?(?:is |are |has |have )?";
const saying = "^(?:答[:：]|所以|∴|(?:原|该|此)?方程组?|解是?|斜率|原?式子?|值)?";

const statements: [RegExp, string][] = [
  [
    new RegExp(
      `^${subject}(?:infinitely many|infinite(?: number of)?|an infinite number of|endless(?:ly many)?|countless)(?: solutions?| answers?| ways?| points?| roots?)?$`,
      "u",
    ),
    "infinitely many",
  ],
  [new RegExp(`${saying}有?无(?:数|穷|限)(?:多)?(?:个|组|条|种|多)?(?:解|根|实数解|答案)?$`, "u"), "infinitely many"],
  [new RegExp(`^${subject}(?:undefined|not defined|meaningless|has no meaning)$`, "u"), "undefined"],
  [new RegExp(`${saying}(?:无意义|没有意义|没意义|无定义|没有定义|未定义)$`, "u"), "undefined"],
];
