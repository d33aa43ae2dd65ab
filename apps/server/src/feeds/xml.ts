/** An element of XML with a text. */
export const element = (name: string, text: string, attributes: Record<string, string> = {}): string =>
  `<${name}${written(attributes)}>${escaped(text)}</${name}>`;

export const emptyElement = (name: string, attributes: Record<string, string>): string =>
  `<${name}${written(attributes)}/>`;

const written = (attributes: Record<string, string>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join("");

/** A reader takes a description for HTML: in that, the words are to stand as they are, once the XML is read. */
export const escapedText = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? "");

const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** XML takes no control signs and no halves of characters, in whatever spelling. */
const escaped = (text: string) =>
  text
    .toWellFormed()
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "")
    .replace(/[&<>"]/g, (sign) => signs[sign] ?? "");
