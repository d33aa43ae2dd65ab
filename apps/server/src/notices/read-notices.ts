import type { Locale } from "@dripstone/contract/locale";
import type { Notice } from "@dripstone/contract/notices/endpoints";
import type { Deps } from "../deps.ts";
import { fillText } from "../fill-text.ts";
import type { About } from "./kinds.ts";

/** All that somebody is told, the newest first, in the words of a language. A kind that is gone from the code has none. */
export async function readNotices(
  { db, clock, noticeKinds }: Pick<Deps, "db" | "clock" | "noticeKinds">,
  userId: string,
  language: Locale,
): Promise<Notice[]> {
  const rows = await db
    .selectFrom("notices")
    .select(["id", "kind", "about", "at", "readAt"])
    .where("userId", "=", userId)
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .execute();
  return rows.flatMap(({ id, kind: name, about, at, readAt }) => {
    const kind = noticeKinds.get(name);
    if (!kind) return [];
    const text = fillText(kind.texts[language], inLanguage(about, language));
    return [{ id, text, link: kind.link(about as never, clock()), at: at.toISOString(), read: readAt !== null }];
  });
}

function inLanguage(about: About, language: Locale): Record<string, string> {
  return Object.fromEntries(
    Object.entries(about).map(([name, value]) => [name, typeof value === "string" ? value : value[language]]),
  );
}
