import type { Element, ElementContent, Root, RootContent } from "hast";
import type { Options } from "rehype-sanitize";
import type { VFile } from "vfile";

/** What rehype-sanitize lets through: what Markdown makes, and nothing else. */
export const safeSchema: Options = {
  tagNames: (
    "p br hr strong em del a img h1 h2 h3 h4 h5 h6 ul ol li blockquote pre code table thead tbody tr th td " +
    "details summary span label input"
  ).split(" "),
  attributes: {
    a: ["href", "title"],
    img: ["src", "alt", "title"],
    code: [["className", /^language-[\w+#.-]{1,40}$/, "math-inline", "math-display"]],
    ol: ["start"],
    th: [["align", "left", "center", "right"]],
    td: [["align", "left", "center", "right"]],
    // Spoilers and mentions.
    details: [["className", "spoiler"]],
    span: [["className", "spoiler", "spoiler-word", "mention"]],
    input: [
      ["type", "checkbox"],
      ["role", "switch"],
    ],
  },
  required: {},
  protocols: { href: ["http", "https", "mailto"], src: [] },
  allowComments: false,
  allowDoctypes: false,
};

declare module "vfile" {
  interface DataMap {
    /** The path of the site that pictures lie under. */
    images: string;
  }
}

/** A rehype plugin that keeps only links that can do nothing but lead somewhere, and only the site's own pictures. */
export function rehypeLinks() {
  return (tree: Root, { data: { images = "/" } }: VFile): void => {
    tree.children = tree.children.flatMap((node): RootContent[] =>
      node.type === "element" ? checkLinks(node, images) : [node],
    );
  };
}

function checkLinks(element: Element, images: string): ElementContent[] {
  element.children = element.children.flatMap((node) => (node.type === "element" ? checkLinks(node, images) : [node]));
  if (element.tagName === "img") {
    // A picture from another host would tell that host who reads the page.
    if (!liesUnder(images, String(element.properties.src)))
      return [{ type: "text", value: String(element.properties.alt ?? "") }];
    // A long thread has many.
    if (images !== "/") element.properties.loading = "lazy";
    return [element];
  }
  if (element.tagName !== "a") return [element];
  const href = String(element.properties.href ?? "");
  if (isExternal(href)) element.properties.rel = ["nofollow", "noopener", "noreferrer", "ugc"];
  else if (!isSitePath(href) && !/^mailto:/i.test(href)) return element.children;
  return [element];
}

const isSitePath = (address: string) => liesUnder("/", address);

/**
 * Whether a browser takes the address for a path of the site it stands on, and for a file of a folder; `//host` and `/\host` lead away
 * from the one, and `..` from the other. Of the folder `/`, it may lie as deep as it likes.
 */
function liesUnder(folder: string, address: string): boolean {
  const elsewhere = "http://site.invalid";
  if (!address.startsWith("/") || !URL.canParse(address, elsewhere)) return false;
  const { origin, pathname } = new URL(address, elsewhere);
  if (origin !== elsewhere || !pathname.startsWith(folder)) return false;
  return folder === "/" || /^[\w-]+\.\w+$/.test(pathname.slice(folder.length));
}

function isExternal(address: string): boolean {
  return /^https?:\/\//i.test(address) && URL.canParse(address);
}
