export { figureClasses, figureFault } from "./figures.ts";
export { markdownLimits } from "./limits.ts";
export { renderMarkdown } from "./render-markdown.ts";
