import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { reasonOf } from "./reason.ts";
import { StartError } from "./start-error.ts";

/** Makes the folder of all that we keep, and those in it, and finds out whether we may write there, before anything is begun. */
export async function openDataFolder(folder: string, inside: readonly string[]): Promise<void> {
  for (const path of [folder, ...inside]) {
    // What lies inside is nobody else's: letters with living links, and files of children.
    await mkdir(path, { recursive: true, ...(path !== folder && { mode: 0o700 }) }).catch((error) => {
      throw new StartError(
        `The data folder cannot be made (${reasonOf(error)}): set DATA_DIR to a folder that we may write`,
      );
    });
  }
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
