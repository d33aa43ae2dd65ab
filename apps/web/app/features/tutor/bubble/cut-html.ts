/**
 * The beginning of HTML of our own renderers, at most so many characters of its text, with an ellipsis where more follows. A formula is shown
 * whole or not at all.
 */
export function cutHtml(html: string, max: number): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  if (textLength(body) <= max) return html;
  cut(body, max);
  return body.innerHTML;
}

/** Takes away what is too much; how much room is left, or null behind the cut. */
function cut(parent: Element, max: number): number | null {
  let room: number | null = max;
  for (const node of [...parent.childNodes]) {
    if (room === null) node.remove();
    else if (node instanceof Element && !isWhole(node)) room = cut(node, room);
    else if (textLength(node) <= room) room -= textLength(node);
    else {
      node.replaceWith(`${isWhole(node) ? "" : beginning(node, room)}…`);
      room = null;
    }
  }
  return room;
}

const beginning = (text: Node, room: number) => [...shownText(text)].slice(0, room).join("").trimEnd();

const isWhole = (node: Node): node is Element => node instanceof Element && node.matches(".katex, svg, img, table");

/** As a reader counts: of a formula, the letters that are seen. */
function textLength(node: Node): number {
  if (!(node instanceof Element)) return [...shownText(node)].length;
  if (node.matches(".katex-mathml")) return 0;
  return [...node.childNodes].reduce((sum, child) => sum + textLength(child), 0);
}

/** Without the breaks that stand between two paragraphs only. */
const shownText = ({ textContent }: Node) => (textContent ?? "").replace(/^\s*\n\s*$/, "").replace(/\s+/g, " ");
