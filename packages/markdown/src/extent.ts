import { markdownLimits } from "./limits.ts";

/**
 * Whether KaTeX's HTML of a formula holds something very high or far away. Its `maxSize` bounds what grows to the right and upwards, but
 * neither what is raised, nor gaps between rows, nor anything negative.
 */
export function reachesTooFar(html: string): boolean {
  return Array.from(html.matchAll(/[:\s](-?[\d.]+)em/g)).some(
    ([, em]) => Math.abs(Number(em)) > markdownLimits.EXTENT_MAX_EM,
  );
}

/** How many square em its black bars fill; a thin line is next to nothing. */
export function inkOf(html: string): number {
  return Array.from(html.matchAll(bar), ([, width, height]) => Number(width) * Number(height)).reduce(
    (sum, area) => sum + area,
    0,
  );
}

/** By how many em it is higher than a formula is that stands among words. */
export function heightBeyondLines(html: string): number {
  const highest = Math.max(0, ...Array.from(html.matchAll(strut), ([, em]) => Number(em)));
  return Math.max(0, highest - markdownLimits.TALL_FROM_EM);
}

const strut = /katex-strut" style="height:([\d.]+)em/g;
const bar = /border-right-width:([\d.]+)em;border-top-width:([\d.]+)em/g;
