import { fetchRuntime, say, whyUnavailable } from "../running/fetch-runtime.ts";
import type { Failure, Runtime, ToWorker } from "../running/messages.ts";
import { awaitAnswer } from "../running/shared.ts";
import { boardOf } from "./board.ts";
import gpiozero from "./gpiozero.py?raw";
import harness from "./harness.py?raw";
import signal from "./signal.py?raw";
import time from "./time.py?raw";

/** What is used of MicroPython's own module, which has no types. */
type MicroPython = {
  FS: { writeFile(path: string, text: string): void };
  registerJsModule(name: string, module: object): void;
  runPython(source: string): unknown;
};
type Load = (options: {
  url: string;
  heapsize: number;
  stdout: (bytes: Uint8Array) => void;
  linebuffer: boolean;
}) => Promise<MicroPython>;

const HEAP_BYTES = 8 * 1024 * 1024;

let load: Load | undefined;
let wasm = "";

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  const failed = (error: unknown) => say({ kind: "unavailable", why: whyUnavailable(error) });
  if (data.kind === "load") start(data.runtime).then(() => say({ kind: "ready" }), failed);
  else if (data.kind === "run") run(data).then((failure) => say({ kind: "ended", failure }), failed);
});

async function start({ folder, files }: Runtime): Promise<void> {
  await fetchRuntime({ folder, files });
  const address = new URL(`${folder}micropython.mjs`, location.origin).href;
  ({ loadMicroPython: load } = (await import(/* @vite-ignore */ address)) as { loadMicroPython: Load });
  wasm = new URL(`${folder}micropython.wasm`, location.origin).href;
}

/** Each run has an interpreter of its own, which starts at once. */
async function run({ source, lines, asks, shared, board }: Extract<ToWorker, { kind: "run" }>) {
  if (!load) throw new TypeError("not loaded");
  const decoder = new TextDecoder();
  const stdout = (bytes: Uint8Array) => say({ kind: "wrote", text: decoder.decode(bytes, { stream: true }) });
  const python = await load({ url: wasm, heapsize: HEAP_BYTES, stdout, linebuffer: false });
  const left = [...lines];
  let told: Failure | null = null;
  const wired = boardOf(board ?? { parts: [], pins: null });
  python.registerJsModule("_board", {
    ...wired.forPython,
    failed(json: string) {
      told = JSON.parse(json);
    },
    ask() {
      if (!asks || !shared) return left.shift();
      wired.tell();
      say({ kind: "asks" });
      return awaitAnswer(shared) ?? undefined;
    },
  });
  for (const [name, text] of Object.entries({ gpiozero, time, signal, harness }))
    python.FS.writeFile(`/${name}.py`, text);
  python.FS.writeFile("/program.py", source);
  try {
    python.runPython(`import sys\nsys.path.insert(0, "/")\nimport harness\nharness.run()`);
  } catch (error) {
    told = { type: "MemoryError", message: "", line: null, trace: String(error) };
  }
  wired.rest();
  return told;
}
