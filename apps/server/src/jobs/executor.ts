import type { CompiledQuery } from "kysely";
import type { Database } from "../database/connect.ts";

/** pg-boss speaks through our pool, or inside a caller's transaction; its columns keep their own names. */
export function executorOf(db: Database) {
  const plain = db.withoutPlugins();
  return {
    async executeSql(text: string, parameters: unknown[] = []) {
      const query = queryOf(text, parameters);
      const result = db.isTransaction ? plain.executeQuery(query) : withoutTrace(plain, query);
      return { rows: [...(await result).rows] };
    },
  };
}

/** pg-boss sends whole transactions as one text: what fails in the middle must not go back to the pool half done. */
function withoutTrace(plain: Database, query: CompiledQuery) {
  return plain.connection().execute(async (connection) => {
    try {
      return await connection.executeQuery(query);
    } catch (error) {
      await connection.executeQuery(queryOf("rollback", []));
      throw error;
    }
  });
}

function queryOf(text: string, parameters: unknown[]): CompiledQuery {
  const query = { kind: "RawNode" as const, sqlFragments: [text], parameters: [] };
  return { sql: text, parameters, query, queryId: { queryId: "jobs" } };
}
