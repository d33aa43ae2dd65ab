import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Readable } from "node:stream";
import type { FilePart } from "../../../files/keep-file.ts";

/** In which texts are written here; what is none of the first is tried as the next. Nearly everything could be read as the last. */
const encodings = ["utf-8", "gb18030"] as const;
const UTF16 = { fffe: "utf-16le", feff: "utf-16be" } as const;

/** Whatever stands in no text: nearly all signs that steer a terminal, and halves of others. */
const foreign = /[^\P{Cc}\t\n\v\f\r]/u;

/** A file's words, as UTF-8 whatever they were written in; undefined where it holds no text. Read as a stream, twice. */
export async function readableText(path: string): Promise<FilePart | undefined> {
  for (const encoding of await candidatesFor(path)) {
    const bytes = await bytesWhenIn(path, encoding);
    if (bytes !== undefined) {
      // Nothing becomes other than it came.
      if (encoding === "utf-8" && bytes === (await stat(path)).size)
        return { bytes, open: () => createReadStream(path) };
      return { bytes, open: () => Readable.from(inUtf8(path, encoding), { objectMode: false }) };
    }
  }
  return undefined;
}

async function candidatesFor(path: string): Promise<readonly string[]> {
  for await (const chunk of createReadStream(path, { start: 0, end: 1 })) {
    const mark = (chunk as Buffer).toString("hex");
    if (mark in UTF16) return [UTF16[mark as keyof typeof UTF16]];
  }
  return encodings;
}

/** How long its words are in UTF-8; undefined where they are not written so. */
async function bytesWhenIn(path: string, encoding: string): Promise<number | undefined> {
  try {
    let bytes = 0;
    for await (const words of decoded(path, encoding)) {
      if (foreign.test(words)) return undefined;
      bytes += Buffer.byteLength(words);
    }
    return bytes;
  } catch (failure) {
    if (failure instanceof TypeError) return undefined;
    throw failure;
  }
}

async function* inUtf8(path: string, encoding: string): AsyncGenerator<Buffer> {
  for await (const words of decoded(path, encoding)) yield Buffer.from(words);
}

/** Throws a TypeError at the first byte that the encoding does not know. */
async function* decoded(path: string, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  for await (const chunk of createReadStream(path)) {
    const words = decoder.decode(chunk as Buffer, { stream: true });
    if (words !== "") yield words;
  }
  const rest = decoder.decode();
  if (rest !== "") yield rest;
}
