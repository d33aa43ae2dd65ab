export { markdownLimits } from "./limits.ts";
export { renderMarkdown } from "./render-markdown.ts";
