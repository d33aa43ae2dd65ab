/** What the reader must know of the problem, and may be told to a page: it says what kind of thing is asked, and no value. */
export type Asked = {
  /** Letters that the answer may hold; null finds out which there are, as keys are read. */
  letters: string[] | null;
  /** Whether a unit may follow an expression with letters: only where the problem has units. */
  units: boolean;
  /** Whether `3:30` is a time of day. */
  time: boolean;
  /** The base in which plain digits are written; null for ten. */
  base: number | null;
  /** Whether a rounded number may be handed in: only then `about 1.4` says no more than 1.4. */
  approximate: boolean;
  /** Whether several things are asked for, in which case `2 hours, 30 minutes` is two of them. */
  list: boolean;
  /** Whether a point is asked for: `3, -4` may be meant as one. */
  point: boolean;
  /** Whether a quotient with its remainder is asked for: `5 boxes, 3 left over`. */
  remainder: boolean;
  /** The letter whose values are asked for, where an answer may leave it out: `greater than 5`. */
  about: string | null;
  /** Whether the number e belongs to what is asked for, so that `5.1e-2` may be meant with it. */
  e: boolean;
};

export const asked = (letters: string[] | null, rest: Partial<Asked> = {}): Asked => ({
  letters,
  units: letters === null,
  time: false,
  base: null,
  approximate: false,
  list: false,
  point: false,
  remainder: false,
  about: null,
  e: false,
  ...rest,
});
