/** Many models write formulas between `\(` and `\)`, or `\[` and `\]`, whatever they are told: with dollars instead. What is code stays. */
export const withDollars = (markdown: string): string =>
  markdown.replaceAll(
    /```[\s\S]*?(?:```|$)|`[^`\n]*`|\\\\|\\([([])[^\S\n]*|(?<![^\S\n])[^\S\n]*\\([)\]])/g,
    (found, opening?: string, closing?: string) => dollars[opening ?? closing ?? ""] ?? found,
  );

const dollars: Record<string, string> = { "(": "$", ")": "$", "[": "$$", "]": "$$" };
