import type { HTMLAttributes } from "react";

type SafeHtmlProps = HTMLAttributes<HTMLElement> & { html: string; as?: "div" | "span" };

/** HTML of our own renderers: packages/markdown on the server, KaTeX in the browser. Nothing else is put in here. */
export function SafeHtml({ html, as: Element = "div", ...rest }: SafeHtmlProps) {
  return <Element {...rest} dangerouslySetInnerHTML={{ __html: html }} />;
}
