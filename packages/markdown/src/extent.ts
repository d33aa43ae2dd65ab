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

/**
 * About how many em the widest part of a formula takes that no line can be broken in. What stands above other things is counted beside them, so it
 * may be less.
 */
export function unbrokenWidth(html: string): number {
  const [, ...parts] = html.slice(html.indexOf("katex-html")).split('class="katex-base"');
  return Math.max(0, ...parts.map(widthOf));
}

function widthOf(part: string): number {
  const gaps = Array.from(part.matchAll(/(?:margin-right|border-right-width|min-width):([\d.]+)em/g), ([, em]) =>
    Number(em),
  );
  const signs = part.replace(/<[^>]*>|^[^<]*>/g, "").replace(/&[a-z#\d]{1,8};/g, "x");
  const letters = Array.from(signs, (sign) => (wholeSigns.test(sign) ? 1 : 0.5));
  return [...gaps, ...letters].reduce((sum, width) => sum + width, 0);
}

/** Those of Chinese are as wide as they are high. */
const wholeSigns = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60]|\p{Extended_Pictographic}/u;

const strut = /katex-strut" style="height:([\d.]+)em/g;
const bar = /border-right-width:([\d.]+)em;border-top-width:([\d.]+)em/g;
