import { type Answer, asked, lettersIn, type Node, read, type Sign, some } from "@dripstone/checker/mathematics";
import type { Question } from "../question.ts";

/** `left sign right`, to be solved for the letter. */
export type Relation = { left: Node; right: Node; sign: Sign; letter: string };

/** The sign when the sides change places, or are multiplied by a negative number. */
export const flipped: Record<Sign, Sign> = { "<": ">", ">": "<", "≤": "≥", "≥": "≤", "=": "=", "≠": "≠" };

const asks = new Set(["solve", "what", "for", "if", "after", "is", "ratio"]);

/** A relation in one letter, if that is all that the question asks; `also` are other words that may stand in it. */
export function relationIn(question: Question, also: string[] = []): Relation | null {
  const said = question.shape?.split(" ") ?? [];
  if (!said.every((word) => word === "#" || asks.has(word) || also.includes(word))) return null;
  const relations = question.formulas.flatMap(({ answer }) => (answer?.kind === "relation" ? [answer] : []));
  const [only] = relations;
  const relation = relations.length === 1 && only ? relationOf(only) : null;
  const others = question.formulas.filter(({ answer }) => answer !== only);
  return relation && others.length <= 1 && others.every(({ text }) => text.trim() === relation.letter)
    ? relation
    : null;
}

/** A relation in one letter, also one that has nothing to be solved. */
export function plainRelationOf(answer: Answer): Relation | null {
  if (answer.kind !== "relation" || answer.unit) return null;
  const [left, right, ...more] = answer.sides;
  const [sign] = answer.signs;
  if (!left || !right || !sign || more.length > 0) return null;
  const letters = lettersIn(right, lettersIn(left));
  const [letter] = letters;
  if (letters.size !== 1 || letter === undefined || holdsName(left) || holdsName(right)) return null;
  return { left, right, sign, letter };
}

/** A relation in one letter; none where there is nothing to be solved, as in `x = 5`. */
function relationOf(answer: Answer): Relation | null {
  const relation = plainRelationOf(answer);
  const sides = relation ? [relation.left, relation.right] : [];
  return sides.some((side) => side.kind === "letter") && sides.some(isPlain) ? null : relation;
}

const isPlain = (node: Node): boolean => node.kind === "number" || (node.kind === "negate" && isPlain(node.of));

/** Whether it has a number with a name, such as π or e, which in a school's equation may be meant as a letter. */
const holdsName = (node: Node) =>
  some(node, (inner) => inner.kind === "constant" || inner.kind === "plus-minus" || inner.kind === "degrees");

/** A relation as it is written; what is given is known to be one. */
export function relationFrom(text: string): Relation {
  const found = read(text, asked(null, { units: false }));
  const relation = found.ok ? relationOf(found.answer) : null;
  if (!relation) throw new Error(`no relation: ${text}`);
  return relation;
}

/** A formula as it is written; null where it is no single expression. */
export function expressionFrom(text: string): Node | null {
  const found = read(text, asked(null, { units: false }));
  return found.ok && found.answer.kind === "expression" && !found.answer.unit ? found.answer.of : null;
}
