/** What a key of the keypad does: writes LaTeX (`#@` takes what stands before, `#?` is to be filled), or moves. */
export type Key = { face: string; name?: KeyName } & ({ insert: string } | { command: Command });

type KeyName =
  | "fraction"
  | "power"
  | "square"
  | "root"
  | "nthRoot"
  | "absolute"
  | "back"
  | "left"
  | "right"
  | "times"
  | "divide"
  | "minus"
  | "atMost"
  | "atLeast"
  | "unequal"
  | "pi"
  | "open"
  | "close";

type Command = "deleteBackward" | "moveToPreviousChar" | "moveToNextChar";

const write = (face: string, insert = face, name?: KeyName): Key => ({ face, insert, ...(name && { name }) });
const act = (face: string, command: Command, name: KeyName): Key => ({ face, command, name });

/** Six to a row: what the formulas of students are made of, digits as on a phone's calculator. */
const keys: readonly Key[] = [
  write("7"),
  write("8"),
  write("9"),
  write("a⁄b", "\\frac{#@}{#?}", "fraction"),
  write("xⁿ", "#@^{#?}", "power"),
  act("⌫", "deleteBackward", "back"),
  write("4"),
  write("5"),
  write("6"),
  write("√", "\\sqrt{#0}", "root"),
  write("ⁿ√", "\\sqrt[#?]{#0}", "nthRoot"),
  write("x²", "#@^2", "square"),
  write("1"),
  write("2"),
  write("3"),
  write("(", "(", "open"),
  write(")", ")", "close"),
  write("π", "\\pi", "pi"),
  write("0"),
  write("."),
  write(","),
  write("+"),
  write("−", "-", "minus"),
  write("×", "\\times", "times"),
  write("="),
  write("<"),
  write(">"),
  write("≤", "\\le", "atMost"),
  write("≥", "\\ge", "atLeast"),
  write("≠", "\\ne", "unequal"),
  write("÷", "\\div", "divide"),
  write("%", "\\%"),
  write(":"),
  write("|x|", "\\left|#0\\right|", "absolute"),
  act("←", "moveToPreviousChar", "left"),
  act("→", "moveToNextChar", "right"),
];

/** The keypad with the letters that are at hand, after the rest. */
export function keysFor(letters: readonly string[]): Key[] {
  return [...keys, ...letters.map((letter) => write(letter))];
}
