import {
  type Answer,
  exactValue,
  lettersIn,
  type Node,
  numberNode,
  q,
  substitute,
} from "@dripstone/checker/mathematics";
import {
  constant,
  latexPolynomial,
  minus,
  type Polynomial,
  polynomialOf,
  product,
  sum,
} from "../../../algebra/polynomial.ts";
import { latexNode } from "../../../algebra/printing.ts";
import type { Question } from "../../../question.ts";
import { identityLetterOf } from "../matched-coefficients/identity.ts";

/** What is known of some letters: an expression in them, and its value. */
export type Given = { of: Polynomial; value: q.Rational; shown: string; isInverse: boolean };
/** An expression whose value follows, over `below` if it is a fraction; `squares` are those whose sum is 0. */
export type Implied = {
  givens: Given[];
  wanted: Polynomial;
  below?: Polynomial;
  shown: string;
  relations: string;
  zeros: string[];
};

type Asked = Pick<Question, "shape" | "formulas"> & { text?: string };

/** `x+y=12, y+z=15, z+x=13, x+y+z=?` */
const isOpen = /^[^=]+=[^=]+[,;，；][^?]*= ?(?:\? ?$|_+|\( *\)|▢)/;
const LETTERS_MAX = 4;
const GIVENS_MAX = 4;
const asks =
  /^(?:(?:what|solve|simplify) )*(?:if )?#(?: (?:and |if )?#)*(?: (?:after|what|solve|simplify|is|of|for|and))*(?: #(?: (?:after|what|solve|and|for))+)? #(?: (?:after|what|is|simplify|solve))*$/;

const prefix =
  /^(?:(?:if|given that|suppose|let|the) )?(?:(?:two|three|four|2|3|4|real|positive|some|any) ){0,2}numbers,? (?:[a-z](?:,? and |, ?))*[a-z],? (?:satisfy|are such that|be such that|have the property that|with)(?: that)?:? |^(?:已知|若|如果|设)?(?:[23两二三]个)?(?:正|实|有理)?数?(?:[a-z][、,，和与])+[a-z](?:[23两二三]个(?:正|实|有理)?数)?(?:满足|使得?)[:：]?|^(?:已知|若|如果|设)?[23两二三]个数(?:[a-z][、,，和与])*[a-z]?满足/i;
/** `m-n=4 mn=-3`: a comma was left out. */
const betweenEquations = /(?<==-?\d{1,6}) +(?=-?\d*[a-z][^=\p{Script=Han}]{0,12}=)/giu;
/** m+n的平方: the square of the sum, as that of n alone follows from nothing that was told. */
const squareOfSum = /(?<![a-z\d+\-*/^)])([a-z][-+][a-z])的平方/gi;

/** A question without what only names its letters, and with the commas that were left out; null where nothing changes. */
export function plainlyTold({ text }: Question): string | null {
  const told = text
    .replace(prefix, "")
    .replaceAll(betweenEquations, ", ")
    .replaceAll(squareOfSum, "($1)^2")
    .replace(/([是等于])几[呀啊呢]/, "$1几");
  return told === text || /[^=]*=/.test(told) === false ? null : told;
}

/** Equations of which none is solved for, and an expression in their letters. */
export function readImplied({ shape, formulas, text = "" }: Asked): Implied | null {
  if (!shape || !(asks.test(shape) || (shape === "#" && isOpen.test(text)))) return null;
  // AB + BA: numbers of two digits.
  if (formulas.some(({ text }) => /([A-Z])([A-Z]) ?[-+] ?\2\1/.test(text))) return null;
  // f(x + 1) = 3x + 5: a function, and no product.
  if (formulas.some(({ text }) => /^[fgh] ?\([^()]*\) ?(?:=|$)/.test(text))) return null;
  const all = formulas.flatMap(({ answer }): (Answer | null)[] =>
    answer?.kind === "set" && answer.written !== "or" ? answer.parts : [answer],
  );
  // "Find x, and then find 2x + 1": the letter is on the way.
  const isLetter = (answer: Answer | null) => answer?.kind === "expression" && answer.of.kind === "letter";
  const answers = all.some((answer) => answer?.kind === "expression" && !isLetter(answer))
    ? all.filter((answer) => !isLetter(answer))
    : all;
  const relations = answers.flatMap((answer) => (answer?.kind === "relation" && !answer.unit ? [answer] : []));
  const [target, ...others] = answers.flatMap((answer) =>
    answer?.kind === "expression" && !answer.unit ? [answer.of] : [],
  );
  if (!target || others.length > 0 || relations.length + 1 !== answers.length || relations.length > GIVENS_MAX)
    return null;
  return impliedOf(relations, target);
}

