import type { ProblemText } from "@dripstone/contract/weekly-problem/desk/payloads";
import { slipCode } from "@dripstone/contract/weekly-problem/rubric";
import { readFrontMatter, titled } from "./front-matter.ts";
import { onlySection, sectionsOf } from "./sections.ts";

/**
 * Reads `en.md` or `ch.md`: front matter with the title, then `## Problem`, `## Hint` (one or more), `## Solution` and
 * `## Feedback code`, in this order. What is wrong goes to `complain`; the text is then undefined.
 */
export function readProblemText(source: string, complain: (reason: string) => void): ProblemText | undefined {
  let sound = true;
  const refuse = (reason: string) => {
    sound = false;
    complain(reason);
  };
  const read = readFrontMatter(source, titled, refuse);
  if (!read) return undefined;
  const sections = sectionsOf(read.body, order, refuse);
  const statement = onlySection(sections, "Problem", refuse);
  const solution = onlySection(sections, "Solution", refuse);
  const hints = sections.filter(({ heading }) => heading === "Hint").map((it) => it.body);
  if (hints.length === 0) refuse('must have a section "## Hint"');
  const feedback = readFeedback(sections, refuse);
  if (!sound || !read.matter || statement === undefined || solution === undefined) return undefined;
  return { title: read.matter.title, statement, hints, solution, feedback };
}

const order = { Problem: /^Problem$/, Hint: /^Hint$/, Solution: /^Solution$/, Feedback: /^Feedback / };

function readFeedback(
  sections: { heading: string; body: string }[],
  refuse: (reason: string) => void,
): Record<string, string> {
  const feedback = new Map<string, string>();
  for (const { heading, body } of sections) {
    if (!heading.startsWith("Feedback ")) continue;
    const code = heading.slice("Feedback ".length).trim();
    if (!slipCode.safeParse(code).success)
      refuse(`has a feedback code that is not small letters and hyphens: "${code}"`);
    if (feedback.has(code)) refuse(`has two texts for the feedback "${code}"`);
    feedback.set(code, body);
  }
  return Object.fromEntries(feedback);
}
