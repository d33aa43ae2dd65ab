import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Takes what is wrong with a file of a folder (`/en.md`), or with the folder itself (an empty name). */
export type Complain = (file: string) => (reason: string) => void;

type NumberedFolder = { name: string; number: number; slug: string };

/** The folders in a folder, by their names. */
export async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .map(({ name }) => name)
    .sort();
}

/** The folders in a folder that are named like `07-stone-bridge`, in their order; that one is named otherwise, or like another, is told. */
export async function numberedFolders(
  folder: string,
  complainOf: (name: string) => Complain,
): Promise<NumberedFolder[]> {
  const found: NumberedFolder[] = [];
  const seen = new Set<string>();
  for (const name of await foldersIn(folder)) {
    const complain = complainOf(name)("");
    const [, number, slug] = /^(\d\d)-([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(name) ?? [];
    if (number === undefined || slug === undefined) {
      complain("must be named like 07-stone-bridge");
      continue;
    }
    if (seen.has(number) || seen.has(slug)) complain("has a number or a name that another folder has, too");
    seen.add(number).add(slug);
    found.push({ name, number: Number(number), slug });
  }
  return found;
}

/** Reads the files of a folder; one that is missing is told, and so is whatever `parse` finds wrong. */
export function filesOf(folder: string, complain: Complain) {
  return async <Result>(file: string, parse: (source: string, refuse: (reason: string) => void) => Result) => {
    const source = await readFile(join(folder, file), "utf8").catch((error: NodeJS.ErrnoException) => {
      complain(`/${file}`)(error.code === "ENOENT" ? "is missing" : error.message);
    });
    return source === undefined ? undefined : parse(source, complain(`/${file}`));
  };
}
