import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import yauzl, { type Entry, type ZipFile } from "yauzl";
import { count } from "../counted.ts";
import { BackupError } from "../failure.ts";
import { entryOfFile, entryOfTable, MANIFEST, type Manifest, manifest as schema } from "../manifest.ts";

/** A backup that is read; its parts are opened one by one, in whatever order. */
export type Archive = { manifest: Manifest; open(name: string): Promise<Readable>; close(): void };

/** Opens a backup, and refuses what is none, or ends before its end. */
export async function openArchive(path: string): Promise<Archive> {
  const zip: ZipFile = await yauzl
    .openPromise(path, { autoClose: false, lazyEntries: true })
    .catch((cause) => Promise.reject(damaged("is no backup, or not all of one", cause)));
  try {
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    const open = async (name: string): Promise<Readable> => {
      const entry = entries.get(name);
      if (!entry) throw damaged(`lacks ${name}`);
      return zip.openReadStreamPromise(entry);
    };
    const manifest = schema.parse(JSON.parse(await text(await open(MANIFEST))));
    return { manifest, open, close: () => zip.close() };
  } catch (cause) {
    zip.close();
    throw cause instanceof BackupError ? cause : damaged("does not say what is in it", cause);
  }
}

/** Reads all of it once: each part has to be as it was when it was written. */
export async function verifyArchive({ manifest, open }: Archive): Promise<void> {
  const parts = [
    ...manifest.tables.map(({ name, ...said }) => ({ entry: entryOfTable(name), ...said })),
    ...manifest.files.map(({ key, ...said }) => ({ entry: entryOfFile(key), ...said })),
  ];
  for (const { entry, bytes, sha256 } of parts) {
    const found = await count(await open(entry)).catch((cause) =>
      Promise.reject(damaged(`breaks off in ${entry}`, cause)),
    );
    if (found.bytes !== bytes || found.sha256 !== sha256) throw damaged(`has another ${entry} than was written`);
  }
}

const damaged = (what: string, cause?: unknown) =>
  cause instanceof BackupError ? cause : new BackupError("damaged", `the file ${what}`, { cause });
