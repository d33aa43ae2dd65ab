import { startTestDatabaseServer } from "./database-server.ts";

/** The global set-up of both test runners: one database server for all files. Gives back what takes it down. */
export default async function setUp(): Promise<() => Promise<void>> {
  const server = await startTestDatabaseServer();
  return () => server.stop();
}
