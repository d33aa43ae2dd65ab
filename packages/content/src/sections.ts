import { atHeadings, type Section } from "./headings.ts";

/**
 * The sections of a text, each below its `## Heading`. `order` names the headings that it may have and tells how each is written; what is wrong goes
 * to `refuse`.
 */
export function sectionsOf(text: string, order: Record<string, RegExp>, refuse: (reason: string) => void): Section[] {
  const { before, sections } = atHeadings(text, 2);
  if (before !== "") refuse("has text before its first section");
  const patterns = Object.values(order);
  const ranks = sections.map(({ heading }) => patterns.findIndex((it) => it.test(heading)));
  for (const [index, { heading, body }] of sections.entries()) {
    if (ranks[index] === -1) refuse(`has an unknown section "## ${heading}"`);
    else if (body === "") refuse(`has nothing in its section "## ${heading}"`);
  }
  if (ranks.some((rank, index) => rank < (ranks[index - 1] ?? 0))) {
    refuse(`must have its sections in the order ${Object.keys(order).join(", ")}`);
  }
  return sections;
}

/** The text below the one heading of this name; that there is none, or more than one, goes to `refuse`. */
export function onlySection(sections: Section[], name: string, refuse: (reason: string) => void): string | undefined {
  const found = sections.filter(({ heading }) => heading === name);
  if (found.length !== 1) refuse(`must have one section "## ${name}"`);
  return found[0]?.body;
}
