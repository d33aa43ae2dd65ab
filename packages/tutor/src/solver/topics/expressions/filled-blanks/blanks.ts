import { lettersIn, type Node, substitute } from "@dripstone/checker/mathematics";
import { formulaAt } from "../../../sentences/formula-at.ts";

/** An identity in which each blank is a letter of its own. */
export type Blanks = { left: Node; right: Node; blanks: readonly string[]; shown: string };

const LENGTH_MAX = 160;
const BLANKS_MAX = 3;
const lead =
  /^(?:(?:please )?(?:fill in|complete|find|determine|give|supply|what (?:is|are)|what goes in) ?(?:the |each |this )?(?:correct |missing |following )*(?:blanks?|term|terms|number|numbers|value|values|expression|expressions|equation|identity|statement|square|polynomial)?(?: (?:in|that make|to make|so that|that completes?) (?:the |this )?(?:blanks?|equation|identity|statement|it true|true|following|square)*)?|填空题?|在(?:括号|横线|空格|下列)(?:里|内|上|中|各式)?(?:的括号内)?,?填(?:上|入|写)?(?:适当|合适)的(?:项|数|式子|单项式|多项式|代数式)?|补全(?:等式|式子)?|在?括号(?:内|里)(?:应)?填(?:什么|入)?)[\s:,.;]*/iu;
const end =
  /[\s,.;?!]*(?:括号(?:内|里)应?填(?:什么|几|多少)?|填什么|怎么填|应填什么|what goes in the blanks?|fill in the blanks?)?[\s.?!;]*$/iu;
const blank = /_+|\([\s_]*\)|\[\s*\]|[□▢]|\\square|\{\s*\}/g;
const spare = [..."uvwqptz"];

/** `x²-6x+___=(x-3)²`, `x²+8x+( )=(x+ )²`; null where no blank is left, or no identity with letters on both sides. */
export function blanksIn(text: string): Blanks | null {
  if (text.length > LENGTH_MAX) return null;
  const bare = text
    .trim()
    .replace(lead, "")
    .replace(end, "")
    .replaceAll(/\^\{(\d+)\}/g, "^$1")
    .replaceAll(/([-+]) *(?=[)\]])/g, "$1□");
  if (/\p{Script=Han}|[a-z]{3,}/iu.test(bare.replaceAll("\\square", ""))) return null;
  const free = spare.filter((letter) => !bare.includes(letter));
  const blanks: string[] = [];
  const filled = bare.replaceAll(blank, () => {
    const letter = free[blanks.length] ?? "";
    blanks.push(letter);
    return `(${letter})`;
  });
  const answer = blanks.length > 0 && blanks.length <= BLANKS_MAX ? formulaAt(filled.toLowerCase()) : null;
  if (answer?.kind !== "relation" || answer.unit || answer.signs.join() !== "=") return null;
  const [left, right] = answer.sides;
  if (!left || !right) return null;
  const isKnown = (side: Node) => [...lettersIn(side)].some((letter) => !blanks.includes(letter));
  // "2x + 4y = 2( )", but not "2x + __ = 10".
  const isFactored = (side: Node) => ["multiply", "negate", "power"].includes(side.kind) && lettersIn(side).size > 0;
  const isIdentity = (isKnown(left) && (isKnown(right) || isFactored(right))) || (isKnown(right) && isFactored(left));
  return isIdentity ? { left, right, blanks, shown: bare } : null;
}

/** The side with its blanks filled. */
export const filledWith = (side: Node, values: ReadonlyMap<string, Node>): Node =>
  [...values].reduce((of, [letter, value]) => substitute(of, letter, value), side);
