import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { reasonOf } from "./reason.ts";
import { StartError } from "./start-error.ts";

/** Makes the folder of all that we keep, and those in it, and finds out whether we may write there, before anything is begun. */
export async function openDataFolder(folder: string, inside: readonly string[]): Promise<void> {
  await make(folder);
  // First, as Node tries for ever to make folders where the system says that their parent is not there, though it is.
  await tryToWrite(folder);
  // What lies inside is nobody else's: letters with living links, and files of children.
  for (const path of inside) await make(path, 0o700);
}

async function make(path: string, mode?: number): Promise<void> {
  await mkdir(path, { recursive: true, ...(mode !== undefined && { mode }) }).catch((error) => {
    throw new StartError(
      `The data folder cannot be made (${reasonOf(error)}): set DATA_DIR to a folder that we may write`,
    );
  });
}

async function tryToWrite(folder: string): Promise<void> {
  const probe = join(folder, `.may-we-write-${process.pid}`);
  try {
    await writeFile(probe, "drip");
  } catch (error) {
    throw new StartError(
      `Nothing can be written to the data folder (${reasonOf(error)}): make room or give us the right to, or set DATA_DIR to another folder`,
    );
  } finally {
    await rm(probe, { force: true }).catch(() => {});
  }
}
