import type { Locale } from "@dripstone/contract/locale";
import type { Notice } from "@dripstone/contract/notices/endpoints";
import { type Expression, expressionBuilder, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { DB } from "../database/schema.ts";
import type { Deps } from "../deps.ts";
import { fillText } from "../fill-text.ts";
import type { About } from "./about.ts";

/** All that somebody is told, the newest first, as an expression. */
export const storedNotices = (userId: Expression<string>) =>
  jsonArrayFrom(
    expressionBuilder<DB>()
      .selectFrom("notices")
      .select(["notices.id", "kind", "about", "at", "readAt as read"])
      .where("userId", "=", userId)
      .orderBy("at", "desc")
      .orderBy("notices.id", "desc"),
  );

/** How much somebody has not read, and what is the newest of all, as an expression: of the kinds that there are. */
export const unreadNotices = (userId: Expression<string>, { kinds }: { kinds: readonly string[] }) =>
  sql<{ unread: number; newest: string | null }>`(
    select json_build_object(
      'unread', count(*) filter (where read_at is null),
      'newest', (array_agg(id order by at desc, id desc))[1]
    ) from notices where user_id = ${userId} and kind = any(${kinds})
  )`;

type Stored = ReturnType<typeof storedNotices> extends Expression<infer Rows> ? Rows : never;

/** What is stored, in the words of a language. A kind that is gone from the code has none. */
export async function presentNotices(
  { db, clock, noticeKinds }: Pick<Deps, "db" | "clock" | "noticeKinds">,
  stored: Stored,
  language: Locale,
): Promise<Notice[]> {
  const now = clock();
  const told = stored.map(async ({ id, kind: name, about, at, read }) => {
    const kind = noticeKinds.get(name);
    if (!kind) return [];
    const text = fillText(kind.texts[language], inLanguage(about, language));
    const link = await kind.link(about as never, { db, now });
    return [{ id, text, link, at: new Date(at).toISOString(), read: read !== null }];
  });
  return (await Promise.all(told)).flat();
}

function inLanguage(about: About, language: Locale): Record<string, string> {
  return Object.fromEntries(
    Object.entries(about).map(([name, value]) => [name, typeof value === "string" ? value : value[language]]),
  );
}
