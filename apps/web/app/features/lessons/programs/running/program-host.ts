import runtimes from "virtual:runtimes";
import type { Board } from "../pi/parts.ts";
import type { Failure, FromWorker, Shown, ToWorker, Unavailable, Wiring } from "./messages.ts";
import { clear, giveAnswer, interrupt, shareMemory } from "./shared.ts";

const OUTPUT_MAX_BYTES = 100_000;
const OUTPUT_MAX_LINES = 2_000;
/** What a program may show beside its output: strokes of a turtle, for example. */
const SHOWN_MAX = 20_000;
/** How long a program that is to stop may take to say where it was. */
const INTERRUPT_MS = 400;

export type Language = keyof typeof starters;

export type End =
  | { kind: "done" }
  | { kind: "failed"; failure: Failure }
  /** `line` is where it was, if it could still say so. */
  | { kind: "stopped"; line: number | null }
  /** It has written more than a page can hold. */
  | { kind: "flooded" }
  | { kind: "unavailable"; why: Unavailable };

/** What one who watches a program is told. */
export type Watcher = {
  loading?(part: number): void;
  started?(): void;
  wrote?(text: string): void;
  asks?(): void;
  shows?(shown: Shown): void;
  changes?(board: Board): void;
  ended(end: End): void;
};

export type Running = {
  /** Gives the program the line that it waits for. */
  answer(line: string): void;
  /** Stops it, whatever it does. */
  stop(): void;
};

const starters = {
  python: () => new Worker(new URL("../python/python.worker.ts", import.meta.url), { type: "module" }),
  pi: () => new Worker(new URL("../pi/pi.worker.ts", import.meta.url), { type: "module" }),
  cpp: () => new Worker(new URL("../cpp/cpp.worker.ts", import.meta.url), { type: "module" }),
};

type Interpreter = { worker: Worker; ready: boolean };

/** One interpreter of each language is kept for the next run: to start it takes seconds. */
const idle: Partial<Record<Language, Interpreter>> = {};

/** Whether a program can be asked for a line while it runs; otherwise the lines have to be given before. */
export const canAsk = (): boolean => shareMemory() !== null;

type Program = {
  source: string;
  /** What it reads, where it asks nobody. */
  lines: readonly string[];
  /** Whether somebody answers what it asks. */
  asks: boolean;
  /** What is wired to its board, if it runs on one. */
  board?: Wiring;
};

/** Runs a program, and tells its watcher what becomes of it. */
export function runInWorker(language: Language, { source, lines, asks, board }: Program, watcher: Watcher): Running {
  const shared = shareMemory();
  const bytesOfAll = runtimes[language].files.reduce((sum, { bytes }) => sum + bytes, 0);
  let state: "starting" | "running" | "stopping" | "ended" = "starting";
  const written = { bytes: 0, lines: 0, shown: 0 };
  let interpreter: Interpreter;
  try {
    interpreter = idle[language] ?? start(language);
  } catch {
    queueMicrotask(() => watcher.ended({ kind: "unavailable", why: "no-worker" }));
    return { answer() {}, stop() {} };
  }
  delete idle[language];
  const { worker } = interpreter;
  const tell = (message: ToWorker) => worker.postMessage(message);

  const end = (how: End, { keep }: { keep: boolean }) => {
    if (state === "ended") return;
    state = "ended";
    worker.onmessage = null;
    worker.onerror = null;
    if (keep) idle[language] = interpreter;
    else worker.terminate();
    // The next run is not to wait for a fresh start.
    if (!keep && how.kind !== "unavailable") warmUp(language);
    watcher.ended(how);
  };

  const run = () => {
    if (shared) clear(shared);
    state = "running";
    watcher.started?.();
    tell({ kind: "run", source, lines, asks: asks && shared !== null, shared, ...(board && { board }) });
  };

  const heard: { [Kind in FromWorker["kind"]]: (message: Extract<FromWorker, { kind: Kind }>) => void } = {
    loading: ({ bytes }) => watcher.loading?.(Math.min(1, bytes / bytesOfAll)),
    ready() {
      interpreter.ready = true;
      run();
    },
    unavailable: ({ why }) => end({ kind: "unavailable", why }, { keep: false }),
    wrote({ text }) {
      written.bytes += text.length;
      written.lines += text.split("\n").length - 1;
      const isTooMuch = written.bytes > OUTPUT_MAX_BYTES || written.lines > OUTPUT_MAX_LINES;
      watcher.wrote?.(text);
      if (isTooMuch) end({ kind: "flooded" }, { keep: false });
    },
    asks: () => watcher.asks?.(),
    shows({ shown }) {
      written.shown += 1;
      if (written.shown > SHOWN_MAX) end({ kind: "flooded" }, { keep: false });
      else watcher.shows?.(shown);
    },
    board: (message) => watcher.changes?.(message.board),
    ended({ failure }) {
      if (state === "stopping") end({ kind: "stopped", line: failure?.line ?? null }, { keep: true });
      else if (failure) end({ kind: "failed", failure }, { keep: true });
      else end({ kind: "done" }, { keep: true });
    },
  };
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => heard[data.kind](data as never);
  // A worker's file that does not come, or that the browser does not take.
  worker.onerror = () => end({ kind: "unavailable", why: navigator.onLine ? "no-worker" : "offline" }, { keep: false });
  if (interpreter.ready) run();

  return {
    answer(line) {
      if (shared && state === "running") giveAnswer(shared, line);
    },
    stop() {
      if (state === "ended" || state === "stopping") return;
      if (state === "starting" || !shared) return end({ kind: "stopped", line: null }, { keep: false });
      state = "stopping";
      interrupt(shared);
      tell({ kind: "stop" });
      setTimeout(() => end({ kind: "stopped", line: null }, { keep: false }), INTERRUPT_MS);
    },
  };
}

type Wish = {
  language: Language;
  source: string;
  /** The lines that the program reads, one after another. */
  inputs?: readonly string[];
  /** How long it may run; what it takes to load what runs it does not count. */
  runMs: number;
};

type Outcome = {
  /** All that the program has written. */
  output: string;
  /** How it ended, if not by itself. */
  error?: Exclude<End, { kind: "done" }>;
};

/** Runs a program without a page for it, on given lines: what an exercise compares. Never rejects; a mistake of the program is its outcome. */
export function runProgram({ language, source, inputs = [], runMs }: Wish): Promise<Outcome> {
  return new Promise((resolve) => {
    let output = "";
    let timer: ReturnType<typeof setTimeout> | undefined;
    const running = runInWorker(
      language,
      { source, lines: inputs, asks: false },
      {
        started() {
          timer = setTimeout(() => running.stop(), runMs);
        },
        wrote(text) {
          output += text;
        },
        ended(end) {
          clearTimeout(timer);
          resolve(end.kind === "done" ? { output } : { output, error: end });
        },
      },
    );
  });
}

function start(language: Language): Interpreter {
  const worker = starters[language]();
  worker.postMessage({ kind: "load", runtime: runtimes[language] } satisfies ToWorker);
  return { worker, ready: false };
}

/** Starts an interpreter for the next run, if none is there. */
function warmUp(language: Language): void {
  if (idle[language]) return;
  const interpreter = start(language);
  const drop = () => {
    if (idle[language] === interpreter) delete idle[language];
  };
  interpreter.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === "ready") interpreter.ready = true;
    if (data.kind === "unavailable") drop();
  };
  // Otherwise the next run would wait for one that never comes.
  interpreter.worker.onerror = drop;
  idle[language] = interpreter;
}
