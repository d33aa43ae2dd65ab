import { createHash } from "node:crypto";
import { Readable } from "node:stream";

export type Count = { bytes: number; sha256: string };

/** The same bytes, and how many they were and their hash once all of them have gone by. */
export function counted(contents: Readable, tell: (count: Count) => void): Readable {
  return Readable.from(chunksOf(contents, tell), { objectMode: false });
}

/** The same of what nobody wants to read. */
export async function count(contents: Readable): Promise<Count> {
  let found: Count | undefined;
  for await (const _ of chunksOf(contents, (it) => {
    found = it;
  }));
  if (!found) throw new Error("What has come to its end was counted");
  return found;
}

async function* chunksOf(contents: Readable, tell: (count: Count) => void): AsyncGenerator<Buffer> {
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const chunk of contents as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
    yield chunk;
  }
  tell({ bytes, sha256: hash.digest("hex") });
}
