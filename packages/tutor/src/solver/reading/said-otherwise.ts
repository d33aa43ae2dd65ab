import { boundedPattern } from "../../bounded-pattern.ts";
import { ofExpressions } from "./wordings/expressions.ts";
import { ofFormulas } from "./wordings/formulas.ts";
import { ofFunctions } from "./wordings/functions.ts";
import { ofGraphs } from "./wordings/graphs.ts";
import { ofLines } from "./wordings/lines.ts";
import { ofNumbers } from "./wordings/numbers.ts";
import { ofStories } from "./wordings/stories.ts";
import { ofTerms } from "./wordings/terms.ts";

/**
 * Questions that mean the same as a shorter one which the topics know, said that way: "what are the zeros of x² - 4" is "solve x² - 4 = 0".
 * Each sentence is the whole question, so that nothing that matters is lost.
 */
export function saidOtherwise(text: string): string {
  if (text.length > LENGTH_MAX) return text;
  // Blanks beside Chinese are the writer's taste.
  const bare = text.replace(/[\s?!.]+$/, "").replaceAll(/(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu, "");
  for (const [sentence, meant] of sentences) {
    const found = sentence.exec(bare);
    if (found)
      return (
        meant
          // The inverse of a function has y where it has x.
          .replaceAll("<ea>", () =>
            (found.groups?.e ?? "").replaceAll(found.groups?.x ?? "x", found.groups?.a ?? "x").trim(),
          )
          .replaceAll("<i>", () => (found.groups?.e ?? "").replaceAll("x", "y").trim())
          .replaceAll(/<(\w+)>/g, (_, name: string) => found.groups?.[name]?.trim() ?? "")
          .replaceAll("，", ",")
          .replaceAll("…", "...")
          .replaceAll(writtenFraction, (_, above: string, below: string) =>
            /^\d+ \d+$/.test(`${above} ${below}`) ? `${above}/${below}` : `((${above})/(${below}))`,
          )
      );
  }
  return text;
}

/** Behind a number it is part of a mixed one. */
const writtenFraction = /(?<!\d ?)\\frac ?\{((?:[^{}]|\{\d+\}){1,60})\} ?\{((?:[^{}]|\{\d+\}){1,60})\}(?![\^\da-z(])/gi;

/** What is longer is no single question. */
const LENGTH_MAX = 300;

const sentences = [
  ...ofFunctions,
  ...ofGraphs,
  ...ofExpressions,
  ...ofLines,
  ...ofTerms,
  ...ofNumbers,
  ...ofFormulas,
  ...ofStories,
].map(([sentence, meant]): [RegExp, string] => [boundedPattern(`^(?:${sentence})$`, "i"), meant]);
