import type { FromWorker, Runtime, Unavailable } from "./messages.ts";

/** In a worker: says something to the page. */
export const say = (message: FromWorker): void => postMessage(message);

/** The shortest module there is: what all of them begin with, and their version. */
const EMPTY_MODULE = new Uint8Array([0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00]);

/**
 * Fetches all files of a runtime into the browser's cache, from which the interpreter takes them, and tells how much has come. Where nothing
 * of it could run, nothing is fetched.
 */
export async function fetchRuntime({ folder, files }: Runtime): Promise<void> {
  if (!takesWebAssembly()) throw new RangeError("no WebAssembly");
  let bytes = 0;
  await Promise.all(
    files.map(async ({ name }) => {
      const response = await fetch(folder + name);
      if (!response.ok || !response.body) throw new TypeError(`${response.status} ${name}`);
      const reader = response.body.getReader();
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        bytes += part.value.length;
        say({ kind: "loading", bytes });
      }
    }),
  );
}

/** Why an interpreter has not come. */
export function whyUnavailable(error: unknown): Unavailable {
  if (!takesWebAssembly()) return "no-web-assembly";
  if (error instanceof TypeError) return "offline";
  // An old browser does not know a word of what was to run.
  return error instanceof SyntaxError || error instanceof ReferenceError ? "no-worker" : "no-web-assembly";
}

/** A browser may know it, and yet be forbidden to run it: only a try tells. */
function takesWebAssembly(): boolean {
  try {
    return Boolean(new WebAssembly.Module(EMPTY_MODULE));
  } catch {
    return false;
  }
}
