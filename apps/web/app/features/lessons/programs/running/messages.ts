/** Where an interpreter lies, and how large its files are before compression. */
export type Runtime = { folder: string; files: readonly { name: string; bytes: number }[] };

/** What a program has done wrong, in the words of its own language. */
export type Failure = {
  /** Such as `NameError`. */
  type: string;
  /** What it says after that. */
  message: string;
  /** Lines of the program count from 1; null where the failure is of none. */
  line: number | null;
  /** All that the interpreter or the compiler writes about it. */
  trace: string;
};

/** What a program shows beside its output; each language has kinds of its own. */
export type Shown = { kind: string };

/** Memory that page and worker share, where the browser lets them: the worker can wait for the page in it. */
export type Shared = { interrupt: SharedArrayBuffer; answer: SharedArrayBuffer };

export type ToWorker =
  | { kind: "load"; runtime: Runtime }
  | { kind: "run"; source: string; lines: readonly string[]; asks: boolean; shared: Shared | null };

export type FromWorker =
  | { kind: "loading"; bytes: number }
  | { kind: "ready" }
  /** It could not be loaded: the line is broken, or the browser cannot do it. */
  | { kind: "unavailable"; why: Unavailable }
  | { kind: "wrote"; text: string }
  | { kind: "asks" }
  | { kind: "shows"; shown: Shown }
  | { kind: "ended"; failure: Failure | null };

export type Unavailable = "offline" | "no-web-assembly" | "no-worker";
