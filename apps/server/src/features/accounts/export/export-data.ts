import type { Readable } from "node:stream";
import pLimit from "p-limit";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { StoredBytes } from "../../../files/stored-bytes.ts";
import { RowsInPages } from "../../../rows-in-pages.ts";
import { type ZipEntry, zipOf } from "../../../zip-of.ts";
import { lockOwner, type Owner } from "../lock-owner.ts";
import type { ExportsUnderway } from "./exports-underway.ts";

type Parts = Pick<Deps, "db" | "files" | "personalData"> & { underway: ExportsUnderway };

/** What is told of somebody may be much, and is put together in memory. */
const inTurn = pLimit(2);
const LOOKED_FOR_AT_ONCE = 8;

/**
 * All that is kept of somebody, as a zip of JSON files and the files themselves. What can fail is asked before its first byte; a storage that
 * breaks later breaks the zip off.
 */
export async function exportData({ underway, ...parts }: Parts, owner: Owner): Promise<Readable> {
  const end = underway.begin(owner.user.id);
  try {
    const { texts, pages, files } = await inTurn(() => collect(parts, owner.user.id));
    const lost = await missingOf(files);
    if (lost.size > 0) texts.push(textOf("account/files-not-found.json", [...lost]));
    // Nothing for a session that a new password has ended meanwhile, and nothing more once it has.
    const refuseEnded = () => inTransaction(parts.db, (transaction) => lockOwner(transaction, owner));
    await refuseEnded();
    const opened = (content: { open(): Readable | Promise<Readable> }) => async () => {
      await refuseEnded();
      return content.open();
    };
    const there = [...files].filter(([name]) => !lost.has(name));
    const later = [
      ...[...pages].map(([name, rows]) => ({ name, content: opened(rows) })),
      // Photos, PDFs and Word documents.
      ...there.map(([name, bytes]) => ({ name, content: opened(bytes), isCompressed: true })),
    ];
    // Its texts are let go as they are written: nothing else may hold them.
    const zip = zipOf([...texts.splice(0), ...later]);
    return zip.once("close", end);
  } catch (failure) {
    end();
    throw failure;
  }
}

async function collect({ db, files, personalData }: Omit<Parts, "underway">, userId: string) {
  const texts: ZipEntry[] = [];
  const pages = new Map<string, RowsInPages<unknown>>();
  const stored = new Map<string, StoredBytes>();
  for (const feature of personalData) {
    for (const [name, content] of Object.entries(await feature.collect({ db, files }, userId))) {
      if (content instanceof StoredBytes) stored.set(name, content);
      else if (content instanceof RowsInPages) pages.set(name, content);
      else texts.push(textOf(name, content));
    }
  }
  return { texts, pages, files: stored };
}

const textOf = (name: string, content: unknown): ZipEntry => ({
  name,
  content: `${JSON.stringify(content, null, 2)}\n`,
});

/** The names of what has a row and no bytes: its owner is told, instead of getting a zip that is whole but for them. */
async function missingOf(files: ReadonlyMap<string, StoredBytes>): Promise<Set<string>> {
  const someAtOnce = pLimit(LOOKED_FOR_AT_ONCE);
  const lost = await someAtOnce.map(files, async ([name, bytes]) => ((await bytes.areThere()) ? [] : [name]));
  return new Set(lost.flat());
}
