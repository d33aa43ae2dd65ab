import type { Extension } from "micromark-util-types";
import type { Processor } from "unified";
import { dollarMath } from "./dollar-math.ts";

/** A remark plugin: our rule for dollars, and the parts of Markdown switched off that have no use or do harm here. */
export function remarkSyntax(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions ??= [];
  data.micromarkExtensions.push({ text: { [DOLLAR]: dollarMath } }, switchedOff);
}

const DOLLAR = 36;

const switchedOff: Extension = {
  disable: {
    null: [
      "mathText",
      // So that `x<y and y>z` is shown as typed instead of vanishing as a tag.
      "htmlFlow",
      "htmlText",
      // One long definition used ten thousand times would make a page of megabytes.
      "definition",
      // Their ids and English headings would clash when several texts stand on one page.
      "gfmFootnoteCall",
      "gfmFootnoteDefinition",
      "gfmPotentialFootnoteCall",
      // A checkbox that nobody can check, without a name for screen readers.
      "tasklistCheck",
    ],
  },
};
