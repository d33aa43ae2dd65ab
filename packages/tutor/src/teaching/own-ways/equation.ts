import { isConstant, type Node, sameValue, some, substitute } from "@dripstone/checker/mathematics";
import { expressionFrom } from "../../solver/algebra/relation.ts";
import type { Solution } from "../../solver/solution.ts";
import { candidatesIn } from "../candidates.ts";
import { readLine } from "../read-line.ts";
import type { OnOwnWay } from "./own-way.ts";

/** `10d + 25q = 240`, which is true of what a story asks for. */
export function equationTold(message: string, { answer, problem }: Solution, at: number): OnOwnWay | null {
  const values = /^\d+(?:\.\d+)?(?:, \d+(?:\.\d+)?)?$/.test(answer.key) ? answer.key.split(", ") : [];
  const sides = sidesOf(message);
  if (values.length === 0 || !sides || /[a-z]\s*[=<>]|[=<>]\s*[a-z]/i.test(problem.en.replaceAll(/\\[a-z]+/gi, "")))
    return null;
  const letters = lettersIn(sides);
  if (letters.length === 0 || letters.length > values.length) return null;
  return holds(sides, letters, values, answer.said.en) ? { verdict: "under-way", step: at - 1 } : null;
}

function sidesOf(message: string): [Node, Node] | null {
  const line = readLine(candidatesIn(message).at(-1) ?? "")?.answer;
  if (line?.kind !== "relation" || line.signs.join() !== "=") return null;
  const [left, right] = line.sides;
  const isReckoned = [left, right].some((side) => side && some(side, ({ kind }) => isOperation.has(kind)));
  return left && right && isReckoned ? [left, right] : null;
}

const isOperation = new Set(["add", "subtract", "multiply", "divide"]);

const lettersIn = (sides: Node[]): string[] => {
  const found = new Set<string>();
  for (const side of sides)
    some(side, (part) => {
      if (part.kind === "letter") found.add(part.name);
      return false;
    });
  return [...found].sort();
};

/** Letters that name something belong to what begins with them; others may be either, where it is true both ways or they name nothing. */
function holds(sides: [Node, Node], letters: string[], values: string[], said: string): boolean {
  const isTrue = (given: string[]) => isTrueAt(sides, letters, given);
  const [first = "", second = ""] = values;
  if (values.length === 1) return isTrue([first]);
  const names = [...said.matchAll(/([^,:$]+): ?\$/g)].map(([, name = ""]) => name.trim().toLowerCase());
  const places = letters.map((letter) => names.findIndex((name) => name.startsWith(letter.toLowerCase())));
  if (names[0]?.[0] !== names[1]?.[0] && places.every((place) => place >= 0))
    return isTrue(places.map((place) => values[place] ?? ""));
  const ways = letters.length === 1 ? [[first], [second]] : [values, [second, first]];
  return letters.every((letter) => /^[a-cm-nx-z]$/.test(letter)) || letters.length === 1
    ? ways.some(isTrue)
    : ways.every(isTrue);
}

function isTrueAt([left, right]: [Node, Node], letters: string[], values: string[]): boolean {
  const put = (side: Node) =>
    letters.reduce((node, letter, place) => {
      const value = expressionFrom(values[place] ?? "");
      return value ? substitute(node, letter, value) : node;
    }, side);
  const [one, other] = [put(left), put(right)];
  return isConstant(one) && isConstant(other) && sameValue(one, other);
}
