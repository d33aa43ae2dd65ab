/** A text of the site's settings as the log keeps it, `amounts.0.does.ch: …`, taken apart. */
export type SiteLine = {
  /** What it is, the whole before its parts; a list's have a number, from 1 on. */
  path: readonly { name: string; number: number | null }[];
  language: "en" | "ch" | null;
  text: string;
};

/** The lines of one side of a change; a text may have several lines itself. */
export function siteLines(side: string): SiteLine[] {
  const lines: SiteLine[] = [];
  for (const line of side.split("\n")) {
    const [, path, text] = begins.exec(line) ?? [];
    const last = lines.at(-1);
    if (path !== undefined && text !== undefined) lines.push({ ...partsOf(path), text });
    else if (last) last.text += `\n${line}`;
  }
  return lines;
}

const begins =
  /^((?:(?:text|link|from|until|appeal|amounts|dollars|does|paypal|zelle|check|bank|title|author|why|en|ch|\d+)(?:\.|(?=:)))+): (.*)$/;

function partsOf(of: string): Pick<SiteLine, "path" | "language"> {
  const steps = of.split(".");
  const last = steps.at(-1);
  const language = last === "en" || last === "ch" ? last : null;
  const path: { name: string; number: number | null }[] = [];
  for (const step of language ? steps.slice(0, -1) : steps) {
    const before = path.at(-1);
    if (!/^\d+$/.test(step)) path.push({ name: step === "from" ? "starting" : step, number: null });
    else if (before) before.number = Number(step) + 1;
    // A list by itself is that of the books.
    else path.push({ name: "book", number: Number(step) + 1 });
  }
  return { path, language };
}
