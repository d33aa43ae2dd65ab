import type {} from "micromark-extension-math";
import type { Code, Construct, State, TokenizeContext, Tokenizer } from "micromark-util-types";

const DOLLAR = 36;
const BACKSLASH = 92;

/**
 * `$x$` and `$$x$$` in running text, by Pandoc's rule, which leaves money alone: an opening `$` is followed by a
 * non-space; the first `$` after it must be the closing one, which is preceded by a non-space and not followed by a
 * digit. `\$` within a formula is a dollar sign. Emits the tokens of micromark-extension-math.
 */
export const dollarMath: Construct = { name: "dollarMath", tokenize: tokenizeDollarMath, previous: isNotDollar };

function isNotDollar(this: TokenizeContext, code: Code): boolean {
  return code !== DOLLAR || this.events.at(-1)?.[1].type === "characterEscape";
}

function tokenizeDollarMath(...[effects, ok, nok]: Parameters<Tokenizer>): State {
  let opening = 0;
  let closing = 0;
  let last: Code = null;
  return start;

  function start(code: Code): State | undefined {
    effects.enter("mathText");
    effects.enter("mathTextSequence");
    return open(code);
  }

  function open(code: Code): State | undefined {
    if (code === DOLLAR) {
      effects.consume(code);
      opening += 1;
      return open;
    }
    effects.exit("mathTextSequence");
    if (opening > 2 || (opening === 1 && isSpace(code))) return nok(code);
    return between(code);
  }

  function between(code: Code): State | undefined {
    if (code === null) return nok(code);
    if (code === DOLLAR) {
      if (opening === 1 && isSpace(last)) return nok(code);
      effects.enter("mathTextSequence");
      return close(code);
    }
    if (isLineEnding(code)) {
      effects.enter("lineEnding");
      effects.consume(code);
      effects.exit("lineEnding");
      last = code;
      return between;
    }
    effects.enter("mathTextData");
    return data(code);
  }

  function data(code: Code): State | undefined {
    if (code === null || code === DOLLAR || isLineEnding(code)) {
      effects.exit("mathTextData");
      return between(code);
    }
    effects.consume(code);
    last = code;
    return code === BACKSLASH ? escaped : data;
  }

  function escaped(code: Code): State | undefined {
    if (code !== DOLLAR && code !== BACKSLASH) return data(code);
    effects.consume(code);
    last = code;
    return data;
  }

  function close(code: Code): State | undefined {
    if (code === DOLLAR) {
      effects.consume(code);
      closing += 1;
      return close;
    }
    effects.exit("mathTextSequence");
    if (closing !== opening || (opening === 1 && isDigit(code))) return nok(code);
    effects.exit("mathText");
    return ok(code);
  }
}

/** Micromark's codes below 0 are line endings and tabs; 32 is a space, 0x3000 the full-width one. */
function isSpace(code: Code): boolean {
  return code === null || code < 0 || code === 32 || code === 0x3000;
}

function isLineEnding(code: Code): boolean {
  return code !== null && code < -2;
}

function isDigit(code: Code): boolean {
  return code !== null && code >= 48 && code <= 57;
}
