import { readFileSync } from "node:fs";

const css = readFileSync(new URL("../theme/tokens.css", import.meta.url), "utf8");
const darkFrom = css.indexOf('[data-mantine-color-scheme="dark"]');

/** The tokens that are colors, as each scheme sees them: the dark one overrides the light one. */
const light = colorsOf(css.slice(0, darkFrom));
const dark = { ...light, ...colorsOf(css.slice(darkFrom)) };

export const schemes = [
  ["light", light],
  ["dark", dark],
] as const;

function colorsOf(block: string): Record<string, string> {
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
  );
}

/** The contrast ratio of WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
