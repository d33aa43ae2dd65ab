import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { figureFault, markdownLimits } from "@dripstone/markdown";

/** By file name. */
type Figures = ReadonlyMap<string, string>;

const picture = /^!\[([^\]\n]*)\]\(([a-z0-9-]+\.svg)\)[ \t]*$/gm;

/**
 * Puts the figures of a folder where a text names them: `![what it shows](figure.svg)`, alone in its paragraph, becomes the
 * code block that packages/markdown draws. `write` puts the text together again, with `place` on each part that may show one.
 * What cannot be drawn, is not there or is used nowhere goes to `complain`.
 */
export function placeFigures<Text>(
  figures: Figures,
  complain: (reason: string) => void,
  write: (place: (source: string) => string) => Text,
): Text {
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
  const placed = write(place);
  for (const file of figures.keys()) if (!used.has(file)) complain(`does not show ${file}`);
  return placed;
}

/** The drawings of a folder. */
export async function readFigures(folder: string): Promise<Figures> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".svg")).sort();
  const read = async (file: string) => [file, await readFile(join(folder, file), "utf8")] as const;
  return new Map(await Promise.all(files.map(read)));
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
