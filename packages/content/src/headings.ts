export type Section = { heading: string; body: string };

/** The parts of a text below its headings of one level; what looks like a heading within a block of code is none. */
export function atHeadings(text: string, level: 2 | 3): { before: string; sections: Section[] } {
  const mark = new RegExp(`^#{${level}} +(.*)$`);
  const parts: { heading: string; lines: string[] }[] = [{ heading: "", lines: [] }];
  for (const { line, isCode } of linesOf(text)) {
    const [, heading] = (isCode ? null : mark.exec(line)) ?? [];
    if (heading === undefined) parts.at(-1)?.lines.push(line);
    else parts.push({ heading: heading.trim(), lines: [] });
  }
  const [before, ...sections] = parts.map(({ heading, lines }) => ({ heading, body: lines.join("\n").trim() }));
  return { before: before?.body ?? "", sections };
}

/** The lines of a text, each with whether it belongs to a block of code. */
export function linesOf(text: string): { line: string; isCode: boolean }[] {
  let fence: string | undefined;
  return text.split(/\r?\n/).map((line) => {
    const [, mark] = /^ {0,3}(`{3,}|~{3,})/.exec(line) ?? [];
    const isInside = fence !== undefined;
    if (mark && fence === undefined) fence = mark;
    else if (mark && fence !== undefined && mark.startsWith(fence) && line.trim() === mark) fence = undefined;
    return { line, isCode: isInside || mark !== undefined };
  });
}
