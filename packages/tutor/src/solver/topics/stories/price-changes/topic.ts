import type { Fact } from "../../../stories/frames.ts";
import { type LineKind, line, lineWords } from "../../../stories/lines.ts";
import { count, defineStories, less, over, same, sum, times } from "../../../stories/reckoned.ts";
import { priceChangesFrames } from "./frames.ts";

type Move = "p" | "k" | "r";
const all: Move[] = ["p", "k", "r"];
const rows: Move[][] = [
  ...all.map((one) => [one]),
  ...all.flatMap((one) => all.map((two) => [one, two])),
  ...all.flatMap((one) => all.flatMap((two) => all.map((three) => [one, two, three]))),
];

const hundred = count(100);
type Maybe = Parameters<typeof same>[0];
const nameOf = (move: Move, at: number) => `${move}${at + 1}`;
const factorOf = (move: Move, number: Maybe) =>
  over(move === "k" ? number : move === "p" ? less(hundred, number) : sum(hundred, number), hundred);

function stepsOf(moves: Move[], last: string): LineKind["steps"] {
  return moves.flatMap((move, at) => {
    const before = at === 0 ? "w" : `price${at}`;
    const after = at === moves.length - 1 ? last : `price${at + 1}`;
    const told = nameOf(move, at);
    if (move === "k") return [line(after, "percentOf", before, told, "the new price", "新的价格")];
    const part = line(`part${at + 1}`, "percentOf", before, told, "the change in the price", "价格变化的部分");
    return [part, line(after, move === "p" ? "minus" : "plus", before, `part${at + 1}`, "the new price", "新的价格")];
  });
}

const signs: Record<Move, { en: string; ch: string }> = {
  p: { en: "less", ch: "降低" },
  k: { en: "of it", ch: "只按" },
  r: { en: "more", ch: "提高" },
};

function told(moves: Move[], shown: Record<string, string>) {
  const each = moves.map((move, at) => ({ number: `$${shown[nameOf(move, at)]}\\%$`, ...signs[move] }));
  return {
    en: each.map(({ number, en }) => `${number} ${en}`).join(", then "),
    ch: each.map(({ number, ch: sign }) => `${sign} ${number}`).join("，再"),
  };
}

const names = (moves: Move[]) => moves.map(nameOf);
const factor = (moves: Move[], numbers: Record<string, Maybe>) =>
  moves.reduce<Maybe>((product, move, at) => times(product, factorOf(move, numbers[nameOf(move, at)])), count(1));

const kindsOf = (moves: Move[]): LineKind[] => {
  const said = moves.join("");
  const base = { numbers: [["w"], ...names(moves)], doubled: ["w"] };
  const problem = (en: string, zi: string) => (shown: Record<string, string>) => ({
    en: `${en}: $${shown.w}$, ${told(moves, shown).en}`,
    ch: `${zi}：$${shown.w}$，${told(moves, shown).ch}`,
  });
  const [only] = moves;
  const partOf = only && nameOf(only, 0);
  return [
    {
      ...base,
      tells: [said, "askFinal"],
      problem: problem("the new price", "求新的价格"),
      steps: stepsOf(moves, "answer"),
      answer: { name: "answer", unit: "w" },
      fits: ({ w, answer, ...numbers }) => same(over(answer, w), factor(moves, numbers)),
    },
    {
      ...base,
      tells: [said, "askProfit"],
      problem: problem("the profit", "求利润"),
      steps: [...stepsOf(moves, "sold"), line("answer", "minus", "sold", "w", "the profit", "利润")],
      answer: { name: "answer", unit: "w" },
      fits: ({ w, answer, ...numbers }) => same(over(sum(answer, w), w), factor(moves, numbers)),
    },
    {
      ...base,
      tells: [said, "askOriginal"],
      problem: problem("the price before", "求原来的价格"),
      steps: [...moves.keys()].reverse().flatMap((at) => {
        const move = moves[at] ?? "k";
        const now = at === moves.length - 1 ? "w" : `price${at + 1}`;
        const before = at === 0 ? "answer" : `price${at}`;
        const share = move === "k" ? nameOf(move, at) : `share${at}`;
        const what = ["what 1% of the price before is", "原价的 1% 是多少"] as const;
        return [
          ...(move === "k"
            ? []
            : [
                line(
                  share,
                  move === "p" ? "minus" : "plus",
                  "100",
                  nameOf(move, at),
                  "the percentage it became",
                  "变成原来的百分之几",
                ),
              ]),
          line(`one${at}`, "over", now, share, ...what),
          line(before, "times", `one${at}`, "100", "the price before", "原来的价格"),
        ];
      }),
      answer: { name: "answer", unit: "w" },
      fits: ({ w, answer, ...numbers }) => same(over(w, answer), factor(moves, numbers)),
    },
    ...(moves.length === 1 && partOf
      ? [
          {
            ...base,
            tells: [said, "askPart"],
            problem: problem("the change", "求相差多少"),
            steps:
              only === "k"
                ? [
                    line("now", "percentOf", "w", partOf, "the new price", "新的价格"),
                    line("answer", "minus", "w", "now", "the difference", "差价"),
                  ]
                : [line("answer", "percentOf", "w", partOf, "that part", "这一部分")],
            answer: { name: "answer", unit: "w" },
            fits: ({ w, answer, ...numbers }: Record<string, Maybe>) =>
              same(over(only === "r" ? sum(w, answer) : less(w, answer), w), factor(moves, numbers)),
          },
        ]
      : []),
  ];
};

