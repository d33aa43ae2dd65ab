import { expect } from "vitest";

const ours: Record<string, string[]> = {
  ...Object.fromEntries(
    "p br hr strong em del h2 h3 h4 h5 h6 ul li blockquote pre table thead tbody tr".split(" ").map((tag) => [tag, []]),
  ),
  ol: ["start"],
  th: ["align"],
  td: ["align"],
  div: ["class"],
  code: ["class"],
  a: ["href", "title", "rel"],
  img: ["src", "alt", "title", "loading"],
  details: ["class"],
  summary: [],
  label: [],
  input: ["type", "role"],
  // KaTeX's, whose styles hold lengths and colours.
  span: ["class", "aria-hidden", "style"],
  math: ["xmlns", "display"],
  annotation: ["encoding"],
  svg: ["xmlns", "width", "height", "viewBox", "preserveAspectRatio"],
  path: ["d"],
  line: ["x1", "x2", "y1", "y2", "stroke-width"],
  semantics: [],
};
const presentation =
  "mathvariant stretchy fence separator lspace rspace accent accentunder width height voffset displaystyle scriptlevel " +
  "mathcolor mathbackground minsize maxsize form linebreak linethickness columnalign columnspacing rowspacing";
for (const tag of "mi mn mo mrow msup msub msubsup mfrac msqrt mroot mtext mspace mover munder munderover mtable mtr mtd mstyle mpadded mphantom menclose".split(
  " ",
)) {
  ours[tag] = presentation.split(" ");
}

/** Fails on any tag, attribute, address or style that our renderer does not make on purpose. */
export function expectInert(html: string): void {
  for (const [whole, slash, name = "", attributes = ""] of html.matchAll(
    /<(\/?)([a-zA-Z!?][^\s>/]*)((?:"[^"]*"|[^">])*)>?/g,
  )) {
    const allowed = ours[name];
    if (!allowed) throw new Error(`unexpected tag: ${whole}`);
    if (slash && attributes !== "") throw new Error(`closing tag with attributes: ${whole}`);
    expect(attributes).toMatch(/^(?: [a-zA-Z0-9-]+="[^"]*")*\/?$/);
    for (const [, attribute = "", value = ""] of attributes.matchAll(/ ([a-zA-Z0-9-]+)="([^"]*)"/g)) {
      if (!allowed.includes(attribute)) throw new Error(`unexpected attribute: ${whole}`);
      if (attribute === "href") expect(value).toMatch(/^(?:https?:\/\/|mailto:|\/(?![/\\]))/);
      if (attribute === "src") expect(value).toMatch(/^\/(?![/\\])/);
      if (attribute === "style") expect(value).not.toMatch(/url|import|expression|position:f/i);
      if (name === "a" && value.startsWith("http"))
        expect(attributes).toContain('rel="nofollow noopener noreferrer ugc"');
    }
  }
}
