import { homeworkLimits } from "@dripstone/contract/homework/limits";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import { ApiError } from "../../../http/errors.ts";

const { HOMEWORK_WORD_PARTS_MAX, HOMEWORK_WORD_UNPACKED_MAX_MB } = homeworkLimits;
const UNPACKED_MAX = HOMEWORK_WORD_UNPACKED_MAX_MB * 1024 * 1024;

/** Without these no archive is a Word document. */
const needed = ["[Content_Types].xml", "word/document.xml"];
const macros = /(?:^|\/)vbaProject\.bin$/i;

/**
 * Refuses what is no whole Word document, unpacks to more than one holds, or brings macros. What the archive says of itself is looked at first,
 * and then every part is unpacked, one after the other and kept nowhere: it may say less than it holds.
 */
export async function checkWord(path: string): Promise<void> {
  const archive = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(refuseDamaged);
  try {
    const parts = await listParts(archive).catch(refuseDamaged);
    for (const part of parts) await unpack(archive, part).catch(refuseDamaged);
  } finally {
    archive.close();
  }
}

async function listParts(archive: ZipFile): Promise<Entry[]> {
  if (archive.entryCount > HOMEWORK_WORD_PARTS_MAX) throw new ApiError("HOMEWORK_FILE_UNPACKS_TOO_LARGE");
  const parts: Entry[] = [];
  let unpacked = 0;
  for await (const part of archive.eachEntry()) {
    parts.push(part);
    unpacked += part.uncompressedSize;
    // Several parts may lie at one place of the archive: each of them counts.
    if (parts.length > HOMEWORK_WORD_PARTS_MAX || unpacked > UNPACKED_MAX) {
      throw new ApiError("HOMEWORK_FILE_UNPACKS_TOO_LARGE");
    }
  }
  const names = new Set(parts.map(({ fileName }) => fileName));
  if (!needed.every((name) => names.has(name))) throw new ApiError("HOMEWORK_FILE_MISNAMED");
  if (parts.some(({ fileName }) => macros.test(fileName))) throw new ApiError("HOMEWORK_FILE_HAS_MACROS");
  return parts;
}

/** Fails when a part is not what the archive says of it: longer, shorter, locked, or broken. */
async function unpack(archive: ZipFile, part: Entry): Promise<void> {
  const contents = await archive.openReadStreamPromise(part);
  for await (const _ of contents);
}

function refuseDamaged(cause: unknown): never {
  if (cause instanceof ApiError) throw cause;
  throw new ApiError("HOMEWORK_FILE_DAMAGED", { cause });
}
