import type { Board, Part } from "../pi/parts.ts";

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

/** What is wired to a board, and the memory in which the page tells what is pressed; null where it cannot. */
export type Wiring = { parts: readonly Part[]; pins: SharedArrayBuffer | null };

export type ToWorker =
  | { kind: "load"; runtime: Runtime }
  | { kind: "run"; source: string; lines: readonly string[]; asks: boolean; shared: Shared | null; board?: Wiring }
  /** Ends the program, and keeps what it took to compile it. */
  | { kind: "stop" };

export type FromWorker =
  | { kind: "loading"; bytes: number }
  | { kind: "ready" }
  /** It could not be loaded: the line is broken, or the browser cannot do it. */
  | { kind: "unavailable"; why: Unavailable }
  | { kind: "wrote"; text: string }
  | { kind: "asks" }
  | { kind: "shows"; shown: Shown }
  /** How the pins of a board are now. */
  | { kind: "board"; board: Board }
  | { kind: "ended"; failure: Failure | null };

export type Unavailable = "offline" | "no-web-assembly" | "no-worker";
