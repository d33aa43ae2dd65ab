import { paths } from "@dripstone/contract/paths";
import type { Deps } from "../../../deps.ts";
import { readerOfLetter } from "../../../notices/letters.ts";
import { newsOf } from "../../../notices/news-of.ts";
import { forumHidden, moderationNotices } from "../moderation/notices.ts";
import type { ForumMails } from "./kinds.ts";

type Letter = ForumMails["forum-moderation"];

/** Null when all of it was taken back or read meanwhile, or nobody is to be written to there any more. */
export async function writeOfDecisions(
  deps: Pick<Deps, "db" | "clock">,
  params: Letter["params"],
  to: string,
): Promise<Letter["values"] | null> {
  const kinds = moderationNotices.map(({ name }) => name);
  const news = await newsOf(deps.db, params, kinds);
  if (news.length === 0) return null;
  const found = await readerOfLetter(deps, forumHidden, { userId: params.userId, to });
  if (!found) return null;
  const { language: _, ...reader } = found;
  return { ...reader, link: paths.forum };
}
