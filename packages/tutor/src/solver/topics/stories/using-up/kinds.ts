import { q } from "@dripstone/checker/mathematics";
import { type LineKind, line } from "../../../stories/lines.ts";
import { less, same, sum, times } from "../../../stories/reckoned.ts";

/** A number gone, a number come, a share of the whole gone, a share of what is there gone. */
export type Move = "n" | "g" | "f" | "r";

const all: Move[] = ["n", "g", "f", "r"];

/** Every order of up to so many moves. */
export function movesOf(most: number): Move[][] {
  const rows: Move[][] = [[]];
  for (const row of rows) if (row.length < most) rows.push(...all.map((move) => [...row, move]));
  return rows.slice(1);
}

type Numbers = Record<string, q.Rational | undefined>;
type Maybe = q.Rational | null | undefined;

const nameOf = (move: Move, at: number) => `${move}${at + 1}`;

/** What is there after each move; the number before the first is `w`. */
function after(moves: Move[], numbers: Numbers, whole: Maybe): Maybe {
  return moves.reduce<Maybe>((there, move, at) => {
    const told = numbers[nameOf(move, at)];
    if (move === "g") return sum(there, told);
    if (move === "n") return less(there, told);
    return less(there, times(move === "f" ? whole : there, told));
  }, whole);
}

const shown: Record<Move, (number: string) => { en: string; ch: string }> = {
  n: (number) => ({ en: `$${number}$ are taken away`, ch: `去掉 $${number}$` }),
  g: (number) => ({ en: `$${number}$ are added`, ch: `增加 $${number}$` }),
  f: (number) => ({ en: `$${number}$ of the whole is taken away`, ch: `去掉全部的 $${number}$` }),
  r: (number) => ({ en: `$${number}$ of the rest is taken away`, ch: `去掉余下的 $${number}$` }),
};

const story = (moves: Move[], numbers: Record<string, string>) => {
  const told = moves.map((move, at) => shown[move](numbers[nameOf(move, at)] ?? ""));
  return { en: told.map(({ en }) => en).join(", then "), ch: told.map(({ ch }) => ch).join("，再") };
};

const counts = (moves: Move[]) => moves.flatMap((move, at) => (move === "n" || move === "g" ? [nameOf(move, at)] : []));
const shares = (moves: Move[]) => moves.flatMap((move, at) => (move === "f" || move === "r" ? [nameOf(move, at)] : []));

/** What is left, step by step. */
export function forwards(moves: Move[]): LineKind {
  const last = moves.length - 1;
  const steps = moves.flatMap((move, at) => {
    const before = at === 0 ? "w" : `there${at}`;
    const name = at === last ? "answer" : `there${at + 1}`;
    const told = nameOf(move, at);
    const rest = ["how much is left after that", "这时剩下的"] as const;
    if (move === "g") return [line(name, "plus", before, told, "how much there is after that", "这时的数量")];
    if (move === "n") return [line(name, "minus", before, told, ...rest)];
    return [
      line(`part${at + 1}`, "times", move === "f" ? "w" : before, told, "how much is gone", "去掉的部分"),
      line(name, "minus", before, `part${at + 1}`, ...rest),
    ];
  });
  return {
    tells: [`${moves.join("")}askLeft`],
    numbers: [["w", ...counts(moves)], ...shares(moves)],
    problem: ({ w = "", ...numbers }) => {
      const told = story(moves, numbers);
      return { en: `what is left of $${w}$ when ${told.en}`, ch: `$${w}$ ${told.ch}，求剩下多少` };
    },
    steps,
    answer: { name: "answer", unit: "w" },

    fits: (numbers) => same(after(moves, numbers, numbers.w), numbers.answer) && isLess(moves, numbers),
    doubled: ["w", ...counts(moves)],
    whole: [],
  };
}

/** Nothing that only gets less ends with more. */
const isLess = (moves: Move[], { w, answer }: Numbers) =>
  moves.includes("g") || (!!w && !!answer && q.compare(answer, w) < 0);

/** What there was at first, if that can be undone: no share of the whole stands beside one of a rest. */
export function backwards(moves: Move[]): LineKind[] {
  const [first, ...others] = moves;
  // The first share of the whole is one of what is there.
  const undone: Move[] = first === "f" ? ["r", ...others] : moves;
  const steps = undone.includes("f") ? ofWhole(moves) : undoing(undone, moves);
  if (!steps) return [];
  return [
    {
      tells: [`${moves.join("")}askStart`],
      numbers: [["left", ...counts(moves)], ...shares(moves)],
      problem: ({ left = "", ...numbers }) => {
        const told = story(moves, numbers);
        return {
          en: `what there was, if ${told.en} and $${left}$ is left`,
          ch: `${told.ch}，剩下 $${left}$，求原来有多少`,
        };
      },
      steps,
      answer: { name: "answer", unit: "left" },
      fits: (numbers) => same(after(moves, numbers, numbers.answer), numbers.left),
      doubled: ["left", ...counts(moves)],
      whole: [],
    },
  ];
}

function undoing(undone: Move[], moves: Move[]): LineKind["steps"] {
  return undone
    .map((move, at) => ({ move, at, told: nameOf(moves[at] ?? move, at) }))
    .reverse()
    .flatMap(({ move, at, told }) => {
      const then = at === undone.length - 1 ? "left" : `there${at + 1}`;
      const name = at === 0 ? "answer" : `there${at}`;
      const what = ["what there was before that", "这之前有多少"] as const;
      if (move === "n") return [line(name, "plus", then, told, ...what)];
      if (move === "g") return [line(name, "minus", then, told, ...what)];
      return [
        line(`kept${at}`, "minus", "1", told, "the share that is left", "剩下的占几分之几"),
        line(name, "over", then, `kept${at}`, ...what),
      ];
    });
}

/** Shares of the whole, and numbers: all shares are taken together. */
function ofWhole(moves: Move[]): LineKind["steps"] | null {
  if (moves.includes("r")) return null;
  const steps: LineKind["steps"] = [];
  let [share, there] = ["", "left"];
  for (const [at, move] of moves.entries()) {
    const told = nameOf(move, at);
    if (move === "f") {
      const name = `shares${at}`;
      if (share) steps.push(line(name, "plus", share, told, "the shares that are gone", "去掉的一共占几分之几"));
      share = share ? name : told;
    } else {
      const name = `there${at}`;
      const what = ["what the shares leave", "按分数算剩下的"] as const;
      steps.push(line(name, move === "n" ? "plus" : "minus", there, told, ...what));
      there = name;
    }
  }
  steps.push(line("kept", "minus", "1", share, "the share that is left", "剩下的占几分之几"));
  steps.push(line("answer", "over", there, "kept", "the whole", "全部"));
  return steps;
}
