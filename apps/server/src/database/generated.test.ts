import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { testDatabase } from "../testing/database.ts";
import { databaseTypes } from "../testing/database-types.ts";

it("has the types of the tables as the migrations make them (`npm run generate` writes them)", async () => {
  const { db, drop } = await testDatabase();
  const written = await readFile(new URL("generated.ts", import.meta.url), "utf8");
  expect(written).toBe(await databaseTypes(db));
  await drop();
});
