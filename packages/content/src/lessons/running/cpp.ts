import { createHash } from "node:crypto";
import { mkdir, mkdtemp, open, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { WASI } from "node:wasi";
import { commands } from "@yowasp/clang";
import type { Run, RunProgram } from "./run.ts";

/** What of it is used; its types come with those of a browser, which is none here. */
type Engine = { instantiate(binary: Uint8Array, imports: object): Promise<{ instance: object }> };
const { WebAssembly } = globalThis as unknown as { WebAssembly: Engine };

/** As the lessons' own compiler is called; its library has no exceptions. */
const OPTIONS = ["-std=c++20", "-O1", "-Wall", "-fno-exceptions"];

/** What was compiled once is kept: it takes seconds. */
const KEPT = join(tmpdir(), "dripstone-compiled");

/** The C++ of the lessons' cells. `compile` builds a program without running it. */
export const cpp: { run: RunProgram; compile: RunProgram } = {
  async run(program, input) {
    const { binary, failed } = await compiled(program);
    return binary ? runBinary(binary, input) : { printed: "", failed };
  },
  async compile(program) {
    return { printed: "", failed: (await compiled(program)).failed };
  },
};

async function compiled(program: string): Promise<{ binary: Uint8Array | null; failed: string | null }> {
  const name = createHash("sha256")
    .update(JSON.stringify([OPTIONS, program]))
    .digest("hex");
  const kept = await readFile(join(KEPT, name)).catch(() => undefined);
  if (kept) return { binary: kept, failed: null };
  const said: Uint8Array[] = [];
  const hear = (bytes: Uint8Array | null) => void (bytes && said.push(bytes));
  const arguments_ = [...OPTIONS, "main.cpp", "-o", "main.wasm"];
  try {
    const files = await commands["clang++"](
      arguments_,
      { "main.cpp": program },
      { stderr: hear, stdout: hear, fetchProgress() {} },
    );
    const binary = files?.["main.wasm"];
    if (!(binary instanceof Uint8Array)) return { binary: null, failed: "the compiler made nothing" };
    await mkdir(KEPT, { recursive: true });
    await writeFile(join(KEPT, `${name}.${process.pid}`), binary);
    await rename(join(KEPT, `${name}.${process.pid}`), join(KEPT, name));
    return { binary, failed: null };
  } catch (error) {
    if (said.length === 0) throw error;
    return { binary: null, failed: Buffer.concat(said).toString("utf8").trim() };
  }
}

async function runBinary(binary: Uint8Array, input: string): Promise<Run> {
  const folder = await mkdtemp(join(tmpdir(), "lesson-"));
  await writeFile(join(folder, "in"), input);
  const [stdin, stdout] = [await open(join(folder, "in"), "r"), await open(join(folder, "out"), "w")];
  try {
    const wasi = new WASI({ version: "preview1", stdin: stdin.fd, stdout: stdout.fd, returnOnExit: true });
    const { instance } = await WebAssembly.instantiate(binary, { wasi_snapshot_preview1: wasi.wasiImport });
    const code = wasi.start(instance);
    const printed = await readFile(join(folder, "out"), "utf8");
    return { printed, failed: code === 0 ? null : `the program ended with ${code}` };
  } catch (error) {
    return { printed: "", failed: String(error) };
  } finally {
    await stdin.close();
    await stdout.close();
    await rm(folder, { recursive: true });
  }
}
