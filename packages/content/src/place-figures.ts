import type { ProblemText } from "@dripstone/contract/weekly-problem/desk/payloads";
import { figureFault, markdownLimits } from "@dripstone/markdown";

/** By file name. */
export type Figures = ReadonlyMap<string, string>;

const picture = /^!\[([^\]\n]*)\]\(([a-z0-9-]+\.svg)\)[ \t]*$/gm;

/**
 * Puts the figures of a folder where a text names them: `![what it shows](figure.svg)`, alone in its paragraph, becomes the
 * code block that packages/markdown draws. What cannot be drawn, is not there or is used nowhere goes to `complain`.
 */
export function placeFigures(text: ProblemText, figures: Figures, complain: (reason: string) => void): ProblemText {
  const used = new Set<string>();
  const place = (source: string) =>
    source.replaceAll(picture, (whole, shows: string, file: string) => {
      const svg = figures.get(file);
      used.add(file);
      if (svg === undefined) complain(`shows ${file}, which is not in its folder`);
      if (shows.trim() === "") complain(`does not say what ${file} shows`);
      if (svg === undefined || shows.trim() === "") return whole;
      const titled = svg.trim().replace(/^<svg\b[^>]*>/, (start) => `${start}<title>${escaped(shows)}</title>`);
      const fault = figureFault(titled);
      if (fault) complain(`shows ${file}, which ${explained(fault)}`);
      return `\`\`\`figure\n${titled}\n\`\`\``;
    });
  const placed: ProblemText = {
    title: text.title,
    statement: place(text.statement),
    hints: text.hints.map(place),
    solution: place(text.solution),
    feedback: Object.fromEntries(Object.entries(text.feedback).map(([code, body]) => [code, place(body)])),
  };
  for (const file of figures.keys()) if (!used.has(file)) complain(`does not show ${file}`);
  return placed;
}

/** What an author reads of a fault of packages/markdown. */
function explained(fault: string): string {
  const [code = "", ...what] = fault.split(" ");
  const { FIGURE_MAX, FIGURE_TAGS_MAX, FIGURE_WIDTH_MAX } = markdownLimits;
  const sentences: Record<string, string> = {
    "too-long": `is longer than ${FIGURE_MAX} characters`,
    "too-many-tags": `has more than ${FIGURE_TAGS_MAX} tags`,
    "no-svg": "must be one <svg> element",
    "view-box": 'must have a viewBox like "0 0 300 200"',
    "too-wide": `is wider than ${FIGURE_WIDTH_MAX} units`,
    "too-deep": "is nested too deeply",
    element: `must not hold <${what[0]}>`,
    attribute: `must not have "${what[0]}" at its <${what[1]}>`,
    class: `has an unknown class "${what[0]}"`,
    comment: "must not hold comments",
    "stray-text": "has text outside of its <text>",
  };
  return sentences[code] ?? `cannot be drawn: ${fault}`;
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
