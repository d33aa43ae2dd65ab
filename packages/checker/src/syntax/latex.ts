import type { Unit } from "../words/units.ts";
import { greek } from "../words/words.ts";
import type { Answer, Constant, Node, Sign } from "./syntax.ts";

/** What was read, as LaTeX for the live preview. */
export function latexOf(answer: Answer): string {
  switch (answer.kind) {
    case "expression":
      return print(answer.of) + unitLatex(answer.unit);
    case "ratio":
      return answer.parts.map((part) => print(part)).join(" : ");
    case "relation": {
      const [first, ...rest] = answer.sides;
      const start = first ? print(first) : "";
      const chain = rest.map((side, index) => ` ${signs[answer.signs[index] ?? "="]} ${print(side)}`);
      return start + chain.join("") + unitLatex(answer.unit);
    }
    case "tuple":
      return `\\left(${answer.parts.map(latexOf).join(", ")}\\right)`;
    case "interval": {
      const [open, close] = [answer.fromOpen ? "(" : "[", answer.toOpen ? ")" : "]"];
      return `\\left${open}${print(answer.from)}, ${print(answer.to)}\\right${close}`;
    }
    case "set": {
      if (answer.parts.length === 0) return "\\varnothing";
      const parts = answer.parts.map(latexOf);
      return answer.written === "braces"
        ? `\\left\\{${parts.join(", ")}\\right\\}`
        : parts.join(joints[answer.written]);
    }
    case "family":
      return `${latexOf(answer.of)},\\; ${answer.parameters.join(", ")} \\in \\mathbb{Z}`;
    case "member":
      return `${letterLatex(answer.name)} \\in ${latexOf(answer.of)}`;
    case "quotient":
      return `${print(answer.quotient)} \\cdots\\cdots ${print(answer.remainder)}`;
    case "time":
      return answer.latex;
    case "based":
      return `\\text{${answer.digits}}_{${answer.base}}`;
    case "statement":
      return `\\text{${answer.text.replaceAll(/[{}\\\\$^_#%&~]/g, "")}}`;
    case "choice":
      return `\\text{${answer.letters}}`;
  }
}

const signs: Record<Sign, string> = { "=": "=", "≠": "\\neq", "<": "<", ">": ">", "≤": "\\leq", "≥": "\\geq" };
const joints = { commas: ",\\; ", or: " \\;\\lor\\; ", and: ",\\; ", union: " \\cup " };
const constants: Record<Constant, string> = { pi: "\\pi", e: "e", i: "i", infinity: "\\infty" };
const greekNames = new Map([...greek].map(([name, letter]) => [letter, name]));

/** Brackets are added where a part binds less than `least`: 0 sum, 1 product, 2 fraction, 3 power, 4 a single sign. */
function print(node: Node, least = 0): string {
  const [text, strength] = printed(node);
  return strength >= least ? text : `\\left(${text}\\right)`;
}

function printed(node: Node): [string, number] {
  switch (node.kind) {
    case "number":
      return [node.latex, node.shape === "mixed" || node.latex.includes("times") ? 2 : 4];
    case "letter":
      return [letterLatex(node.name), 4];
    case "constant":
      return [constants[node.name], 4];
    case "negate":
      return [`-${print(node.of, 1)}`, 0];
    case "plus-minus": {
      const sign = node.flipped ? "\\mp" : "\\pm";
      return [`${node.left ? `${print(node.left)} ` : ""}${sign} ${print(node.right, 1)}`, 0];
    }
    case "add":
      return [`${print(node.left)} + ${print(node.right, 1)}`, 0];
    case "subtract":
      return [`${print(node.left)} - ${print(node.right, 1)}`, 0];
    case "multiply":
      return [printProduct(node), 1];
    case "divide":
      return [`\\frac{${print(node.left)}}{${print(node.right)}}`, 2];
    case "power":
      return [`${print(node.base, 4)}^{${print(node.exponent)}}`, 3];
    case "root": {
      const degree = node.degree ? `[${print(node.degree)}]` : "";
      return [`\\sqrt${degree}{${print(node.of)}}`, 4];
    }
    case "percent":
      return [`${print(node.of, 4)}\\%`, 3];
    case "degrees":
      return [`${print(node.of, 4)}^{\\circ}`, 3];
    case "factorial":
      return [`${print(node.of, 4)}!`, 3];
    case "absolute":
      return [`\\left|${print(node.of)}\\right|`, 4];
    case "call":
      return [printCall(node), 3];
    case "series": {
      const sign = node.name === "sum" ? "\\sum" : "\\prod";
      return [`${sign}_{${letterLatex(node.index)}=${print(node.from)}}^{${print(node.to)}} ${print(node.of, 1)}`, 1];
    }
  }
}

function printProduct({ left, right, implicit }: Extract<Node, { kind: "multiply" }>): string {
  const [before, after] = [print(left, 1), print(right, 2)];
  const joined = implicit && !/^\d/.test(after) && !(/\d$/.test(before) && right.kind === "divide");
  if (joined) return `${before} ${after}`;
  return `${before} ${/\d$/.test(before) && /^\d/.test(after) ? "\\times" : "\\cdot"} ${after}`;
}

function printCall({ name, args }: Extract<Node, { kind: "call" }>): string {
  const printedArgs = args.map((arg) => print(arg));
  const [first, second] = printedArgs;
  if (name === "floor") return `\\left\\lfloor ${first}\\right\\rfloor`;
  if (name === "ceil") return `\\left\\lceil ${first}\\right\\rceil`;
  if (name === "choose") return `\\binom{${first}}{${second}}`;
  if (name === "permute") return `\\mathrm{A}_{${first}}^{${second}}`;
  if (name === "log" && second) return `\\log_{${second}}\\left(${first}\\right)`;
  const known = name === "lcm" ? "\\operatorname{lcm}" : `\\${name}`;
  return `${known}\\left(${printedArgs.join(", ")}\\right)`;
}

function letterLatex(name: string): string {
  const [letter = "", index] = name.split("_");
  const known = greekNames.get(letter);
  const text = known ? `\\${known.replace(/^var(?=epsilon|theta|phi)/, "")} ` : letter;
  return index === undefined ? text : `${text.trim()}_{${index}}`;
}

const unitLatex = (unit: Unit | null) => (unit ? latexOfUnit(unit) : "");

/** A unit after its number. */
export function latexOfUnit(unit: Unit): string {
  const angle = angles[unit.text];
  if (angle) return angle;
  if (unit.text === "$") return "\\,\\text{USD}";
  return `\\,\\text{${unit.text
    .replaceAll("^2", "²")
    .replaceAll("^3", "³")
    .replaceAll(/[{}\\$^_]/g, "")}}`;
}

const angles: Record<string, string> = {
  ...{ "°": "^{\\circ}", arcdeg: "^{\\circ}", arcmin: "'", arcsec: "''" },
};
