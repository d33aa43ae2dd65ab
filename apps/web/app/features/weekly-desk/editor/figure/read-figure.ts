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

/**
 * The text of an SVG file, whose encoding is told at its beginning or is UTF-8, or the code of why there is none: in a wrong encoding, Chinese
 * would turn into signs that nobody has written.
 */
export async function readSvgFile(file: Blob): Promise<{ source: string; fault?: string }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const unread = { source: "", fault: "unread-file" };
  try {
    const source = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
    return source.trim() === "" ? unread : { source };
  } catch {
    return bytes[0] === "<".charCodeAt(0) ? unread : { source: "", fault: "no-svg" };
  }
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const start = String.fromCharCode(...bytes.subarray(0, 100));
  return /^<\?xml[^>]*\bencoding=["']([\w.-]+)["']/.exec(start)?.[1] ?? "utf-8";
}

/** The block of a figure, as packages/markdown draws it. */
export function figureBlock(svg: string, shows: string): string {
  return `\`\`\`figure\n${titled(svg, shows)}\n\`\`\``;
}

const titled = (svg: string, shows: string) =>
  svg.replace(/^<svg\b[^>]*>/, (start) => `${start}<title>${escaped(shows)}</title>`);

const escaped = (text: string) => text.trim().replaceAll("&", "&amp;").replaceAll("<", "&lt;");
