import { addAbortSignal, PassThrough, pipeline, Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { ZipFile } from "yazl";

/** A file of a zip: a text, or what is opened when it is its turn; what is compressed already is left as it is. */
export type ZipEntry = { name: string; content: string | (() => Promise<Readable>); isCompressed?: boolean };

/**
 * A zip that is written as fast as somebody reads it: of all files one is open at a time. When it breaks, it ends without its last part, so that
 * nobody takes it for whole; when its reader leaves, the file that was open is closed, and no other opened. What was written is let go. Entries that
 * are not known beforehand are asked for one by one, each when the one before it is written.
 */
export function zipOf(entries: ZipEntry[] | AsyncIterable<ZipEntry>): Readable {
  const zip = new ZipFile();
  const reading = new AbortController();
  const reply = new PassThrough();
  const fail = (failure: Error) => void reply.destroy(failure);
  pipeline(zip.outputStream, reply, () => reading.abort());
  zip.on("error", fail);
  write(zip, entries, reading.signal).catch(fail);
  return reply;
}

async function write(zip: ZipFile, entries: Parameters<typeof zipOf>[0], reading: AbortSignal): Promise<void> {
  for await (const entry of Array.isArray(entries) ? emptied(entries) : entries) {
    reading.throwIfAborted();
    const { name, content, isCompressed = false } = entry;
    const stream = addAbortSignal(reading, typeof content === "string" ? textStream(content) : await content());
    zip.addReadStream(stream, name, { compress: !isCompressed });
    await finished(stream, { writable: false });
  }
  zip.end();
}

function* emptied(entries: ZipEntry[]): Generator<ZipEntry> {
  for (let entry = entries.shift(); entry; entry = entries.shift()) yield entry;
}

const textStream = (text: string) => Readable.from([text], { objectMode: false });
