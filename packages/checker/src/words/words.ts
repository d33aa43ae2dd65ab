import type { FunctionName } from "../syntax/syntax.ts";

/** What a word or a LaTeX command stands for. */
export type Word =
  | { kind: "function"; name: FunctionName | "sqrt" | "cbrt" | "abs" }
  | { kind: "constant"; name: "pi" | "e" | "i" | "infinity" }
  | { kind: "symbol"; text: string };

const functions: Record<string, FunctionName | "sqrt" | "cbrt" | "abs"> = {
  ...Object.fromEntries(
    (["sin", "cos", "tan", "cot", "sec", "csc", "arcsin", "arccos", "arctan", "sinh", "cosh", "tanh"] as const).map(
      (name) => [name, name],
    ),
  ),
  ...{ asin: "arcsin", acos: "arccos", atan: "arctan", tg: "tan", ctg: "cot", arctg: "arctan" },
  ...{
    ln: "ln",
    log: "log",
    lg: "log",
    exp: "exp",
    floor: "floor",
    ceil: "ceil",
    choose: "choose",
    nCr: "choose",
    nPr: "permute",
    perm: "permute",
    comb: "choose",
  },
  ...{ gcd: "gcd", lcm: "lcm", max: "max", min: "min", sqrt: "sqrt", root: "sqrt", cbrt: "cbrt", abs: "abs" },
};

/** Words of plain text that are known whole or as the beginning of a run of letters. */
export const plainWords = new Map<string, Word>([
  ...Object.entries(functions).map(([word, name]): [string, Word] => [word, { kind: "function", name }]),
  ["pi", { kind: "constant", name: "pi" }],
  ["infinity", { kind: "constant", name: "infinity" }],
  ["inf", { kind: "constant", name: "infinity" }],
]);

/** Words that count only when they stand alone. */
export const joiningWords = new Map<string, string>([
  ["or", "or"],
  ["and", "and"],
  ["to", ":"],
  ["times", "×"],
  ["plus", "+"],
  ["minus", "-"],
  ["over", "/"],
  ["percent", "%"],
  ["pct", "%"],
  ["或", "or"],
  ["或者", "or"],
  ["和", "and"],
  ["与", "and"],
  ["且", "and"],
  ["以及", "and"],
  ["及", "and"],
  ["比", ":"],
]);

const symbols: Record<string, string> = {
  ...{ cdot: "*", ast: "*", times: "×", div: "÷", pm: "±", mp: "∓", colon: ":", ratio: ":" },
  ...{ le: "≤", leq: "≤", leqslant: "≤", ge: "≥", geq: "≥", geqslant: "≥", ne: "≠", neq: "≠", lt: "<", gt: ">" },
  ...{ lvert: "|", rvert: "|", vert: "|", mid: "|", "|": "|", lbrace: "{", rbrace: "}", "{": "\\{", "}": "}" },
  ...{ lparen: "(", rparen: ")", lbrack: "[", rbrack: "]", lfloor: "⌊", rfloor: "⌋", lceil: "⌈", rceil: "⌉" },
  ...{ "%": "%", $: "$", cup: "∪", in: "∈", lor: "or", vee: "or", land: "and", wedge: "and" },
  ...{ emptyset: "∅", varnothing: "∅", degree: "°", circ: "°", prime: "'", lbracket: "[", rbracket: "]" },
};

const constants: Record<string, "pi" | "e" | "i" | "infinity"> = {
  pi: "pi",
  exponentialE: "e",
  imaginaryI: "i",
  imaginaryJ: "i",
  infty: "infinity",
};

/** LaTeX commands without arguments. */
export const latexWords = new Map<string, Word>([
  ...Object.entries(functions).map(([word, name]): [string, Word] => [word, { kind: "function", name }]),
  ...Object.entries(symbols).map(([word, text]): [string, Word] => [word, { kind: "symbol", text }]),
  ...Object.entries(constants).map(([word, name]): [string, Word] => [word, { kind: "constant", name }]),
]);
latexWords.delete("sqrt"); // a command with arguments

/** LaTeX that only spaces, sizes or styles. */
export const silentCommands = new Set([
  ..."left right mleft mright big Big bigg Bigg bigl bigr Bigl Bigr biggl biggr middle limits nolimits".split(" "),
  ..."displaystyle textstyle quad qquad thinspace , ; : ! >".split(" "),
  " ",
]);

export type CommandName = "frac" | "sqrt" | "binom" | "overline" | "dot" | "placeholder" | "sum" | "product";

/** LaTeX whose arguments the parser reads. */
export const commands = new Map<string, CommandName>([
  ["sum", "sum"],
  ["prod", "product"],
  ["frac", "frac"],
  ["dfrac", "frac"],
  ["tfrac", "frac"],
  ["cfrac", "frac"],
  ["sqrt", "sqrt"],
  ["binom", "binom"],
  ["dbinom", "binom"],
  ["tbinom", "binom"],
  ["overline", "overline"],
  ["bar", "overline"],
  ["dot", "dot"],
  ["placeholder", "placeholder"],
]);

/** Greek letters by name, as one character each. */
export const greek = new Map(
  (
    "alphaα betaβ gammaγ deltaδ epsilonε varepsilonε zetaζ etaη thetaθ varthetaθ iotaι kappaκ lambdaλ muμ nuν xiξ rhoρ " +
    "sigmaσ tauτ upsilonυ phiφ varphiφ chiχ psiψ omegaω GammaΓ DeltaΔ ThetaΘ LambdaΛ XiΞ SigmaΣ PhiΦ PsiΨ OmegaΩ"
  )
    .split(" ")
    .map((entry) => [entry.slice(0, -1), entry.slice(-1)] as const),
);
