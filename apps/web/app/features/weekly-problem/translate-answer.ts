import { readAnswer } from "@dripstone/checker";

/** A typed answer for the math editor; one that cannot be read goes over letter by letter. */
export function asLatex(answer: string, letters: string[]): string {
  const reading = readAnswer(answer, letters);
  return reading.ok ? reading.read : answer;
}

/** The math editor's LaTeX as somebody would type it, if that reads the same; otherwise it stays LaTeX, which can be read, too. */
export async function asText(latex: string, letters: string[]): Promise<string> {
  const { convertLatexToAsciiMath } = await import("mathlive");
  const typed = convertLatexToAsciiMath(latex);
  const [before, after] = [readAnswer(latex, letters), readAnswer(typed, letters)];
  return before.ok && after.ok && before.read === after.read ? typed : latex;
}
