/** More words in a row that tell nothing are not written by anybody. */
const LOOP_MAX = 8;

const groupsThatLoop = /\\.|\[(?:\\.|[^\]\\])*\]|\)([*+])/gs;

/**
 * A pattern for sentences, in which no group comes more often than eight times in a row where its source lets it come any number of times. Words that
 * tell nothing stand in such groups, and where one of them may be cut into two others (所得的, 的) a text of nothing else would be tried in as many
 * ways as it can be cut, twice as many with each word.
 */
export const boundedPattern = (source: string, flags = ""): RegExp =>
  new RegExp(
    source.replaceAll(groupsThatLoop, (all, sign) =>
      sign === undefined ? all : `){${sign === "*" ? 0 : 1},${LOOP_MAX}}`,
    ),
    flags,
  );
