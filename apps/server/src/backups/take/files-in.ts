import type pg from "pg";
import type { Files } from "../../files/files.ts";

const AT_ONCE = 500;

/** Where the database says that files lie, page by page, each with the keys of what lies there. */
export async function* filesIn(client: pg.Client, files: Files): AsyncGenerator<{ place: string; keys: string[] }> {
  let last = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const { rows } = await client.query<{ id: string; place: string }>(
      "select id, place from stored_files where id > $1 order by id limit $2",
      [last, AT_ONCE],
    );
    for (const { id, place } of rows) {
      yield { place, keys: await keysBelow(files, place) };
      last = id;
    }
    if (rows.length < AT_ONCE) return;
  }
}

async function keysBelow(files: Files, place: string): Promise<string[]> {
  const keys: string[] = [];
  let paginationToken: string | undefined;
  do {
    const page = await files
      .listAll(place, { recursive: true, ...(paginationToken && { paginationToken }) })
      .catch((error) => {
        if (isAbsent(error)) return { objects: [], paginationToken: undefined };
        throw error;
      });
    for (const one of page.objects) if (one.isFile) keys.push(one.key);
    paginationToken = page.paginationToken;
  } while (paginationToken);
  return keys;
}

function isAbsent(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  return code === "ENOENT" || (cause !== undefined && isAbsent(cause));
}
