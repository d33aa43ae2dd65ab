import type { Command } from "@yowasp/clang";
import { fetchRuntime, say, whyUnavailable } from "../running/fetch-runtime.ts";
import type { Failure, FromWorker, Runtime, ToWorker } from "../running/messages.ts";

/** What the worker that runs the program is given. */
export type Compiled = Omit<Extract<ToWorker, { kind: "run" }>, "source"> & { binary: Uint8Array<ArrayBuffer> };

const SOURCE = "program.cpp";
const BINARY = "program.wasm";
const FLAGS = [
  "-std=c++20",
  "-O1",
  "-fno-exceptions",
  "-fno-color-diagnostics",
  "-Wno-everything",
  "-Winvalid-pp-token",
];

let runClang: Command | undefined;
/** What was compiled last: an exercise runs it on one input after another. */
let latest: { source: string; binary: Uint8Array<ArrayBuffer> } | undefined;
let running: Worker | undefined;

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  const failed = (error: unknown) => say({ kind: "unavailable", why: whyUnavailable(error) });
  if (data.kind === "load") start(data.runtime).then(() => say({ kind: "ready" }), failed);
  else if (data.kind === "run") run(data).catch(failed);
  else if (running) end(null);
});

async function start(runtime: Runtime): Promise<void> {
  await fetchRuntime(runtime);
  const address = new URL(`${runtime.folder}gen/bundle.js`, location.origin).href;
  ({ runClang } = (await import(/* @vite-ignore */ address)) as { runClang: Command });
}

/** Compiles, and runs what came of it in a worker of its own, which can be stopped without losing the compiler. */
async function run({ source, ...program }: Extract<ToWorker, { kind: "run" }>): Promise<void> {
  const binary = latest?.source === source ? latest.binary : await compile(source);
  if (!binary) return;
  latest = { source, binary };
  running = new Worker(new URL("./cpp-program.worker.ts", import.meta.url), { type: "module" });
  running.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === "ended") end(data.failure);
    else say(data);
  };
  running.onerror = () => say({ kind: "unavailable", why: "no-worker" });
  running.postMessage({ ...program, binary } satisfies Compiled);
}

/** Nothing where the compiler complains; that is said then. */
async function compile(source: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!runClang) throw new TypeError("not loaded");
  const decoder = new TextDecoder();
  let told = "";
  const stderr = (bytes: Uint8Array | null) => {
    if (bytes) told += decoder.decode(bytes, { stream: true });
  };
  let binary: unknown;
  try {
    const files = await runClang(["clang++", ...FLAGS, SOURCE, "-o", BINARY], { [SOURCE]: source }, { stderr });
    binary = files?.[BINARY];
  } catch (error) {
    if (!told) throw error;
  }
  if (binary instanceof Uint8Array) return binary as Uint8Array<ArrayBuffer>;
  say({ kind: "ended", failure: complaintOf(told) });
  return undefined;
}

function end(failure: Failure | null): void {
  running?.terminate();
  running = undefined;
  say({ kind: "ended", failure });
}

/** The first thing that the compiler or the linker complains of. */
function complaintOf(told: string): Failure {
  const [, line, message] = /^program\.cpp:(\d+):\d+: (?:fatal )?error: (.*)$/m.exec(told) ?? [];
  const fromLinker = /error: (.*)/.exec(told)?.[1] ?? "";
  const own = told.split("\n").filter((it) => !/^yowasp/.test(it));
  return {
    type: "error",
    message: message ?? fromLinker,
    line: line ? Number(line) : null,
    trace: own.slice(0, 40).join("\n").trim(),
  };
}
