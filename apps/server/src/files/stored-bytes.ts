import type { Readable } from "node:stream";
import type { Files } from "./files.ts";

/** The bytes of a kept file, where they lie: they are read when they are on their way out, and never held whole. */
export class StoredBytes {
  readonly #files: Files;
  readonly #key: string;

  constructor(files: Files, key: string) {
    this.#files = files;
    this.#key = key;
  }

  areThere(): Promise<boolean> {
    return this.#files.exists(this.#key);
  }

  open(): Promise<Readable> {
    return this.#files.getStream(this.#key);
  }
}
