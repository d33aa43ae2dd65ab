/** What keys do where one works through a queue: the same thing in all of them. In the order in which they are told. */
export const keyTable = {
  next: "J",
  previous: "K",
  open: "O",
  approve: "A",
  hide: "H",
  edit: "E",
  silence: "S",
  excellent: "X",
  points: "P",
  comment: "C",
  remark: "R",
  undo: "U",
  save: "Ctrl Enter",
} as const;

export type KeyDeed = keyof typeof keyTable;

/** What the keys of a page do; the others do nothing there. */
export type KeyDeeds = Partial<Record<KeyDeed, () => void>>;

export const keyDeeds = Object.keys(keyTable) as KeyDeed[];

/** Which deeds a page has keys for. */
export const typedKeys = (deeds: KeyDeeds): KeyDeed[] => keyDeeds.filter((deed) => deed in deeds);

/** Shows all that keys do. */
export const HELP_KEY = "?";
