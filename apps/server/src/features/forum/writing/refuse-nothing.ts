import { isReadable } from "@dripstone/contract/forum/writing-payloads";
import { ApiError } from "../../../http/errors.ts";

/** Refuses what shows nothing of its author's to its readers, whatever was typed: signs of Markdown alone, or only what others said. */
export function refuseNothing(html: string): void {
  if (!saysSomething(html)) throw new ApiError("INVALID_INPUT", { fields: { content: { code: "SAYS_NOTHING" } } });
}

function saysSomething(html: string): boolean {
  const own = withoutQuotes(html);
  return /<(?:img|math)\b/.test(own) || isReadable(own.replace(/<[^>]*>/g, "").replace(/&#?\w+;/g, signOf));
}

/** Quotes stand in quotes: what is between the outermost marks is left out. */
function withoutQuotes(html: string): string {
  let depth = 0;
  return html
    .split(/(<\/?blockquote\b[^>]*>)/)
    .filter((part) => {
      if (part.startsWith("<blockquote")) depth += 1;
      else if (part.startsWith("</blockquote")) depth -= 1;
      else return depth === 0;
      return false;
    })
    .join("");
}

/** Spaces by their numbers are nothing to read; every other sign is. */
const signOf = (entity: string): string => {
  const [, hex, decimal] = /^&#(?:x([\da-f]+)|(\d+));$/i.exec(entity) ?? [];
  if (hex ?? decimal) return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
  return entity === "&nbsp;" ? " " : "?";
};
