import type { Locale } from "@dripstone/contract/locale";
import type { Step, Working } from "../solution.ts";
import { lengthNamed, type Unit, unitAfter } from "../stories/units.ts";
import { type Amount, decimalOf, keyOfAmount, latexOfAmount, times, whole } from "./amount.ts";
import { type FigureProblem, type Measures, obeysLaws, partsOf, type Use, waysTo } from "./figure.ts";

type Said = Record<Locale, string>;
export type FigureCode = "formula" | "fill";

/** What every topic of figures does with its problems. */
export const figureWork = {
  work(problem: FigureProblem): Working<FigureCode> | null {
    const uses = waysTo(problem);
    const last = uses?.at(-1);
    // A way around a circle that was given without π was rounded: 31.4 cm is no exact measure of it.
    if (!uses || !last || last.value.pi < 0 || last.value.pi > 1) return null;
    const found: Measures = { ...problem.given };
    const steps = uses.flatMap((use) => {
      const made = stepsOf(problem, use, found);
      found[use.rule.gives] = use.value;
      return made;
    });
    return { problem: problemSaid(problem), steps, answer: answerOf(problem, last.value) };
  },

  holds(problem: FigureProblem, answer: { key: string }): boolean {
    const value = waysTo(problem)?.at(-1)?.value;
    return value !== undefined && answerOf(problem, value).key === answer.key && obeysLaws(problem, value);
  },

  /** The same figure in another size: what was whole stays whole. */
  similar(problem: FigureProblem): FigureProblem {
    const given: Measures = {};
    for (const [name, value] of Object.entries(problem.given)) {
      const power = problem.figure.parts[name]?.power ?? 1;
      given[name] = times(value, whole(2 ** power)) ?? value;
    }
    return { ...problem, given };
  },
};

function stepsOf({ figure, pi }: FigureProblem, { rule, value }: Use, found: Measures): Step<FigureCode>[] {
  const part = figure.parts[rule.gives];
  const sources = partsOf(rule).flatMap((name) => figure.parts[name] ?? []);
  const signs = (latex: string) => fill(latex, (name) => figure.parts[name]?.symbol ?? "", "\\pi");
  const filled = fill(rule.latex, (name) => shown(found[name]), pi ? decimalOf(pi.of) : "\\pi");
  const values = {
    figure: { en: withArticle(figure.said.en), ch: figure.said.ch },
    wanted: part?.said ?? { en: "", ch: "" },
    known: listed(sources.map(({ said }) => said)),
    formula: `${part?.symbol} = ${signs(rule.latex)}`,
    letters: listed(
      [...sources, ...(part ? [part] : [])].map(({ said, symbol }) => named(symbol, said)),
      "，",
    ),
    filled: `${part?.symbol} = ${filled}`,
    result: shown(value),
  };
  return [
    { code: "formula", values },
    { code: "fill", values },
  ];
}

const shown = (value: Amount | undefined) => (value ? latexOfAmount(value) : "");
const named = (symbol: string, { en, ch }: Said): Said => ({
  en: `$${symbol}$ is the ${en}`,
  ch: `$${symbol}$ 是${ch}`,
});

const fill = (latex: string, part: (name: string) => string, pi: string) =>
  latex.replaceAll(/\{([a-z]\w+)\}/gi, (_, name) => (name === "pi" ? pi : part(name)));

const listed = (all: Said[], joint = "、"): Said => ({
  en: all
    .map(({ en }) => en)
    .join(all.length > 2 ? ", " : " and ")
    .replace(/, (?=[^,]*$)/, ", and "),
  ch: all.map(({ ch }) => ch).join(joint),
});

function problemSaid({ figure, given, wanted, unit }: FigureProblem): Said {
  const length = unit ? lengthNamed(unit) : null;
  const known = Object.entries(given).map(([name, value]): Said => {
    const part = figure.parts[name];
    const after = unitSaid(length, part?.power ?? 1, value);
    return {
      en: `${part?.said.en} $${shown(value)}$${after.en}`,
      ch: `${part?.said.ch} $${shown(value)}$${after.ch}`,
    };
  });
  const all = listed(known);
  return {
    en: `the ${figure.parts[wanted]?.said.en} of ${withArticle(figure.said.en)} with ${all.en}`,
    ch: `${figure.said.ch}的${figure.parts[wanted]?.said.ch}，已知${all.ch}`,
  };
}

function answerOf({ figure, wanted, unit, pi }: FigureProblem, value: Amount): Working["answer"] {
  const power = figure.parts[wanted]?.power ?? 1;
  const after = unitSaid(unit ? lengthNamed(unit) : null, power, value);
  const number = latexOfAmount(value, pi !== null);
  const key = keyOfAmount(value) + (unit ? ` ${unit}${power > 1 ? `^${power}` : ""}` : "");
  return { said: { en: `$${number}$${after.en}`, ch: `$${number}$${after.ch}` }, key };
}

const withArticle = (noun: string) => `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;

function unitSaid(unit: Unit | null, power: number, value: Amount): Said {
  if (!unit) return { en: "", ch: "" };
  const [square, zi] = power === 2 ? ["square ", "平方"] : power === 3 ? ["cubic ", "立方"] : ["", ""];
  const named = unitAfter(unit, latexOfAmount(value));
  return { en: ` ${square}${named.en}`, ch: ` ${zi}${named.ch}` };
}
