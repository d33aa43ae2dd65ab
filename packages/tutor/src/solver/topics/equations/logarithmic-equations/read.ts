import { q } from "@dripstone/checker/mathematics";
import { lettersOf, type Polynomial, polynomialOf } from "../../../algebra/polynomial.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import type { Question } from "../../../question.ts";
import { plainFormulas } from "../../../sentences/formulas.ts";

/** `times · log_base(of)`. */
type Logarithm = { times: q.Rational; base: bigint | string; of: Polynomial };
/** The logarithms of one side and the other added up, with the plain part: `logs + rest = 0`. Without a letter their value is asked. */
export type Logarithms = { logs: Logarithm[]; rest: Polynomial; letter: string | null; shown: string };

const LENGTH_MAX = 160;

const inside =
  "(?:\\([-+*/^.\\d a-z]{1,30}\\)|\\d{1,6}(?:\\.\\d{1,4}|\\/\\d{1,6})?[a-z]?(?![\\d.])|[a-z](?![a-z])(?:\\^\\d)?)";
const logarithm = `(?:log ?_ ?\\{?(?:\\d{1,4}|[a-z])\\}? ?|log\\d{1,2}(?= ?[(a-z])|log ?(?=[( ]|[a-z](?![a-z]))|lg ?)${inside}`;
const number = "\\(?-?\\d{1,4}(?:\\/\\d{1,3}|\\.\\d{1,2})?\\)?";
const member = `(?:\\d ?\\*? ?)?${logarithm}|${number}(?![a-z\\d(])|(?<![a-z])[a-z](?![a-z_(])`;
const side = `-? ?(?:${member})(?: ?[-+] ?(?:${member})){0,3}`;
const equation = new RegExp(
  `(?<![a-z\\d]|[\\^*/(=<>+-] ?)(${side}) ?= ?(${side})(?![a-z\\d^*/(=<>+-]| ?[-+*/^=<>] ?[\\da-z(])`,
);
const alone = new RegExp(`(?<![a-z\\d]|[\\^*/(=<>+-] ?)(${side})(?![a-z\\d^*/(=<>+-]| ?[-+*/^=<>] ?[\\da-z(])`);

const wordsAround =
  /^(?:(?=((?:logarithmic|determine|calculate|equation|evaluate|simplify|solution|compute|exactly|what's|values|please|number|number|equals|solve|whats|value|given|exact|equal|find|what|then|that|real|when|true|does|help|with|are|for|the|pls|how|you|let|can|is|of|if|in|do|it|me|i|u)(?![a-z])|对数|方程|已知|如果|那么|实数|多少|等于|计算|怎么|\$|解|求|若|则|的|值|得|出|是|为|几|当|时|请|算|[\s,;:.?!=、。_()。]))\1)*$/;

/** An equation with logarithms, or their value, in a sentence that asks for nothing else. */
export function readLogarithms({ text }: Question): Logarithms | null {
  if (text.length > LENGTH_MAX || !/log|lg/i.test(text)) return null;
  const plain = plainFormulas(text)
    .toLowerCase()
    .replaceAll(/\\(?=lo?g)/g, "")
    .replaceAll(/\blog(?:arithm)?,? (?:to )?(?:the )?base (\d{1,4}|[a-z]) of (?=[(\d a-z])/g, "log_$1 ")
    .replaceAll(/以(\d{1,4})为底(\d{1,6}|[a-z])的对数/g, "log_$1 $2")
    .replaceAll(/(?<=[\d)a-z]) (?:equals|is equal to) (?=-?\d)/g, " = ")
    .replaceAll(/(log ?_ ?\{?(?:\d{1,4}|[a-z])\}?) ?(?=[\d(a-z])/g, "$1 ");
  const found = equation.exec(plain);
  const single = found ? null : alone.exec(plain);
  const whole = found?.[0] ?? single?.[0] ?? "";
  if (!/lo?g/.test(whole)) return null;
  const rest = plain.replace(whole, " ");
  const left = membersOf(found?.[1] ?? single?.[1] ?? "");
  const right = found ? membersOf(found[2] ?? "") : [];
  if (!left || !right) return null;
  const all = [...left, ...right.map((one) => ({ ...one, times: q.negate(one.times) }))];
  const logs = all.flatMap((one): Logarithm[] => (one.base === null ? [] : [{ ...one, base: one.base }]));
  const plainOnes = all.filter(({ base }) => base === null);
  const letters = new Set(
    all.flatMap(({ base, of }) => [...lettersOf(of), ...(typeof base === "string" ? [base] : [])]),
  );
  const [letter = null, ...more] = letters;
  if (logs.length === 0 || more.length > 0 || (found === null) !== (letter === null)) return null;
  const others = rest.replaceAll(new RegExp(`(?<![a-z])${letter ?? "\\d"}(?![a-z])`, "g"), " ");
  if (!wordsAround.test(others)) return null;
  return {
    logs,
    rest: plainOnes.flatMap(({ times, of }) => of.map(({ powers, by }) => ({ powers, by: q.multiply(by, times) }))),
    letter,
    shown: latexOf(whole),
  };
}

const latexOf = (whole: string): string =>
  whole
    .trim()
    .replaceAll(/log ?_ ?\{?(\d{1,4}|[a-z])\}? ?/g, "\\log_{$1} ")
    .replaceAll(/(?<!\\)log(\d{1,2})(?=[ (a-z])/g, "\\log_{$1} ")
    .replaceAll(/(?<!\\)log/g, "\\log ")
    .replaceAll(/(?<!\\)lg/g, "\\lg ")
    .replaceAll("*", " ");

type Member = { times: q.Rational; base: bigint | string | null; of: Polynomial };

function membersOf(text: string): Member[] | null {
  const members: Member[] = [];
  const pattern = new RegExp(
    `([-+]?) ?(?:(\\d) ?\\*? ?)?(${logarithm})|([-+]?) ?(${number}(?![a-z\\d(])|[a-z](?![a-z_(]))`,
    "g",
  );
  for (const [, sign, times, log, otherSign, plain] of text.matchAll(pattern)) {
    const by = q.rational((sign ?? otherSign) === "-" ? -1n : 1n);
    if (log === undefined) {
      const of = polynomialAt(plain ?? "");
      if (!of) return null;
      members.push({ times: by, base: null, of });
      continue;
    }
    const [, name, of] =
      new RegExp(`^(lo?g(?: ?_ ?\\{?(?:\\d{1,4}|[a-z])\\}?|\\d{1,2}(?= ?[(a-z]))?) ?(${inside})$`).exec(log) ?? [];
    const base = /(\d+|(?<=_ ?\{?)[a-z])\}?$/.exec(name ?? "")?.[1] ?? "10";
    const within = polynomialAt(of ?? "");
    if (!within) return null;
    members.push({
      times: q.multiply(by, q.rational(BigInt(times ?? "1"))),
      base: /^\d+$/.test(base) ? BigInt(base) : base,
      of: within,
    });
  }
  return members.length > 0 ? members : null;
}

function polynomialAt(text: string): Polynomial | null {
  const node = expressionFrom(text.trim());
  return node && polynomialOf(node);
}