function impliedOf(relations: Extract<Answer, { kind: "relation" }>[], target: Node): Implied | null {
  const equations = relations.flatMap(({ sides: [left, right, ...more], signs }) =>
    left && right && more.length === 0 && signs.join() === "=" ? [{ left, right }] : [],
  );
  const letters = new Set(equations.flatMap(({ left, right }) => [...lettersIn(right, lettersIn(left))]));
  const asked = [...lettersIn(target)];
  if (equations.length !== relations.length || letters.size > LETTERS_MAX || !asked.every((one) => letters.has(one)))
    return null;
  const [only] = equations;
  if (only && equations.length === 1 && identityLetterOf(only.left, only.right, [target])) return null;
  const known = equations.filter(isKnown);
  const open = equations.filter((equation) => !isKnown(equation));
  // "When x = 2 and x = 3" are two questions.
  if (new Set(known.map(({ left }) => (left.kind === "letter" ? left.name : ""))).size < known.length) return null;
  // One equation for one letter is solved, and known letters are put in: that is asked of others.
  if (open.length === 0 || asked.length === 0 || (target.kind === "letter" && known.length === 0 && open.length < 2))
    return null;
  const filled = (node: Node) =>
    known.reduce((of, { left, right }) => (left.kind === "letter" ? substitute(of, left.name, right) : of), node);
  const zeros = open.flatMap(({ left, right }) => (exactValue(right)?.num === 0n ? (zerosOf(left) ?? []) : []));
  const parts = open.flatMap((equation) =>
    exactValue(equation.right)?.num === 0n && zerosOf(equation.left)
      ? (zerosOf(equation.left) ?? []).map((left) => ({ left, right: numberNode(q.ZERO) }))
      : [equation],
  );
  const givens = parts.map(({ left, right }) => givenOf(filled(left), filled(right)));
  const wanted = polynomialWithInverses(filled(target));
  if (!wanted || givens.includes(null)) return null;
  const found = givens.filter((given) => given !== null);
  const names = new Set(
    [...found.map(({ of }) => of), wanted].flatMap((of) => of.flatMap(({ powers }) => [...powers.keys()])),
  );
  const shownOf = (one: (typeof equations)[number]) => `${latexNode(one.left)} = ${latexNode(one.right)}`;
  // Of several letters: over one denominator.
  if ([...names].filter((name) => name.startsWith("1/")).length > 1 && !found.some(hasInverse))
    return {
      givens: found,
      ...overOne(wanted),
      shown: latexNode(target),
      relations: equations.map(shownOf).join(",\\; "),
      zeros: zeros.map((node) => `${latexNode(node)} = 0`),
    };
  const inverses = [...names].filter((name) => name.startsWith("1/")).map(inverseGiven);
  const divided = inverses.length === 1 && letters.size === 1 && found.length === 1 ? found.flatMap(dividedOf) : [];
  return {
    givens: [
      ...found,
      ...inverses,
      ...divided,
      ...(names.size === 1 && found.length === 1 ? found.flatMap(multiplesOf) : []),
    ],
    wanted,
    shown: latexNode(target),
    relations: equations.map(shownOf).join(",\\; "),
    zeros: zeros.map((node) => `${latexNode(node)} = 0`),
  };
}

const isKnown = ({ left, right }: { left: Node; right: Node }) => left.kind === "letter" && exactValue(right) !== null;

/** What must be 0 each, if a sum of squares, roots, and absolute values is; null for any other sum. */
function zerosOf(node: Node): Node[] | null {
  if (node.kind === "add") {
    const [left, right] = [zerosOf(node.left), zerosOf(node.right)];
    return left && right && [...left, ...right];
  }
  if (node.kind === "absolute") return [node.of];
  if (node.kind === "root" && exactValue(node.of) === null) return [node.of];
  return node.kind === "power" && exactValue(node.exponent)?.num === 2n && lettersIn(node.base).size > 0
    ? [node.base]
    : null;
}

/** The letters on one side, the number on the other. */
function givenOf(left: Node, right: Node): Given | null {
  const value = exactValue(right);
  const of = polynomialWithInverses(value ? left : { kind: "subtract", left, right });
  if (!of) return null;
  const isPlain = value !== null && of.every(({ powers }) => powers.size > 0);
  const rest = of.find(({ powers }) => powers.size === 0)?.by ?? q.ZERO;
  const letters = of.filter(({ powers }) => powers.size > 0);
  if (letters.length === 0) return null;
  return {
    of: letters,
    value: q.subtract(value ?? q.ZERO, rest),
    shown: isPlain ? latexNode(left) : "",
    isInverse: false,
  };
}

