import { figureFault } from "@dripstone/markdown/figures";
import { tidySvg } from "./tidy-svg.ts";

/** A drawing that can be put into a text, or the code of what is wrong with it. */
export type ReadFigure = { svg: string; fault?: undefined } | { svg?: undefined; fault: string };

/** Reads what somebody pasted or took from a file. */
export function readFigure(source: string): ReadFigure {
  const svg = tidySvg(source);
  if (svg === null) return { fault: "no-svg" };
  // Told with a description, which is asked for at a field of its own.
  const fault = figureFault(titled(svg, "-"));
  return fault === undefined ? { svg } : { fault };
}

/** The block of a figure, as packages/markdown draws it. */
export function figureBlock(svg: string, shows: string): string {
  return `\`\`\`figure\n${titled(svg, shows)}\n\`\`\``;
}

const titled = (svg: string, shows: string) =>
  svg.replace(/^<svg\b[^>]*>/, (start) => `${start}<title>${escaped(shows)}</title>`);

const escaped = (text: string) => text.trim().replaceAll("&", "&amp;").replaceAll("<", "&lt;");
