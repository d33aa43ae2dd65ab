export { figureClasses, figureFault } from "./figures.ts";
export { markdownLimits } from "./limits.ts";
export { figureFaults, mentionedIn, plainText, renderMarkdown } from "./render-markdown.ts";
