import { chmod, mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@dripstone/contract/durations";
import type { Letter } from "./mail.ts";

/** Letters hold links that open accounts, and names; a week is enough to hand them on. */
const KEPT_DAYS = 7;

/**
 * Puts what a letter is made of into a folder, each part under its ending. The name tells when, whom the letter is about and until when it
 * is of use, so that whoever clears the folder need not read it.
 */
export async function putLetter(
  folder: string,
  { id, about, usefulHours }: Pick<Letter, "id" | "about" | "usefulHours">,
  { parts, now }: { parts: Record<string, Buffer | string>; now: Date },
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // It may have been there before, open to everybody on the machine.
  await chmod(folder, 0o700);
  const until = usefulHours && `.until-${stampOf(new Date(now.getTime() + usefulHours * HOUR_MS))}`;
  const name = `${stampOf(now)}-${id}${about ? `.of-${about}` : ""}${until ?? ""}`;
  for (const [ending, content] of Object.entries(parts)) await writeWhole(join(folder, `${name}.${ending}`), content);
}

/** Removes all letters about somebody. */
export async function forgetLetters(folder: string, userId: string): Promise<void> {
  for (const name of await namesIn(folder)) if (aboutOf(name) === userId) await rm(join(folder, name), { force: true });
}

type Clearing = {
  now: Date;
  /** Which of these people have an account still. */
  living: (userIds: string[]) => Promise<ReadonlySet<string>>;
};

/** Removes letters that are of no use any more, those about people who have left, and what a process that was killed has left half written. */
export async function clearOutbox(folder: string, { now, living }: Clearing): Promise<void> {
  const names = await namesIn(folder);
  const there = await living([...new Set(names.flatMap((name) => aboutOf(name) ?? []))]);
  for (const name of names) {
    const about = aboutOf(name);
    const hasLeft = about !== undefined && !there.has(about);
    if (hasLeft || (await isOver(join(folder, name), now))) await rm(join(folder, name), { force: true });
  }
}

/** Nobody is told when a file is gone meanwhile: somebody removed it, or it was still being written and has got its real name. */
async function isOver(path: string, now: Date): Promise<boolean> {
  const { mtimeMs } = (await stat(path).catch(() => null)) ?? { mtimeMs: Number.POSITIVE_INFINITY };
  // Whoever is at it needs no minute, and was not at it before this process began.
  if (path.endsWith(".part")) return mtimeMs < Math.max(performance.timeOrigin, now.getTime() - MINUTE_MS);
  const until = /\.until-([\dTZ-]+)\.\w+$/.exec(path)?.[1];
  return mtimeMs < now.getTime() - KEPT_DAYS * DAY_MS || (until !== undefined && until <= stampOf(now));
}

const namesIn = (folder: string) => readdir(folder).catch((): string[] => []);

/** Whom a letter is about, by the name of one of its files. */
export const aboutOf = (name: string) => /\.of-([\da-f-]{36})\./.exec(name)?.[1];

/** An instant as file names can hold it; later ones sort behind earlier ones. */
const stampOf = (instant: Date) => instant.toISOString().replace(/[:.]/g, "-");

/** Written under another name and then renamed, so that nobody who watches the folder sees half a letter. */
async function writeWhole(path: string, content: Buffer | string): Promise<void> {
  await writeFile(`${path}.part`, content, { mode: 0o600 });
  await rename(`${path}.part`, path);
}