const hasInverse = ({ of }: Given) => of.some(({ powers }) => [...powers.keys()].some((name) => name.startsWith("1/")));

/** 1/a + 1/b is (a + b) / (ab). */
function overOne(of: Polynomial): { wanted: Polynomial; below: Polynomial } {
  const below = new Map<string, number>();
  for (const { powers } of of)
    for (const [name, power] of powers)
      if (name.startsWith("1/")) below.set(name.slice(2), Math.max(power, below.get(name.slice(2)) ?? 0));
  const letters = new Set([...below.keys(), ...of.flatMap(({ powers }) => [...powers.keys()])]);
  const terms = of.map(({ powers, by }) => ({
    by,
    powers: new Map(
      [...letters]
        .filter((name) => !name.startsWith("1/"))
        .map((name): [string, number] => [
          name,
          (powers.get(name) ?? 0) + (below.get(name) ?? 0) - (powers.get(`1/${name}`) ?? 0),
        ])
        .filter(([, power]) => power > 0),
    ),
  }));
  return { wanted: sum(terms, []), below: [{ powers: below, by: q.ONE }] };
}

/** Where `x² - 3x + 1` is 0, `x + 1/x` is 3: divided by x. */
function dividedOf({ of, value }: Given): Given[] {
  const [letter = ""] = of.flatMap(({ powers }) => [...powers.keys()]);
  const by = (power: number) => of.find(({ powers }) => powers.get(letter) === power)?.by ?? q.ZERO;
  if (value.num === 0n || by(2).num === 0n || of.some(({ powers }) => ![1, 2].includes(powers.get(letter) ?? 0)))
    return [];
  const left: Polynomial = [
    { powers: new Map([[letter, 1]]), by: by(2) },
    { powers: new Map([[`1/${letter}`, 1]]), by: q.negate(value) },
  ];
  return [{ of: left, value: q.negate(by(1)), shown: "", isInverse: false }];
}

/** Where `x² + x - 1` is 0, so are `x(x² + x - 1)` and `x²(x² + x - 1)`. */
function multiplesOf({ of, value }: Given): Given[] {
  const [letter = ""] = of.flatMap(({ powers }) => [...powers.keys()]);
  const zero = minus(of, constant(value));
  return [1, 2].flatMap((power) => {
    const by: Polynomial = [{ powers: new Map([[letter, power]]), by: q.ONE }];
    const multiple = product(by, zero);
    const shown = `${latexPolynomial(by)}\\left(${latexPolynomial(zero)}\\right)`;
    return multiple && zero.length > 1 ? [{ of: multiple, value: q.ZERO, shown, isInverse: false }] : [];
  });
}

const inverseGiven = (name: string): Given => ({
  of: [
    {
      powers: new Map([
        [name.slice(2), 1],
        [name, 1],
      ]),
      by: q.ONE,
    },
  ],
  value: q.ONE,
  shown: "",
  isInverse: true,
});

/** `1/x` counts as a letter of its own. */
const polynomialWithInverses = (node: Node): Polynomial | null => polynomialOf(withInverses(node));

function withInverses(node: Node): Node {
  switch (node.kind) {
    case "divide": {
      const below = polynomialOf(node.right);
      const [term, ...more] = below ?? [];
      if (!term || more.length > 0 || term.powers.size === 0) return { ...node, left: withInverses(node.left) };
      const inverse = q.divide(q.ONE, term.by);
      return [...term.powers].reduce<Node>(
        (of, [letter, power]) =>
          Array.from({ length: power }).reduce<Node>(
            (left) => ({ kind: "multiply", left, right: { kind: "letter", name: `1/${letter}` }, implicit: false }),
            of,
          ),
        { kind: "multiply", left: withInverses(node.left), right: numberNode(inverse ?? q.ONE), implicit: false },
      );
    }
    case "add":
    case "subtract":
    case "multiply":
      return { ...node, left: withInverses(node.left), right: withInverses(node.right) };
    case "negate":
      return { ...node, of: withInverses(node.of) };
    case "power": {
      const exponent = exactValue(node.exponent);
      return exponent && exponent.num < 0n ? node : { ...node, base: withInverses(node.base) };
    }
    default:
      return node;
  }
}
