import type { loadPyodide as LoadPyodide, PyodideAPI } from "pyodide";
import { fetchRuntime, say, whyUnavailable } from "../running/fetch-runtime.ts";
import type { Failure, Runtime, Shared, ToWorker } from "../running/messages.ts";
import { awaitAnswer, sleep } from "../running/shared.ts";
import charts from "./charts.py?raw";
import harness from "./harness.py?raw";
import turtle from "./turtle.py?raw";

type Python = { run(program: Extract<ToWorker, { kind: "run" }>): Failure | null };

let python: Python | undefined;

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === "load") {
    start(data.runtime).then(
      (started) => {
        python = started;
        say({ kind: "ready" });
      },
      (error: unknown) => say({ kind: "unavailable", why: whyUnavailable(error) }),
    );
  } else if (data.kind === "run") {
    say({ kind: "ended", failure: python?.run(data) ?? null });
  }
});

async function start(runtime: Runtime): Promise<Python> {
  await fetchRuntime(runtime);
  const address = new URL(`${runtime.folder}pyodide.mjs`, location.origin).href;
  const { loadPyodide }: { loadPyodide: typeof LoadPyodide } = await import(/* @vite-ignore */ address);
  const api = await loadPyodide({ indexURL: runtime.folder, jsglobals: {} as typeof globalThis, fullStdLib: false });
  leaveAlone();
  return withHarness(api);
}

/** A program computes; it calls nobody. */
function leaveAlone(): void {
  for (const way of ["fetch", "XMLHttpRequest", "WebSocket", "EventSource", "indexedDB", "caches", "BroadcastChannel"])
    Object.defineProperty(globalThis, way, { value: undefined });
}

function withHarness(api: PyodideAPI): Python {
  const decoder = new TextDecoder();
  let lines: string[] = [];
  let memory: Shared | null = null;
  let isAnswered = false;

  const readLine = (): string | null => {
    if (!memory || !isAnswered) return lines.shift() ?? null;
    say({ kind: "asks" });
    const line = awaitAnswer(memory);
    if (line === null) api.checkInterrupt();
    return line;
  };
  const write = (bytes: Uint8Array) => {
    say({ kind: "wrote", text: decoder.decode(bytes, { stream: true }) });
    return bytes.length;
  };
  api.setStdout({ write, isatty: true });
  api.setStderr({ write, isatty: true });
  api.setStdin({ stdin: readLine });
  api.registerJsModule("_page", {
    // To Python, `undefined` is None, and null is nothing it knows.
    ask: () => readLine() ?? undefined,
    show: (json: string) => say({ kind: "shows", shown: JSON.parse(json) }),
    sleep(seconds: number) {
      sleep(memory, seconds * 1000);
      api.checkInterrupt();
    },
  });
  api.FS.writeFile("/lib/turtle.py", turtle);
  api.FS.writeFile("/lib/charts.py", charts);
  api.runPython(`import sys; sys.path.append("/lib")`);
  const names = api.toPy({ __name__: "harness" });
  api.runPython(harness, { globals: names });
  const run = names.get("run");
  return {
    run({ source, lines: given, asks, shared }) {
      lines = [...given];
      memory = shared;
      isAnswered = asks;
      api.setInterruptBuffer((shared ? new Int32Array(shared.interrupt) : undefined) as never);
      try {
        return JSON.parse(run(source)) as Failure | null;
      } catch (error) {
        // Python itself is at its end: its memory, or the browser's.
        return { type: "MemoryError", message: "", line: null, trace: String(error) };
      }
    },
  };
}
