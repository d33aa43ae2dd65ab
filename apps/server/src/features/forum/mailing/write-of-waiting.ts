import { paths } from "@dripstone/contract/paths";
import type { Deps } from "../../../deps.ts";
import { readerOfLetter } from "../../../notices/letters.ts";
import { newsOf } from "../../../notices/news-of.ts";
import { forumWaiting } from "../moderation/notices.ts";
import { readQueueSize } from "../moderation/queue-size.ts";
import type { ForumMails } from "./kinds.ts";

type Letter = ForumMails["forum-waiting"];

/** Says how much waits by now; null when nothing does, or its reader has seen it meanwhile, or looks after the forum no more. */
export async function writeOfWaiting(
  deps: Pick<Deps, "db" | "clock">,
  params: Letter["params"],
  to: string,
): Promise<Letter["values"] | null> {
  const news = await newsOf(deps.db, params, [forumWaiting.name]);
  const { waiting } = await readQueueSize(deps.db);
  if (news.length === 0 || waiting === 0) return null;
  const found = await readerOfLetter(deps, forumWaiting, { userId: params.userId, to });
  if (!found) return null;
  const { language: _, ...reader } = found;
  return { ...reader, count: String(waiting), link: paths.adminForum };
}
