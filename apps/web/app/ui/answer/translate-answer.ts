import { type Asked, readAnswer } from "@dripstone/checker";
import { fetchPart } from "../late/fetch-part.ts";

/** A typed answer for the math editor; one that cannot be read goes over letter by letter. */
export function asLatex(answer: string, asked: Asked): string {
  const reading = readAnswer(answer, asked);
  return reading.ok ? reading.read : answer;
}

/** The math editor's LaTeX as somebody would type it, if that reads the same; otherwise it stays LaTeX, which can be read, too. */
export async function asText(latex: string, asked: Asked): Promise<string> {
  const { convertLatexToAsciiMath } = await fetchPart(() => import("mathlive"));
  const typed = convertLatexToAsciiMath(latex);
  const before = readAnswer(latex, asked);
  const same = [spare(typed), typed].find((text) => {
    const after = readAnswer(text, asked);
    return before.ok && after.ok && before.read === after.read;
  });
  return same ?? latex;
}

/** Nobody types `1(1)/(2)`: brackets around a single number go, and a whole number keeps off the fraction that follows. */
function spare(typed: string): string {
  return typed.replace(/(\d)\((\d+)\)\//g, "$1 $2/").replace(/(^|[^\w)])\((\d+|\p{L})\)/gu, "$1$2");
}
