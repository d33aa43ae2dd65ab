import { figureFaults, formulaFaults } from "@dripstone/markdown";

/** What a student would not see as it is meant: figures that cannot be drawn, and formulas that cannot be read, each of them once. */
export function markdownFaults(text: string): { code: keyof typeof markdownReasons; detail: string }[] {
  return [
    ...figureFaults(text).map((detail) => ({ code: "FIGURE_BROKEN" as const, detail })),
    ...[...new Set(formulaFaults(text))].map((detail) => ({ code: "FORMULA_BROKEN" as const, detail })),
  ];
}

/** What an author reads of them. */
export const markdownReasons = {
  FORMULA_BROKEN: (detail: string) => `has a formula that cannot be read: ${detail}`,
  FIGURE_BROKEN: (detail: string) => `has a figure that ${detail}`,
};
