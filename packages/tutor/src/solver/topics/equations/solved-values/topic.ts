import { exactValue, lettersIn, type Node, numberNode, q, substitute } from "@dripstone/checker/mathematics";
import { latexNumber, plainNumber } from "../../../algebra/numbers.ts";
import { inBoth, latexNode } from "../../../algebra/printing.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import { type Question, readQuestion } from "../../../question.ts";
import { formulaAt } from "../../../sentences/formula-at.ts";
import type { Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import { curveIntersections } from "../curve-intersections/topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Pair = [x: q.Rational, y: q.Rational];
/** `positive` and `negative` are both letters. */
type Condition =
  | { kind: "positive" | "negative" | "none" }
  | { kind: "order"; more: string; less: string; arePositive: boolean };
/** Two equations in two letters, not both of them lines, which pair is meant, and what is asked of it; null for the pair itself. */
type Solved = { equations: [string, string]; letters: [string, string]; wanted: Node | null; condition: Condition };

const LENGTH_MAX = 200;
const shell =
  /^(?:the value of (?<w>[^=,;?]{1,40}) if|the pair(?: (?<l>[a-z](?:, [a-z]){1,5}))? with) (?<one>[^=,;?]+=[^=,;?]+?)(?:, ?| and )(?<two>[^=,;?]+=[^=,;?]+?) where (?<c>both are positive|both are negative|nothing else is known|(?<more>[a-z]) ?> ?(?<less>[a-z])(?<above> ?> ?0)?|(?<below>0 ?< ?)?(?<less2>[a-z]) ?< ?(?<more2>[a-z]))$/i;

/** What is asked of the solution of two equations: where one is greater, where both are positive, or where every solution gives the same. */
export const solvedValues = defineTopic<Solved, Code>({
  name: "solved-values",
  words,
  read: (question) => {
    const task = readSolved(question);
    // What is no pair of fractions may follow in another way.
    return (task && pairsOf(task) ? task : null) ?? readPlainly(question);
  },
  work: workSolved,
  holds: isRight,
  similar: (task) => {
    const [x, y] = task.letters;
    const first: Solved["equations"] = [`${x}+${y}=9`, `${x}${y}=20`];
    const isSame = task.equations[0] === first[0];
    return { ...task, equations: isSame ? [`${x}+${y}=8`, `${x}${y}=15`] : first };
  },
});

const asks =
  /^(?:what |if )*#(?:(?: and)? #)?(?: (?:and|what|is|of|for|solve|simplify|after))* #(?: (?:what|is|after))*$/;

/** "If x² - y² = 24 and x + y = 6, what is x - y?" */
function readPlainly({ shape, formulas }: Question): Solved | null {
  if (!shape || !asks.test(shape)) return null;
  const [equations, w] = [formulas.slice(0, -1), formulas.at(-1)];
  if (w?.answer?.kind !== "expression") return null;
  const text = `the value of ${w.text} if ${equations.map((one) => one.text).join(", ")} where nothing else is known`;
  const task = readSolved({ text });
  return task && pairsOf(task) && workSolved(task) ? task : null;
}

function readSolved({ text }: Pick<Question, "text">): Solved | null {
  if (text.length > LENGTH_MAX) return null;
  const found = shell.exec(text.replaceAll("$", "").replace(/[\s.?!]+$/, ""))?.groups;
  if (!found) return null;
  const equations: Solved["equations"] = [found.one?.trim() ?? "", found.two?.trim() ?? ""];
  const sides = equations.flatMap((equation) => {
    const answer = formulaAt(equation);
    return answer?.kind === "relation" && answer.signs.join() === "=" && !answer.unit ? answer.sides : [];
  });
  const [x, y, ...more] = [...new Set(sides.flatMap((side) => [...lettersIn(side)]))].sort();
  const wanted = found.w === undefined ? null : expressionFrom(found.w);
  if (sides.length !== 4 || !x || !y || more.length > 0 || (found.w !== undefined && !wanted)) return null;
  if (wanted && ![...lettersIn(wanted)].every((letter) => letter === x || letter === y)) return null;
  if (wanted && lettersIn(wanted).size === 0) return null;
  const named = found.l?.split(", ") ?? [];
  // "For positive x and y, find x" asks for one of them.
  if (found.l !== undefined && (named.length % 2 > 0 || [...new Set(named)].sort().join() !== `${x},${y}`)) return null;
  const arePositive = found.above !== undefined || found.below !== undefined;
  const [greater, smaller] = [found.more ?? found.more2, found.less ?? found.less2];
  const condition: Condition =
    greater && smaller ? { kind: "order", more: greater, less: smaller, arePositive } : signOf(found.c ?? "");
  if (condition.kind === "order" && [condition.more, condition.less].sort().join() !== `${x},${y}`) return null;
  return { equations, letters: [x, y], wanted, condition };
}

const signOf = (said: string): Condition => ({
  kind: said.endsWith("positive") ? "positive" : said.endsWith("negative") ? "negative" : "none",
});

/** All pairs, by the topic of curves; null where they are no fractions. */
function pairsOf({ equations, letters }: Solved): Pair[] | null {
  const question = readQuestion(`solve the system ${equations.join(", ")}`);
  const solution = question && curveIntersections.read(question)?.solve();
  const key = solution?.answer.key;
  if (key === undefined || key === "no solution") return null;
  const texts = key.includes("=")
    ? [letters.map((letter) => new RegExp(`(?:^|, )${letter} = ([^,]+)`).exec(key)?.[1] ?? "")]
    : [...key.matchAll(/\(([^(),]+), ([^(),]+)\)/g)].map(([, one = "", other = ""]) => [one, other]);
  const count = key.includes("=") ? 1 : (key.match(/\), \(/g)?.length ?? 0) + 1;
  const pairs = texts.flatMap((pair): Pair[] => {
    const [x, y] = pair.map((text) => {
      const node = expressionFrom(text);
      return node && exactValue(node);
    });
    return x && y ? [[x, y]] : [];
  });
  return pairs.length === count ? pairs : null;
}

function isMeant({ letters, condition }: Solved, [x, y]: Pair): boolean {
  if (condition.kind === "order") {
    const isInOrder = q.compare(x, y) * (condition.more === letters[0] ? 1 : -1) > 0;
    return isInOrder && (!condition.arePositive || [x, y].every(({ num }) => num > 0n));
  }
  if (condition.kind === "none") return true;
  return [x, y].every(({ num }) => (condition.kind === "positive" ? num > 0n : num < 0n));
}

const putIn = (of: Node, [x, y]: [string, string], pair: Pair): q.Rational | null =>
  exactValue(substitute(substitute(of, x, numberNode(pair[0])), y, numberNode(pair[1]))) ?? null;

function workSolved(task: Solved): Working<Code> | null {
  const { equations, letters, wanted, condition } = task;
  const all = pairsOf(task);
  const pairs = all?.filter((pair) => isMeant(task, pair));
  const [pair] = pairs ?? [];
  if (!all || !pairs || !pair) return null;
  const name = `(${letters.join(", ")})`;
  const listed = (some: Pair[]) => some.map((one) => `${name} = (${one.map(latexNumber).join(", ")})`).join(",\\ ");
  const shown = equations.map((equation) => latexOf(equation)).join(",\\; ");
  const said = saidOf(condition);
  const code = { all: { code: "pairs", values: { shown, pairs: listed(all) } } } as const;
  const kept = { code: "kept", values: { said, pairs: listed(pairs) } } as const;
  const steps = condition.kind === "none" ? [code.all] : [code.all, kept];
  if (!wanted) {
    if (pairs.length !== 1) return null;
    const key = letters.map((letter, nth) => `${letter} = ${plainNumber(pair[nth] ?? q.ZERO)}`).join(", ");
    const latex = letters.map((letter, nth) => `${letter} = ${latexNumber(pair[nth] ?? q.ZERO)}`).join(",\\; ");
    return {
      problem: {
        en: `solve $${shown}$${said.en && ` where ${said.en}`}`,
        ch: `解 $${shown}$${said.ch && `，其中${said.ch}`}`,
      },
      steps,
      answer: { said: inBoth(latex), key },
    };
  }
  const values = pairs.map((one) => putIn(wanted, letters, one));
  const [value] = values;
  if (!value || !values.every((one) => one && q.same(one, value))) return null;
  const target = latexNode(wanted);
  return {
    problem: {
      en: `the value of $${target}$ if $${shown}$${said.en && ` and ${said.en}`}`,
      ch: `已知 $${shown}$${said.ch && `，${said.ch}`}，求 $${target}$ 的值`,
    },
    steps: [...steps, { code: "put", values: { target, value: latexNumber(value) } }],
    answer: { said: inBoth(latexNumber(value)), key: plainNumber(value) },
  };
}

function latexOf(equation: string): string {
  const answer = formulaAt(equation);
  return answer?.kind === "relation" ? answer.sides.map(latexNode).join(" = ") : equation;
}

function saidOf(condition: Condition): { en: string; ch: string } {
  switch (condition.kind) {
    case "order":
      return inBoth(`${condition.more} > ${condition.less}${condition.arePositive ? " > 0" : ""}`);
    case "positive":
      return { en: "both are positive", ch: "两个数都是正数" };
    case "negative":
      return { en: "both are negative", ch: "两个数都是负数" };
    default:
      return { en: "", ch: "" };
  }
}

/** Each pair that is meant makes both equations true, and gives what was said. */
function isRight(task: Solved, { key }: { key: string }): boolean {
  const { equations, letters, wanted } = task;
  const pairs = pairsOf(task)?.filter((pair) => isMeant(task, pair)) ?? [];
  const areTrue = pairs.every((pair) =>
    equations.every((equation) => {
      const answer = formulaAt(equation);
      const [a, b] = (answer?.kind === "relation" ? answer.sides : []).map((side) => putIn(side, letters, pair));
      return !!a && !!b && q.same(a, b);
    }),
  );
  const given = pairs.map((pair) =>
    wanted
      ? plainNumber(putIn(wanted, letters, pair) ?? q.ZERO)
      : letters.map((letter, nth) => `${letter} = ${plainNumber(pair[nth] ?? q.ZERO)}`).join(", "),
  );
  return pairs.length > 0 && areTrue && given.every((one) => one === key);
}
