export { figureClasses, figureFault } from "./figures.ts";
export { withoutCommands } from "./formula-words.ts";
export { latexAsMarkdown } from "./latex.ts";
export { markdownLimits } from "./limits.ts";
export {
  asSource,
  figureFaults,
  formulaFaults,
  mentionedIn,
  plainText,
  plainWords,
  renderArticle,
  renderMarkdown,
  renderWithText,
} from "./render-markdown.ts";
