import { createReadStream, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const library = fileURLToPath(new URL(".", import.meta.resolve("pdfjs-dist/package.json")));
const { version } = JSON.parse(readFileSync(join(library, "package.json"), "utf8")) as { version: string };

/** What of the library's folders is asked for: of `wasm` only what does the same as JavaScript, as nothing else is let run. */
const parts = {
  cmaps: /\.bcmap$|^LICENSE/,
  standard_fonts: /\.(pfb|ttf)$|^LICENSE/,
  wasm: /_nowasm_fallback\.js$|^LICENSE_(PDFJS_)?(JBIG2|OPENJPEG)$/,
} as const;

/** Where they lie; the version is in it, as browsers keep for good what lies there. */
const place = (file: string) => `assets/pdf-${version}/${file}`;

/**
 * Lays beside the pages what the reader of PDFs asks for where a file lacks it: how Chinese, Japanese, and Korean signs are numbered, the fonts
 * that every reader has, and what draws scans. Nothing of it is loaded before a file asks for it.
 */
export function pdfParts(): Plugin {
  const files = Object.entries(parts).flatMap(([folder, wanted]) =>
    readdirSync(join(library, folder))
      .filter((name) => wanted.test(name))
      .map((name) => `${folder}/${name}`),
  );
  return {
    name: "pdf-parts",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle() {
      for (const file of files) {
        this.emitFile({ type: "asset", fileName: place(file), source: readFileSync(join(library, file)) });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const file = files.find((it) => request.url === `/${place(it)}`);
        if (!file) return next();
        response.setHeader("content-type", file.endsWith(".js") ? "text/javascript" : "application/octet-stream");
        createReadStream(join(library, file)).pipe(response);
      });
    },
  };
}
