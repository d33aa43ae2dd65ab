import { open, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { OperationState } from "@dripstone/contract/operation/payloads";
import type { Names } from "../audit/names-of.ts";

const LETTERS_TOLD = 50;
/** Whom a letter is for, and its subject, stand in its first lines. */
const HEAD_BYTES = 1000;

const fileName = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z-([\da-f-]{36})\.(?:[^/]*\.)?txt$/;

/** The newest letters in a folder. */
export async function keptLetters(folder: string): Promise<NonNullable<OperationState["letters"]>> {
  const names = (await namesIn(folder)).filter((name) => fileName.test(name)).toSorted();
  const newest = names.toReversed().slice(0, LETTERS_TOLD);
  const letters = await Promise.all(newest.map((name) => headOf(folder, name)));
  return letters.filter((letter) => letter !== null);
}

/** What those of these letters are about that lie there still, and for whom they are. */
export async function namesOfLetters(folder: string, ids: readonly string[]): Promise<Names> {
  if (ids.length === 0) return {};
  const names = (await namesIn(folder)).filter((name) => ids.includes(fileName.exec(name)?.[6] ?? ""));
  const letters = await Promise.all(names.map((name) => headOf(folder, name)));
  return Object.fromEntries(
    letters
      .filter((letter) => letter !== null)
      .map(({ id, to, subject }) => [id, { en: `${subject} · ${to}`, ch: `${subject} · ${to}` }]),
  );
}

/** Where a letter lies; undefined where it does not. */
export async function findLetter(folder: string, id: string): Promise<string | undefined> {
  const name = (await namesIn(folder)).find((one) => fileName.exec(one)?.[6] === id);
  return name && join(folder, name);
}

const namesIn = (folder: string) => readdir(folder).catch((): string[] => []);

/** Null where it was removed meanwhile. */
async function headOf(folder: string, name: string): Promise<NonNullable<OperationState["letters"]>[number] | null> {
  const [, day, hours, minutes, seconds, milliseconds, id] = fileName.exec(name) ?? [];
  const file = await open(join(folder, name)).catch(() => null);
  if (!file || id === undefined) return null;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const head = buffer.toString("utf8", 0, bytesRead);
    const line = (of: string) => new RegExp(`^${of}: (.*)$`, "m").exec(head)?.[1] ?? "";
    const at = `${day}T${hours}:${minutes}:${seconds}.${milliseconds}Z`;
    return { id, to: line("To"), subject: line("Subject"), at };
  } finally {
    await file.close();
  }
}
