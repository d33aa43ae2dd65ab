import { exactValue, lettersIn, type Node, numberNode, q, substitute } from "@dripstone/checker/mathematics";
import { latexNumber, plainNumber } from "../../../algebra/numbers.ts";
import { inBoth, latexNode } from "../../../algebra/printing.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Step } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** over/a + underOther/b = value, and a fraction in a and b that follows from it. */
type Asked = {
  first: { letter: string; over: bigint };
  second: { letter: string; over: bigint };
  value: q.Rational;
  wanted: Node;
};

const LENGTH_MAX = 160;
const told =
  "(?<p>\\d{1,2})/(?<a>[a-z]) ?(?<sign>[-+]) ?(?<r>\\d{1,2})/(?<b>[a-z]) ?= ?(?<v>-?\\d{1,3}(?:/\\d{1,3})?)(?![\\d/*^a-z])";
const fraction = "[-+*/^().\\d a-z]{3,80}?";
const forms = [
  `(?:if|given|given that|suppose)? ?(?:that )?${told},? ?(?:and |then )?(?:find|what is|what's|evaluate|calculate|compute)?(?: the value of)? (?<w>${fraction})`,
  `(?:find|what is|what's|evaluate|calculate|compute)?(?: the value of)? ?(?<w>${fraction}),? (?:if|when|given|given that) ${told}`,
  `(?:已知|若|如果|设)?(?:实数|有理数)?(?:[a-z],?[a-z]满足)?${told},?(?:则|那么|试|请)?(?:求|计算)?(?:代数式|分式|式子)?(?<w>${fraction})(?:的值)?(?:为|是|等于)?(?:多少|几)?`,
].map((form) => new RegExp(`^${form}[ ,._?=]*$`));

/** Fractions that follow from a sum of reciprocals, which does not tell the letters: (2a + 3ab - 2b)/(a - 2ab - b), if 1/a - 1/b = 3. */
export const toldReciprocals = defineTopic<Asked, Code>({
  name: "told-reciprocals",
  words,
  read: (question) => readAsked(plainOf(question)),
  work(asked) {
    const value = worthOf(asked, [2n, 3n, 5n]);
    if (!value) return null;
    const { first, second } = asked;
    const [a, b] = [first.letter, second.letter];
    const sign = second.over < 0n ? "-" : "+";
    const size = second.over < 0n ? -second.over : second.over;
    const given = `\\frac{${first.over}}{${a}} ${sign} \\frac{${size}}{${b}} = ${latexNumber(asked.value)}`;
    const shown = latexNode(asked.wanted);
    const times = (number: bigint, letter: string) => `${number === 1n ? "" : number}${letter}`;
    const cleared = `${times(first.over, b)} ${sign} ${times(size, a)} = ${latexNumber(asked.value)} ${a}${b}`;
    const result = latexNumber(value);
    const steps: Step<Code>[] = [
      { code: "clear", values: { given, product: `${a}${b}`, cleared } },
      { code: "put", values: { shown, cleared, result } },
    ];
    return {
      problem: { en: `$${shown}$, if $${given}$`, ch: `已知 $${given}$，求 $${shown}$` },
      steps,
      answer: { said: inBoth(result), key: plainNumber(value) },
    };
  },
  // With many other numbers for the second letter, the first follows, and the fraction is the same.
  holds: (asked, { key }) => {
    const value = worthOf(asked, [-11n, -7n, -4n, 7n, 13n, 29n, 101n]);
    return !!value && plainNumber(value) === key;
  },
  similar: (asked) => ({ ...asked, value: q.add(asked.value, q.rational(2n)) }),
});

function readAsked(text: string): Asked | null {
  if (text.length > LENGTH_MAX || !/\d\/[a-z]|frac/.test(text)) return null;
  const groups = forms.map((form) => form.exec(inOneLine(text))?.groups);
  const { p = "0", a = "", sign, r = "0", b = "", v = "", w = "" } = groups.find((found) => !!found) ?? {};
  const wanted = w ? expressionFrom(w.trim()) : null;
  const right = v ? expressionFrom(v) : null;
  const value = right && exactValue(right);
  if (!wanted || !value || a === b || p === "0" || r === "0") return null;
  const named = [...lettersIn(wanted)];
  if (named.length !== 2 || !named.every((letter) => letter === a || letter === b)) return null;
  const over = BigInt(r);
  const asked: Asked = {
    first: { letter: a, over: BigInt(p) },
    second: { letter: b, over: sign === "-" ? -over : over },
    value,
    wanted,
  };
  return worthOf(asked, [2n, 3n, 5n]) ? asked : null;
}

/** Without the writing of LaTeX for fractions. */
const inOneLine = (text: string): string =>
  text
    .replaceAll(/\\[dt]?frac ?\{(\d{1,2})\} ?\{([a-z])\}/g, "$1/$2")
    .replaceAll(/\\[dt]?frac ?\{([^{}]{1,40})\} ?\{([^{}]{1,40})\}/g, "($1)/($2)")
    .replaceAll(/\((\d{1,2})\/([a-z])\)/g, "$1/$2");

/** The fraction at some values of the second letter; null where they differ, or are too few. */
function worthOf({ first, second, value, wanted }: Asked, places: readonly bigint[]): q.Rational | null {
  const found = places.flatMap((place) => {
    const rest = q.subtract(value, q.rational(second.over, place));
    const a = q.divide(q.rational(first.over), rest);
    if (!a) return [];
    const put = substitute(wanted, first.letter, numberNode(a));
    const is = exactValue(substitute(put, second.letter, numberNode(q.rational(place))));
    return is ? [is] : [];
  });
  const [one] = found;
  return one && found.length >= 2 && found.every((each) => q.same(each, one)) ? one : null;
}
