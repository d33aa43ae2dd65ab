/** The documents that have a word, by their numbers, the lowest first; and what it adds to the rank of each, a part of one. */
export type Postings = { length: number; held: Int32Array };

/** A part of one is kept as so many of these. */
const PARTS = 2 ** 30;

export const noPostings = (): Postings => ({ length: 0, held: new Int32Array(2) });

/** Notes that a document has the word; its number is higher than all that are there. */
export function addPosting(postings: Postings, document: number, part: number): void {
  const at = 2 * postings.length;
  if (at === postings.held.length) {
    const longer = new Int32Array(Math.max(8, at + (at >> 1) - ((at >> 1) % 2)));
    longer.set(postings.held);
    postings.held = longer;
  }
  postings.held[at] = document;
  postings.held[at + 1] = Math.round(part * PARTS);
  postings.length += 1;
}

/** Goes through postings from the highest number down. */
export type Cursor = {
  /** How many documents have the word, and at most how many more have been. */
  length: number;
  /** The highest number that is not above this one, which no later call may exceed; -1 where there is none. */
  seek(document: number): number;
  /** What the word adds to the rank of the document that was found last. */
  part(): number;
};

export function cursorOf({ held, length }: Postings): Cursor {
  let at = length - 1;
  const numberAt = (index: number) => held[2 * index] as number;
  return {
    length,
    seek(document) {
      if (at < 0 || numberAt(at) <= document) return at < 0 ? -1 : numberAt(at);
      // In ever longer steps, as what is looked for is mostly near.
      let step = 1;
      let above = at;
      while (above - step >= 0 && numberAt(above - step) > document) {
        above -= step;
        step *= 2;
      }
      let below = Math.max(-1, above - step);
      while (above - below > 1) {
        const middle = (above + below) >> 1;
        if (numberAt(middle) > document) above = middle;
        else below = middle;
      }
      at = below;
      return at < 0 ? -1 : numberAt(at);
    },
    part: () => (held[2 * at + 1] as number) / PARTS,
  };
}

/** Goes through the documents that have one of several words. */
export function anyOf(cursors: readonly Cursor[]): Pick<Cursor, "seek"> {
  const [only, ...others] = cursors;
  if (only && others.length === 0) return only;
  return { seek: (document) => cursors.reduce((highest, cursor) => Math.max(highest, cursor.seek(document)), -1) };
}
