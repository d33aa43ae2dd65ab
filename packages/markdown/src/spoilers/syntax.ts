import type { Text } from "mdast";
import { directiveFromMarkdown } from "mdast-util-directive";
import { directive } from "micromark-extension-directive";
import type { Code, Construct, State } from "micromark-util-types";
import type { Processor } from "unified";

declare module "micromark-util-types" {
  interface TokenTypeMap {
    spoilerEdge: "spoilerEdge";
    spoilerAhead: "spoilerAhead";
  }
}

declare module "mdast" {
  interface PhrasingContentMap {
    spoilerEdge: SpoilerEdge;
  }
  interface RootContentMap {
    spoilerEdge: SpoilerEdge;
  }
}

/** Two bars that may begin or end a spoiler. */
export type SpoilerEdge = Omit<Text, "type"> & { type: "spoilerEdge" };

/**
 * A remark plugin that reads blocks `:::spoiler` … `:::` and the bars of `||words||`. Blocks are micromark's directives, of which only
 * this one is let through: `remark-directive` as a whole would also take the `:pm` of `3:pm`, and every `:::word` that means
 * nothing here, out of the text.
 */
export function remarkSpoilerSyntax(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions ??= [];
  data.micromarkExtensions.push({ text: { [BAR]: edge }, flow: { [COLON]: block } });
  data.fromMarkdownExtensions ??= [];
  data.fromMarkdownExtensions.push(directiveFromMarkdown(), {
    enter: {
      spoilerEdge(token) {
        this.enter({ type: "spoilerEdge", value: "||" }, token);
      },
    },
    exit: {
      spoilerEdge(token) {
        this.exit(token);
      },
    },
  });
}

const BAR = 124;
const COLON = 58;

/** Two bars; of `|||`, none is an edge. */
const edge: Construct = {
  name: "spoilerEdge",
  previous(code) {
    return code !== BAR || this.events.at(-1)?.[1].type === "characterEscape";
  },
  tokenize(effects, ok, nok) {
    let count = 0;
    return start;

    function start(code: Code): State | undefined {
      effects.enter("spoilerEdge");
      return bar(code);
    }

    function bar(code: Code): State | undefined {
      if (code === BAR && count < 2) {
        effects.consume(code);
        count += 1;
        return bar;
      }
      if (count < 2 || code === BAR) return nok(code);
      effects.exit("spoilerEdge");
      return ok(code);
    }
  },
};

const [container] = [directive().flow?.[COLON] ?? []].flat();

const block: Construct = {
  name: "spoilerBlock",
  concrete: true,
  tokenize(effects, ok, nok) {
    if (!container) return nok;
    return effects.check(spoilerAhead, container.tokenize.call(this, effects, ok, nok), nok);
  },
};

const spoilerAhead: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    const name = "spoiler";
    let read = 0;
    return start;

    function start(code: Code): State | undefined {
      effects.enter("spoilerAhead");
      return colons(code);
    }

    function colons(code: Code): State | undefined {
      if (code !== COLON) return letters(code);
      effects.consume(code);
      return colons;
    }

    function letters(code: Code): State | undefined {
      if (read === name.length) {
        if (!isAfterName(code)) return nok(code);
        effects.exit("spoilerAhead");
        return ok(code);
      }
      if (code !== name.charCodeAt(read)) return nok(code);
      effects.consume(code);
      read += 1;
      return letters;
    }
  },
};

/** A label, attributes, a space or the line's end; micromark's codes below 0 are line endings and tabs. */
const isAfterName = (code: Code) => code === null || code < 0 || " [{".includes(String.fromCharCode(code));
