import type { Told } from "../engine.ts";
import { cutBlocks, drawable } from "./blocks.ts";
import { citedIn } from "./cited.ts";
import { ModelFailure } from "./failure.ts";
import { withDollars } from "./formulas.ts";

/** A reply of more characters is none that a child would read. */
const TEXT_MAX = 32_000;
/** A block is told again when it has grown by so much, and by a part of itself: a long one is drawn seldom. */
const GROWN_MIN = 24;
const GROWN_PART = 1 / 8;

/** Makes blocks of a text that comes in pieces, and names the passages that it cites. */
export function writing(passages: number) {
  let [length, index, growing, told] = [0, 0, "", ""];
  const cited = new Set<number>();

  function* tell(markdown: string): Generator<Told> {
    const clean = cleaned(markdown);
    if (clean !== "" && clean !== told)
      yield { type: "block", index, block: { kind: "text", title: null, markdown: clean } };
    told = clean;
    for (const passage of citedIn(clean, passages)) {
      if (!cited.has(passage)) yield { type: "source", passage };
      cited.add(passage);
    }
  }

  /** What is new since it was last asked. */
  function* news(): Generator<Told> {
    const cut = cutBlocks(growing);
    for (const block of cut.whole) {
      yield* tell(block);
      [index, told] = [index + (told === "" ? 0 : 1), ""];
    }
    growing = cut.growing;
    yield* tell(drawable(growing));
  }

  return {
    *add(text: string): Generator<Told> {
      length += text.length;
      if (length > TEXT_MAX) throw new ModelFailure("too-long");
      growing = withDollars(growing + text);
      const grown = growing.length - told.length;
      if (grown >= Math.max(GROWN_MIN, growing.length * GROWN_PART) || told === "") yield* news();
    },
    news,
    /** All of it, also a formula that has no end. */
    *end(): Generator<Told> {
      yield* news();
      yield* tell(growing);
    },
    /** The model has done something else meanwhile. */
    pause: () => {
      if (growing.trim() !== "") growing = `${growing.trimEnd()}\n\n`;
    },
    /** How many there are. */
    blocks: () => index + (told === "" ? 0 : 1),
    isEmpty: () => length === 0 || (index === 0 && cleaned(growing) === ""),
  };
}

/** No database keeps a NUL, and half of a character is none. */
const cleaned = (markdown: string): string => markdown.replaceAll("\0", "").toWellFormed().trim();
