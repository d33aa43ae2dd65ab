import { exactValue, foldCharacters, lettersIn, type Node, q, substitute } from "@dripstone/checker/mathematics";
import { latexNumber, plainNumber } from "../../../algebra/numbers.ts";
import { inBoth, latexNode } from "../../../algebra/printing.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import type { Question } from "../../../question.ts";
import { plainFormulas } from "../../../sentences/formulas.ts";
import type { Step, Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** `a ◇ b = 2a - b²`, and what is to be worked out with it: `(3 ◇ 1) ◇ 2`. */
type Operation = { sign: string; first: string; second: string; rule: Node; wanted: string };

const LENGTH_MAX = 200;
const USES_MAX = 6;

/** `a ◇ b = 2a - b²` in a sentence. */
export const definedOperation =
  /(?<![a-z\d])([a-z]) ?([◇◆◈※⊕⊗⊙⊖⊘△▲▽▼○●◎□■∇◊⋄⊞⊠@#&*∗]) ?([a-z]) ?(?:=|(?:means?|denotes?|stands for|equals|(?:is|be) (?:defined (?:as|to be|by)|equal to)|表示|代表|等于|定义为|规定为)(?! ?[=?]) ?(?:the (?:number|value) )?) ?([-+*/^().\da-z√| ]+?)(?=$|[,;:?!]|\.(?!\d)| (?:and|as|what|find|then|for|so|compute|calculate|evaluate)(?![a-z])|\p{Script=Han})/iu;
/** What may stand around it. */
export const aroundOperation =
  /^(?:(?=((?:calculates?|given that|operation|calculate|determine|integers?|following|evaluate|numbers?|positive|rational|operator|suppose|defined|compute|suppose|symbol|define|what's|equals|please|means?|binary|given|value|equal|whole|solve|let's|then|what|find|does|that|real|both|have|when|with|work|true|rule|such|let|the|an?|new|and|for|all|any|two|out|now|new|say|if|is|as|by|of|so|we|we|by|2)(?![a-z])|等于多少|对于?|正整数|有理数|的结果|新的?|是多少|等于几|规定|定义|其中|自然|一种|1种|运算|任意|两个|2个|整数|都有|实数|如果|已知|符号|表示|那么|试求|计算|的值|这样|例如|规则|规律|按照|上述|一算|这种|并且|是几|设|是|现|新|数|有|若|用|则|求|按|此|请|问|算|且|为|[\s,;:.?!=、]))\1)*$/u;
const number = "-?\\d+(?:\\.\\d+|/\\d+)?|\\(-?\\d+(?:\\.\\d+|/\\d+)?\\)";

const used = (sign: string) => new RegExp(`(${number}) ?${sign.replaceAll(/[*]/g, "\\$&")} ?(${number})`);

/** An operation that was made up for the question. */
export const customOperations = defineTopic<Operation, Code>({
  name: "custom-operations",
  words,
  read: readOperation,
  work: workOperation,
  // In one formula with the rule put in for each sign, and not step by step.
  holds: (operation, { key }) => {
    const whole = inOne(operation, operation.wanted, USES_MAX);
    const [value, said] = [whole, expressionFrom(key)].map((node) => node && exactValue(node));
    return !!value && !!said && q.same(value, said);
  },
  similar: (operation) => ({ ...operation, wanted: `5 ${operation.sign} 2` }),
});

/** Stars and suits are ornaments elsewhere, and left out. */
export const withPlainSigns = (text: string): string =>
  text
    .replaceAll(/[★☆⋆✩✭⊛✱♡♥❤♠♣]/g, "◈")
    .replaceAll(/[♦♢◊⋄]/g, /[◇◆]/.test(text) ? "$&" : "◆")
    .replaceAll(/(?<=[a-z\d)] ?|\b(?:operation|symbol|sign) |运算)[◦∘⚬◯]/giu, "○")
    .replaceAll(/(?<=[a-z\d)] ?)[∆Δ](?= ?[-a-z\d(])/giu, "△")
    .replaceAll("⨁", "⊕")
    .replaceAll("⨂", "⊗");

/** As it was written: stars and squares are ornaments elsewhere. */
function readOperation({ original }: Question): Operation | null {
  if (original.length > LENGTH_MAX) return null;
  const story = plainFormulas(foldCharacters(withPlainSigns(original)).text.replaceAll(/\s+/gu, " ")).replaceAll(
    "∗",
    "*",
  );
  const found = definedOperation.exec(story);
  if (!found) return null;
  const [all, first = "", sign = "", second = "", right = ""] = found;
  const rule = expressionFrom(right);
  const rest = story.replace(all, " ").replace(forBoth(first, second), " ");
  // A star may be a product as well, unless it is said to be something new.
  if (!rule || first === second || (sign === "*" && !isNew.test(all + rest) && lettersIn(rule).size < 2)) return null;
  if (![...lettersIn(rule)].every((name) => name === first || name === second)) return null;
  const asked = rest.match(/[-(]*\d[-+*/^().\d ◇◆◈※⊕⊗⊙⊖⊘△▲▽▼○●◎□■∇◊⋄⊞⊠@#&]*/gu) ?? [];
  const [wanted = "", ...more] = asked.map((one) => one.replace(/[. ]+$/, ""));
  const problem = { sign, first, second, rule, wanted };
  if (
    more.length > 0 ||
    !wanted.includes(sign) ||
    !aroundOperation.test(rest.replace(wanted, " ").replace(sign, " ").toLowerCase())
  )
    return null;
  return isOneWay(wanted, sign) && inOne(problem, wanted, USES_MAX) ? problem : null;
}

/** What says that a star is no product. */
const isNew = /operation|symbol|define|\bmeans?\b|denote|stands for|运算|定义|规定|表示|代表/i;

/** "For any numbers a and b": the letters of the rule. */
const forBoth = (first: string, second: string) =>
  new RegExp(
    `(?<=(?:numbers?|integers?|any|all|数|任意|对于|对|其中) ?)${first} ?(?:,|and|、|和|与) ?${second}(?![a-z])`,
    "i",
  );

/** Nobody knows where to begin in `2 ◇ 3 ◇ 4`, or whether `◇` goes before `+`. */
const isOneWay = (wanted: string, sign: string) => {
  let rest = wanted.replaceAll(" ", "");
  for (let step = 0; step < USES_MAX; step++) {
    const shorter = rest
      .replaceAll(new RegExp(`\\((?:${number}|n)${escaped(sign)}(?:${number}|n)\\)`, "g"), "n")
      .replaceAll(/\(n\)/g, "n");
    if (shorter === rest) break;
    rest = shorter;
  }
  return new RegExp(`^(?:${number}|n)${escaped(sign)}(?:${number}|n)$`).test(rest);
};

const escaped = (sign: string) => (sign === "*" ? "\\*" : sign);

const put = ({ rule, first, second }: Operation, left: Node, right: Node): Node => {
  const name = "\u0391";
  const apart = substitute(rule, second, { kind: "letter", name });
  return substitute(substitute(apart, first, left), name, right);
};

/** The operands of the sign outside all parentheses. */
function inOne(operation: Operation, text: string, deep: number): Node | null {
  const bare = text.trim().replace(/^\((.*)\)$/, (all, inner: string) => (isClosed(inner) ? inner : all));
  let depth = 0;
  for (const [at, sign] of [...bare].entries()) {
    depth += sign === "(" ? 1 : sign === ")" ? -1 : 0;
    if (depth !== 0 || sign !== operation.sign || deep === 0) continue;
    const [left, right] = [bare.slice(0, at), bare.slice(at + 1)].map((part) => inOne(operation, part, deep - 1));
    return left && right ? put(operation, left, right) : null;
  }
  const value = expressionFrom(bare);
  return value && exactValue(value) ? value : null;
}

function isClosed(inner: string): boolean {
  let depth = 0;
  for (const sign of inner) {
    depth += sign === "(" ? 1 : sign === ")" ? -1 : 0;
    if (depth < 0) return false;
  }
  return true;
}

function workOperation(operation: Operation): Working<Code> | null {
  const { sign, first, second, rule, wanted } = operation;
  const steps: Step<Code>[] = [];
  const shownRule = `${first} ${shownSign(sign)} ${second} = ${latexNode(rule)}`;
  let text = wanted;
  for (let step = 0; step < USES_MAX; step++) {
    const found = used(sign).exec(text);
    if (!found) break;
    const [all, left = "", right = ""] = found;
    const [one, other] = [expressionFrom(left), expressionFrom(right)];
    const filled = one && other && put(operation, one, other);
    const value = filled && exactValue(filled);
    if (!filled || !value) return null;
    steps.push({
      code: "use",
      values: {
        use: `${left} ${shownSign(sign)} ${right}`,
        rule: shownRule,
        filled: latexNode(filled),
        value: latexNumber(value),
      },
    });
    text = text.replace(all, value.num < 0n || value.den > 1n ? `(${plainNumber(value)})` : plainNumber(value));
    text = text
      .replace(/^\(\((-?[\d/]+)\)\)/, "($1)")
      .replace(/\((\d+)\)/, "$1")
      .replace(/\(\((-?[\d/]+)\)\)/, "($1)");
  }
  const node = expressionFrom(text);
  const value = node && exactValue(node);
  if (!value || steps.length === 0) return null;
  const asked = wanted
    .replaceAll(sign, ` ${shownSign(sign)} `)
    .replaceAll(/ +/g, " ")
    .trim();
  return {
    problem: { en: `$${asked}$ with $${shownRule}$`, ch: `规定 $${shownRule}$，求 $${asked}$` },
    steps,
    answer: { said: inBoth(latexNumber(value)), key: plainNumber(value) },
  };
}

/** As LaTeX knows it. */
export const shownSign = (sign: string) => signs[sign] ?? sign;
const signs: Record<string, string> = {
  ...{ "◇": "\\diamond", "◆": "\\diamond", "◈": "\\star", "※": "\\ast", "*": "\\ast", "⊕": "\\oplus" },
  ...{ "⊗": "\\otimes", "⊙": "\\odot", "⊖": "\\ominus", "⊘": "\\oslash", "△": "\\triangle", "▲": "\\triangle" },
  ...{ "▽": "\\triangledown", "▼": "\\triangledown", "∇": "\\nabla", "○": "\\circ", "●": "\\bullet" },
  ...{ "◊": "\\diamond", "⋄": "\\diamond", "□": "\\square" },
  ...{ "■": "\\square", "⊞": "\\boxplus", "⊠": "\\boxtimes" },
  ...{ "#": "\\#", "&": "\\&" },
};