/** A price that changes by percentages, one after the other: discounts, tax, tips, 打折, 利润. */
export const priceChanges = defineStories({
  name: "price-changes",
  words: lineWords,
  everyReading: true,
  about: "%|percent|折",
  frames: priceChangesFrames,
  arrange: inOrder,
  kinds: rows.flatMap(kindsOf),
});

const moveOf: Record<string, Move> = { off: "p", kept: "k", up: "r", rise: "r", extra: "r" };

/** What was paid was the price after the discount. */
const isPaid =
  /(?<![a-z])(?:bought|paid|got)(?![a-z])[^.;?]* for [^.;?]*,? (?:and|when) (?:it|they) (?:was|were) [\d.]+ ?(?:%|percent) off/;

/** Whether a tip is reckoned on the tax too is for its own sentence to say. */
const taxAndTip = /(?<![a-z])(?:tax(?![a-z]).*(?<![a-z])tip|tip(?![a-z]).*(?<![a-z])tax)(?![a-z])/s;

function inOrder(facts: Fact[], story: string): Fact[] | null {
  if (isPaid.test(story) || taxAndTip.test(story)) return null;
  const asks = facts.filter(({ says }) => says.startsWith("ask"));
  const prices = facts.filter(({ numbers }) => numbers.w);
  const [ask, price] = [asks[0], prices[0]?.numbers.w];
  if (asks.length !== 1 || prices.length !== 1 || !ask || price?.unit?.dimension !== "money") return null;
  if (
    /(?<![a-z])(?:interest|coupon|each|every|per|bank|students?|people|deposit\w*|(?:before|after|with|without|plus) tax)(?![a-z])|利率|利息|存|每/.test(
      story,
    )
  )
    return null;
  const moves = facts.flatMap(({ says, numbers }) =>
    moveOf[says] ? [{ move: moveOf[says], number: numbers.p ?? numbers.k ?? numbers.r }] : [],
  );
  const numbers: Fact["numbers"] = { w: price };
  for (const [at, { move, number }] of moves.entries()) if (number) numbers[nameOf(move, at)] = number;
  // The sale price may be meant without the tax.
  if (/sale price|discount price/.test(story) && facts.some(({ says }) => says === "extra")) return null;
  // A price that is told behind its change is what became of it.
  const first = facts.findIndex(({ numbers: own }) => own.w);
  const isResult = facts.slice(0, first).some(({ says }) => moveOf[says]);
  if ((ask.says === "askOriginal") !== isResult) return null;
  return [
    { says: moves.map(({ move }) => move).join(""), numbers, words: {}, units: {} },
    { says: ask.says, numbers: {}, words: {}, units: {} },
  ];
}
