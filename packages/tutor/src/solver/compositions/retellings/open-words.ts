/** Words that change what is told: a story that has one of them, besides those that its kind knows, is another one. */
const telling =
  "not|no|never|none|nobody|only|just|except|without|instead|more|less|fewer|greater|smaller|most|least|twice|thrice|half|double|triple|than|then|times|left|remaining|rest|remain|remains|ago|later|after|before|already|again|another|other|others|difference|ratio|percent|discount|average|mean|per|each|every|first|second|third|faster|slower|older|younger|longer|shorter|extra|free|change|if|whether|instead|empty|empties|empty|drain|drains|leak|leaks|stop|stops|joins|gives|gave|lost|loses|broke|breaks|spoiled|spilled|returned|returns|both|all|same|different|until|unless|missing|short|lacking|lacks|lack|fewer|absent|leftover|gone|used|wrong|error|mistake|while|during|between|maximum|minimum|possible|exactly";

/** Whether a story has a word that may tell what its kind does not know. */
export function tellsMore(story: string, known: string): boolean {
  const words = new Set(known.split("|"));
  return (story.match(/[a-z]+(?:'[a-z]+)?/g) ?? []).some(
    (word) => word.endsWith("n't") || (tellingWords.has(word) && !words.has(word)),
  );
}
const tellingWords = new Set(telling.split("|"));

export type NumberTold = { value: string; before: string; after: string };

/** The numbers of a story, with the words that stand before and behind them up to the next number or the clause's end. */
export const numbersTold = (story: string): NumberTold[] =>
  [...story.matchAll(/(?<![\d.\w])-?\d+(?:\.\d+)?(?![\d\w])/g)].map(({ 0: value, index }) => ({
    value,
    before: (/[^,\d]*$/.exec(story.slice(0, index))?.[0] ?? "").trim(),
    after: (/^[^,\d]*/.exec(story.slice(index + value.length))?.[0] ?? "").trim(),
  }));

/** The same thing, one or many of it. */
export const isSameThing = (one = "", other = ""): boolean => one !== "" && singular(one) === singular(other);

/** "Tickets" and "ticket" are one word. */
export const singular = (noun: string): string =>
  irregular[noun] ??
  noun
    .replace(/ies$/, "y")
    .replace(/(?<=s|x|ch|sh)es$/, "")
    .replace(/(?<=[a-rt-z])s$/, "");
const irregular: Record<string, string> = {
  children: "child",
  kids: "child",
  kid: "child",
  men: "man",
  women: "woman",
  people: "person",
  persons: "person",
  mice: "mouse",
  geese: "goose",
  grownups: "adult",
  grownup: "adult",
};

/** What both kinds are, whatever they are: "students", of boys and girls; wheels and teachers are none of them. */
export const isOfBoth = (noun = ""): boolean => both.has(singular(noun));
const both = new Set(
  "person|student|player|member|child|kid|pupil|animal|pet|vehicle|singer|dancer|musician|camper|guest|visitor|passenger|marble|ball|bead|fruit|coin|ticket|bird|fish|flower|plant|tree|worker|employee|runner|candidate|voter|swimmer|athlete|item|toy|book|card|block|tile|candy|shirt|sock|pencil|pen|crayon|balloon|bike|cookie|scout|cup|part|piece|participant|spectator|reader|fan|actor|teammate|classmate|friend|egg|button|sticker|stamp|shape|rose|car".split(
    "|",
  ),
);
