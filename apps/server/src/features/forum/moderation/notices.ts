import { paths } from "@dripstone/contract/paths";
import ch from "../../../../locales/ch/moderation.json" with { type: "json" };
import en from "../../../../locales/en/moderation.json" with { type: "json" };
import type { Database } from "../../../database/connect.ts";
import type { About } from "../../../notices/about.ts";
import type { NoticeKind } from "../../../notices/kinds.ts";
import { letterOf } from "../mailing/kinds.ts";
import { placeOf } from "../notices/kinds.ts";
import { titlesNow } from "../notices/titles-now.ts";
import { isPublic } from "../policy.ts";

/** The title of the post, or of the post below which a reply stands; `reply` is empty for the post itself. */
type AboutWriting = { title: string; post: string; reply: string };

/** Notices that are older than this know of no reply. */
const toThread = ({ post, reply }: Omit<AboutWriting, "title" | "reply"> & { reply?: string }) =>
  reply ? placeOf(post, reply) : paths.forumPost(post);

export const forumApproved = ofThread(kindOf<AboutWriting>("forum-approved", toThread));

export const forumHidden = ofThread(kindOf<AboutWriting & { reason: string }>("forum-hidden", toThread));

export const forumMoved = ofThread(
  kindOf<AboutWriting & { category: Record<"en" | "ch", string> }>("forum-moved", toThread),
);

export const forumEdited = ofThread(kindOf<AboutWriting & { reason: string }>("forum-edited", toThread));

export const forumDeleted = ofThread(kindOf<AboutWriting>("forum-deleted", whatIsLeft));

export const forumSilenced = kindOf<{ date: Record<"en" | "ch", string>; reason: string }>(
  "forum-silenced",
  () => paths.forum,
);

/** Somebody may write again before their break was over. */
export const forumSilenceEnded = kindOf<Record<string, never>>("forum-silence-ended", () => paths.forum);

/** How much waits for whoever looks after the forum. */
export const forumWaiting: NoticeKind<{ count: string }> = {
  ...kindOf<{ count: string }>("forum-waiting", () => paths.adminForum),
  mail: { ...letterOf("forum-waiting"), onlyFor: ["teacher", "admin"] },
};

export const moderationNotices = [
  forumApproved,
  forumHidden,
  forumMoved,
  forumEdited,
  forumDeleted,
  forumSilenced,
  forumSilenceEnded,
];

/** The place of what was deleted, as long as there is one: else its thread, and the forum where nobody else may read that, or it is gone, too. */
async function whatIsLeft({ post, reply }: AboutWriting, { db }: { db: Database }) {
  const thread = await db
    .selectFrom("forumPosts as post")
    .leftJoin("forumReplies as reply", (join) =>
      join.onRef("reply.postId", "=", "post.id").on("reply.id", "=", reply === "" ? null : reply),
    )
    .where("post.id", "=", post)
    .select(["post.state", "reply.id as reply"])
    .executeTakeFirst();
  if (!thread || !isPublic(thread)) return paths.forum;
  return toThread({ post, reply: thread.reply ?? "" });
}

/** Whoever wrote a reply is not told the title of a thread that they could not read any more. */
function ofThread<Of extends AboutWriting>(kind: NoticeKind<Of>): NoticeKind<Of> {
  return { ...kind, asNow: titlesNow };
}

function kindOf<Of extends About>(name: keyof typeof en.notices, link: NoticeKind<Of>["link"]): NoticeKind<Of> {
  return { name, texts: { en: en.notices[name], ch: ch.notices[name] }, link, mail: letterOf("forum-moderation") };
}
