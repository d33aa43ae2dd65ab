import { type Frames, readFrames, wholeIn } from "../../../sentences/frames.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Step } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** Of a number the remainder is known, and that of `times` the number and `more` is asked; `power` for the number squared or cubed. */
type Carried = { rest: bigint; modulus: bigint; times: bigint; more: bigint; power: number };

const NUMBER_MAX = 100_000n;
const known = "(leaves|gives|has|with) [a |the ]remainder[ of] {r},? when[ it is| it's] divided by {m}";
const knownToo =
  "(is )?divided by {m},? [it |the result ]?(leaves|gives|has|the remainder is|there is) ?[a |the ]?remainder[ of| is] {r}";
const knownIs = "divided by {m},? the remainder is {r}";
const opens =
  "(if |when |suppose |given that )?[a |the |some |an ](positive )?(whole )?(number|integer)[ {x:letter}]( is)? ";
const of =
  "(twice|2 times|double) (the|that|this) number|{k} times (the|that|this|the same|the original) number|{k2}{y:letter}|the square of (the|that|this) number|{z:letter}\\^{p}|(the|that|this) number squared";
const ask = [
  `,? ?what (is the |will be the |would be the )?remainder (does|do|will|would) (?:{what}) (leave|give|have) when[ it is]? divided by {m2}`,
  `,? ?what is the remainder when (?:{what}) is divided by {m2}`,
  `,? ?(then )?(find )?(the )?remainder (when|of|if) (?:{what}) is divided by {m2}`,
];

const sentences = [known, knownToo, knownIs].flatMap((first) =>
  ask.map((asked) => `${opens}${first}${asked.replace("(?:{what})", `(${of})[ (plus|\\+) {c}]`)}`),
);
const zh = [
  "[如果|已知|若|有]?1?个?(自然|整|正整)?数(除以{m}|被{m3}除)余(数是)?{r},?(那么|则|求)*(这个|该|此)?数的{k}倍(加上?{c})?(除以{m2}|被{m4}除),?(的)?(余(多少|几|数)?)",
  "[如果|已知|若|有]?1?个?(自然|整|正整)?数(除以{m}|被{m3}除)余(数是)?{r},?(那么|则|求)*(这个|该|此)?数的平方(除以{m2}|被{m4}除),?(的)?(余(多少|几|数)?)",
];

const frames: Frames<Carried>[] = [
  [
    [...sentences, ...zh],
    ({ r, m, m3, m2, m4, k, k2, c, p }) => {
      const modulus = wholeIn(m ?? m3);
      const asked = wholeIn(m2 ?? m4);
      const times = k ?? k2;
      return carried(
        {
          rest: wholeIn(r),
          modulus,
          times: times === undefined ? 0n : wholeIn(times),
          more: wholeIn(c ?? "0"),
          power: p === undefined ? 1 : Number(p),
        },
        asked,
      );
    },
  ],
];

function carried(problem: Carried, asked: bigint): Carried | null {
  const { rest, modulus } = problem;
  // Of another divisor nothing follows, unless it divides the first.
  if (asked < 2n || modulus % asked !== 0n || rest >= modulus || modulus > NUMBER_MAX || problem.power > 6) return null;
  return { ...problem, rest, modulus: asked };
}

/** What remainder follows from another. */
export const carriedRemainders = defineTopic<Carried, Code>({
  name: "carried-remainders",
  words,
  read: (question) => {
    const text = plainOf(question);
    const found = readFrames(text, frames);
    if (!found) return null;
    const isSquare = /\bsquare\b|squared|平方/.test(text);
    const isTwice = /\b(?:twice|double)\b/.test(text);
    if (isSquare) return { ...found, times: 1n, power: 2 };
    if (isTwice) return { ...found, times: 2n };
    return found.power > 1 && found.times === 0n ? { ...found, times: 1n } : found.times > 0n ? found : null;
  },
  work: ({ rest, modulus, times, more, power }) => {
    const start = rest % modulus;
    const value = times * start ** BigInt(power) + more;
    const result = value % modulus;
    const shown = `${times > 1n ? `${times} \\cdot ` : ""}${start}${power > 1 ? `^{${power}}` : ""}${more > 0n ? ` + ${more}` : ""}`;
    const values = { rest: `${start}`, modulus: `${modulus}`, shown, value: `${value}`, result: `${result}` };
    const steps: Step<Code>[] = [
      { code: "only", values },
      { code: "reckon", values },
      { code: "again", values },
    ];
    return {
      problem: {
        en: `a remainder that follows from another: $${shown}$, divided by $${modulus}$`,
        ch: `由余数推余数：$${shown}$ 除以 $${modulus}$`,
      },
      steps,
      answer: { said: { en: `$${result}$`, ch: `$${result}$` }, key: `${result}` },
    };
  },
  // Numbers that leave the remainder are tried.
  holds: ({ rest, modulus, times, more, power }, { key }) =>
    [0n, 1n, 2n, 7n, 30n].every(
      (step) => `${(times * (rest + step * modulus) ** BigInt(power) + more) % modulus}` === key,
    ),
  similar: ({ rest, modulus, ...others }) => ({ ...others, rest: (rest + 1n) % modulus, modulus }),
});
