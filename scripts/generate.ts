import { writeFile } from "node:fs/promises";
import { testDatabase } from "../apps/server/src/testing/database.ts";
import { startTestDatabaseServer } from "../apps/server/src/testing/database-server.ts";
import { databaseTypes } from "../apps/server/src/testing/database-types.ts";

/** Writes the types of the tables, as the migrations make them. */
const server = await startTestDatabaseServer();
try {
  const { db, drop } = await testDatabase();
  await writeFile(new URL("../apps/server/src/database/generated.ts", import.meta.url), await databaseTypes(db));
  await drop();
} finally {
  await server.stop();
}
