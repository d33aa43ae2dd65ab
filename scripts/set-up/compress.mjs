import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const compressible = /\.(js|css|svg|json|txt|xml|webmanifest|map|html|mjs|wasm|tar)$/;
const MIN_BYTES = 1_000;
/** What is larger is compressed less thoroughly: an interpreter would take a minute, to save a twentieth of it. */
const THOROUGH_MAX_BYTES = 1_000_000;

/**
 * Lays a `.br` and a `.gz` beside every file of a folder that gets smaller by it, so that no request waits for compression.
 * @param {string} folder
 */
export function compress(folder) {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const file = join(folder, name);
    if (!compressible.test(name) || statSync(file).size < MIN_BYTES) continue;
    const bytes = readFileSync(file);
    const isLarge = bytes.length > THOROUGH_MAX_BYTES;
    const params = {
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      ...(isLarge && { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_LGWIN]: 24 }),
    };
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: isLarge ? 6 : 9 }));
  }
}
