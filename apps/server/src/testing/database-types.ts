import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { generate, PostgresDialect } from "kysely-codegen";
import type { Database } from "../database/connect.ts";

const biome = fileURLToPath(new URL("../../../../node_modules/@biomejs/biome/bin/biome", import.meta.url));

/** The text of `database/generated.ts` for a migrated database; the mappings say what `connect` makes of each type. */
export async function databaseTypes(db: Database): Promise<string> {
  const text = await generate({
    db,
    dialect: new PostgresDialect({ dateParser: "string" }),
    camelCase: true,
    includePattern: "public.*",
    excludePattern: "*kysely_migration*",
    typeMapping: { int8: "number" },
    typeOnlyImports: true,
    outFile: null,
  });
  return execFileSync(process.execPath, [biome, "format", "--stdin-file-path=generated.ts"], {
    input: text,
    encoding: "utf8",
  });
}
