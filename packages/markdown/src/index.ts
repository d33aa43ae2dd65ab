export { figureClasses, figureFault } from "./figures.ts";
export type { Heading } from "./headings.ts";
export { latexAsMarkdown } from "./latex.ts";
export { markdownLimits } from "./limits.ts";
export {
  asSource,
  figureFaults,
  formulaFaults,
  mentionedIn,
  plainText,
  plainWords,
  renderMarkdown,
  renderWithText,
} from "./render-markdown.ts";
