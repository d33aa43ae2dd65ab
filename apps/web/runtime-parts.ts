import { createReadStream, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** What runs programs in the browser, by the name it has there: of which package, and which of its files are asked for. */
const runtimes = {
  python: {
    package: "pyodide",
    files: ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"],
  },
  pi: { package: "@micropython/micropython-webassembly-pyscript", files: ["micropython.mjs", "micropython.wasm"] },
  cpp: {
    package: "@yowasp/clang",
    files: [
      "gen/bundle.js",
      "gen/llvm-resources.tar",
      "gen/llvm.core.wasm",
      "gen/llvm.core2.wasm",
      "gen/llvm.core3.wasm",
      "gen/llvm.core4.wasm",
    ],
  },
} as const;

/** Where a package lies, which need not tell of its package.json. */
const folderOf = (name: string) =>
  join(fileURLToPath(import.meta.resolve(name)).split(`node_modules/${name}/`)[0] ?? "", "node_modules", name);

const MODULE = "virtual:runtimes";

const types: Record<string, string> = { mjs: "text/javascript", wasm: "application/wasm", json: "application/json" };

/**
 * Lays interpreters beside the pages as their packages bring them, in a folder with the version in its name, as browsers keep for good what lies
 * there. `virtual:runtimes` tells where each lies and how large its files are before compression, for whoever shows how much has come.
 */
export function runtimeParts(): Plugin {
  const laid = Object.entries(runtimes).map(([name, runtime]) => {
    const library = folderOf(runtime.package);
    const { version } = JSON.parse(readFileSync(join(library, "package.json"), "utf8")) as { version: string };
    const folder = `assets/${name}-${version}/`;
    const files = runtime.files.map((file) => {
      const path = join(library, file);
      return { path, place: folder + file, name: file, bytes: statSync(path).size };
    });
    return { name, folder, files };
  });
  const told = Object.fromEntries(
    laid.map(({ name, folder, files }) => [
      name,
      { folder: `/${folder}`, files: files.map(({ name, bytes }) => ({ name, bytes })) },
    ]),
  );
  return {
    name: "runtime-parts",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: (id) => (id === `\0${MODULE}` ? `export default ${JSON.stringify(told)}` : undefined),
    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const { path, place } of laid.flatMap(({ files }) => files)) {
        this.emitFile({ type: "asset", fileName: place, source: readFileSync(path) });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const file = laid.flatMap(({ files }) => files).find(({ place }) => request.url === `/${place}`);
        if (!file) return next();
        const ending = file.name.split(".").at(-1) ?? "";
        response.setHeader("content-type", types[ending] ?? "application/octet-stream");
        createReadStream(file.path).pipe(response);
      });
    },
  };
}
