import type { Element, ElementContent, Root, RootContent } from "hast";
import type { Options } from "rehype-sanitize";

/** What rehype-sanitize lets through: what Markdown makes, and nothing else. */
export const safeSchema: Options = {
  tagNames:
    "p br hr strong em del a img h1 h2 h3 h4 h5 h6 ul ol li blockquote pre code table thead tbody tr th td".split(" "),
  attributes: {
    a: ["href", "title"],
    img: ["src", "alt", "title"],
    code: [["className", /^language-[\w+#.-]{1,40}$/, "math-inline", "math-display"]],
    ol: ["start"],
    th: [["align", "left", "center", "right"]],
    td: [["align", "left", "center", "right"]],
  },
  protocols: { href: ["http", "https", "mailto"], src: [] },
  allowComments: false,
  allowDoctypes: false,
};

/** A rehype plugin that keeps only links that can do nothing but lead somewhere, and only the site's own pictures. */
export function rehypeLinks() {
  return (tree: Root): void => {
    tree.children = tree.children.flatMap((node): RootContent[] =>
      node.type === "element" ? checkLinks(node) : [node],
    );
  };
}

function checkLinks(element: Element): ElementContent[] {
  element.children = element.children.flatMap((node) => (node.type === "element" ? checkLinks(node) : [node]));
  if (element.tagName === "img" && !isSitePath(String(element.properties.src))) {
    // A picture from another host would tell that host who reads the page.
    return [{ type: "text", value: String(element.properties.alt ?? "") }];
  }
  if (element.tagName !== "a") return [element];
  const href = String(element.properties.href ?? "");
  if (isExternal(href)) element.properties.rel = ["nofollow", "noopener", "noreferrer", "ugc"];
  else if (!isSitePath(href) && !/^mailto:/i.test(href)) return element.children;
  return [element];
}

/** Whether a browser takes the address for a path of the site it stands on; `//host` and `/\host` lead away from it. */
function isSitePath(address: string): boolean {
  const elsewhere = "http://site.invalid";
  return (
    address.startsWith("/") && URL.canParse(address, elsewhere) && new URL(address, elsewhere).origin === elsewhere
  );
}

function isExternal(address: string): boolean {
  return /^https?:\/\//i.test(address) && URL.canParse(address);
}
