import type { Locale } from "@dripstone/contract/locale";
import type { Notice } from "@dripstone/contract/notices/endpoints";
import { type Expression, expressionBuilder, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Database } from "../database/connect.ts";
import type { DB } from "../database/schema.ts";
import type { Deps } from "../deps.ts";
import { fillText } from "../fill-text.ts";
import type { About } from "./about.ts";
import type { NoticeKind } from "./kinds.ts";

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
  const known = stored.flatMap(({ kind: name, ...notice }) => {
    const kind = noticeKinds.get(name);
    return kind ? [{ ...notice, kind }] : [];
  });
  const abouts = await asNow(db, known);
  const told = known.map(async (notice) => {
    const { id, kind, about, at, read } = notice;
    const text = fillText(kind.texts[language], inLanguage(abouts.get(notice) ?? about, language));
    const link = await kind.link(about as never, { db, now });
    return { id, text, link, at: new Date(at).toISOString(), read: read !== null };
  });
  return Promise.all(told);
}

type Known = { kind: NoticeKind<never>; about: About };

/** What has changed since it was told; kinds that ask for it in one way are asked together. */
async function asNow<Told extends Known>(db: Database, known: readonly Told[]): Promise<Map<Told, About>> {
  const ways = new Set(known.flatMap(({ kind }) => kind.asNow ?? []));
  const changed = [...ways].map(async (way) => {
    const told = known.filter(({ kind }) => kind.asNow === way);
    const abouts = await way(
      told.map(({ about }) => about as never),
      { db },
    );
    return told.map((notice, nth) => [notice, abouts[nth] ?? notice.about] as const);
  });
  return new Map((await Promise.all(changed)).flat());
}

function inLanguage(about: About, language: Locale): Record<string, string> {
  return Object.fromEntries(
    Object.entries(about).map(([name, value]) => [name, typeof value === "string" ? value : value[language]]),
  );
}
