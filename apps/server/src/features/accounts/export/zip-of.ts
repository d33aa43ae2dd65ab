import { addAbortSignal, PassThrough, pipeline, type Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { ZipFile } from "yazl";

/** A file of a zip: a text, or bytes that are opened when it is their turn. */
export type ZipEntry = { name: string; content: string | (() => Promise<Readable>) };

/**
 * A zip that is written as fast as somebody reads it: of all files one is open at a time. When it breaks, it ends without its last part, so that
 * nobody takes it for whole; when its reader leaves, the file that was open is closed, and no other opened.
 */
export function zipOf(entries: readonly ZipEntry[]): Readable {
  const zip = new ZipFile();
  const reading = new AbortController();
  const reply = new PassThrough();
  const fail = (failure: Error) => void reply.destroy(failure);
  pipeline(zip.outputStream, reply, () => reading.abort());
  zip.on("error", fail);
  write(zip, entries, reading.signal).catch(fail);
  return reply;
}

async function write(zip: ZipFile, entries: readonly ZipEntry[], reading: AbortSignal): Promise<void> {
  for (const { name, content } of entries) {
    reading.throwIfAborted();
    if (typeof content === "string") {
      zip.addBuffer(Buffer.from(content), name);
      continue;
    }
    const stream = addAbortSignal(reading, await content());
    // Photos, PDFs and Word documents are compressed already.
    zip.addReadStream(stream, name, { compress: false });
    await finished(stream, { writable: false });
  }
  zip.end();
}
