import type { FromWorker, Runtime, Unavailable } from "./messages.ts";

/** In a worker: says something to the page. */
export const say = (message: FromWorker): void => postMessage(message);

/** Fetches all files of a runtime into the browser's cache, from which the interpreter takes them, and tells how much has come. */
export async function fetchRuntime({ folder, files }: Runtime): Promise<void> {
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
  if (typeof WebAssembly === "undefined" || error instanceof WebAssembly.CompileError) return "no-web-assembly";
  return error instanceof RangeError ? "no-web-assembly" : "offline";
}
