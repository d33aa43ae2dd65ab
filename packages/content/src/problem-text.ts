import type { ProblemText } from "@dripstone/contract/weekly-problem/desk/payloads";
import { slipCode } from "@dripstone/contract/weekly-problem/rubric";
import { z } from "zod";
import { readYaml } from "./yaml.ts";

const frontMatter = z.strictObject({ title: z.string().trim().min(1) });

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
  const [, head, body] = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(source) ?? [];
  if (head === undefined || body === undefined) {
    refuse("must begin with front matter between two lines of ---");
    return undefined;
  }
  const matter = readYaml(head, frontMatter, refuse);
  const sections = sectionsOf(body, refuse);
  const bodies = (heading: string) => sections.filter((it) => it.heading === heading).map((it) => it.body);
  for (const heading of ["Problem", "Solution"]) {
    if (bodies(heading).length !== 1) refuse(`must have one section "## ${heading}"`);
  }
  if (bodies("Hint").length === 0) refuse('must have a section "## Hint"');
  const feedback = readFeedback(sections, refuse);
  const [statement] = bodies("Problem");
  const [solution] = bodies("Solution");
  if (!sound || !matter || statement === undefined || solution === undefined) return undefined;
  return { title: matter.title, statement, hints: bodies("Hint"), solution, feedback };
}

type Section = { heading: string; body: string };

function sectionsOf(body: string, refuse: (reason: string) => void): Section[] {
  const [before = "", ...parts] = body.split(/^## +/m);
  if (before.trim() !== "") refuse("has text before its first section");
  const sections = parts.map((part) => {
    const [heading = "", ...lines] = part.split(/\r?\n/);
    return { heading: heading.trim(), body: lines.join("\n").trim() };
  });
  const ranks = sections.map(({ heading }) => order.findIndex((it) => it.test(heading)));
  for (const [index, { heading, body: text }] of sections.entries()) {
    if (ranks[index] === -1) refuse(`has an unknown section "## ${heading}"`);
    else if (text === "") refuse(`has nothing in its section "## ${heading}"`);
  }
  if (ranks.some((rank, index) => rank < (ranks[index - 1] ?? 0))) {
    refuse("must have its sections in the order Problem, Hint, Solution, Feedback");
  }
  return sections;
}

const order = [/^Problem$/, /^Hint$/, /^Solution$/, /^Feedback /];

function readFeedback(sections: Section[], refuse: (reason: string) => void): Record<string, string> {
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
