import { forumLimits } from "@dripstone/contract/forum/limits";
import { mentionedIn } from "@dripstone/markdown";
import type { Database } from "../../../database/connect.ts";
import { writersIn } from "../thread/people-to-mention.ts";

export type Writer = { id: string; name: string };

/** Who may be mentioned in a text of a thread; nobody is asked for where nobody could be. */
export async function mentionable(db: Database, postId: string, content: string): Promise<Writer[]> {
  if (!/[@＠]/.test(content)) return [];
  return writersIn(db, postId).select(["writer.id", "writer.name"]).orderBy("writer.id").execute();
}

/** Whom a text mentions of those; all who share a name. */
export function mentionedBy(content: string, writers: readonly Writer[]): string[] {
  const names = new Set(mentionedIn(content, [...new Set(writers.map(({ name }) => name))]));
  return writers
    .filter(({ name }) => names.has(name))
    .map(({ id }) => id)
    .slice(0, forumLimits.MENTIONS_MAX);
}
