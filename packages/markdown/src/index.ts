export { figureClasses, figureFault } from "./figures.ts";
export { markdownLimits } from "./limits.ts";
export { figureFaults, formulaFaults, mentionedIn, plainText, renderMarkdown } from "./render-markdown.ts";
