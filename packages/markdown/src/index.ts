export { figureClasses, figureFault } from "./figures.ts";
export { markdownLimits } from "./limits.ts";
export { figureFaults, renderMarkdown } from "./render-markdown.ts";
