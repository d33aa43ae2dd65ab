import { ConsoleStdout, Fd, wasi as numbers, WASI, WASIProcExit } from "@bjorn3/browser_wasi_shim";
import { say } from "../running/fetch-runtime.ts";
import type { Failure } from "../running/messages.ts";
import { awaitAnswer } from "../running/shared.ts";
import type { Compiled } from "./cpp.worker.ts";

addEventListener("message", ({ data }: MessageEvent<Compiled>) => {
  run(data).then((failure) => say({ kind: "ended", failure }));
});

async function run({ binary, lines, asks, shared }: Compiled): Promise<Failure | null> {
  const left = [...lines];
  const input = new Lines(() => {
    if (!asks || !shared) return left.shift() ?? null;
    say({ kind: "asks" });
    return awaitAnswer(shared);
  });
  const decoder = new TextDecoder();
  const output = new ConsoleStdout((bytes) => say({ kind: "wrote", text: decoder.decode(bytes, { stream: true }) }));
  const system = new WASI(["program"], [], [input, output, output], { debug: false });
  try {
    const module = await WebAssembly.compile(binary);
    const instance = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: system.wasiImport });
    system.start(instance as Parameters<WASI["start"]>[0]);
    return null;
  } catch (error) {
    if (error instanceof WASIProcExit) return null;
    const message = error instanceof Error ? error.message : String(error);
    return { type: error instanceof RangeError ? "overflow" : "trap", message, line: null, trace: message };
  }
}

/** What a program reads: line by line, as they are given. */
class Lines extends Fd {
  readonly #next: () => string | null;
  #rest = new Uint8Array();

  constructor(next: () => string | null) {
    super();
    this.#next = next;
  }

  override fd_fdstat_get() {
    return { ret: 0, fdstat: new numbers.Fdstat(numbers.FILETYPE_CHARACTER_DEVICE, 0) };
  }

  override fd_read(size: number) {
    if (this.#rest.length === 0) {
      const line = this.#next();
      if (line !== null) this.#rest = new TextEncoder().encode(`${line}\n`);
    }
    const data = this.#rest.slice(0, size);
    this.#rest = this.#rest.slice(size);
    return { ret: 0, data };
  }
}
