import type { Locale } from "@dripstone/contract/locale";
import { paths } from "@dripstone/contract/paths";
import ch from "../../../../locales/ch/forum.json" with { type: "json" };
import en from "../../../../locales/en/forum.json" with { type: "json" };
import type { NoticeKind } from "../../../notices/kinds.ts";
import { type ForumMails, letterOf } from "../mailing/kinds.ts";
import { titlesNow } from "./titles-now.ts";

/** The title of a thread, and what in it: a reply, or the post itself where that is empty. */
export type AboutThread = { title: string; post: string; reply: string };

export type AboutWriter = AboutThread & { who: Record<Locale, string> };

/** Somebody has answered what one wrote. */
export const forumReply: NoticeKind<AboutWriter> = kindOf("forum-reply", "forum-reply");

/** Somebody has answered what one wrote, and written one's name in it: one notice, and among the letters a reply. */
export const forumReplyMention: NoticeKind<AboutWriter> = kindOf("forum-reply-mention", "forum-reply");

/** Somebody has written one's name, with a sign before it that says so. */
export const forumMention: NoticeKind<AboutWriter> = kindOf("forum-mention", "forum-mention");

/** One's reply was accepted. */
export const forumAccepted: NoticeKind<AboutThread> = kindOf("forum-accepted", "forum-accepted");

export const forumNotices = [forumReply, forumReplyMention, forumMention, forumAccepted];

function kindOf(name: keyof typeof en.notices, letter: keyof ForumMails): NoticeKind<AboutThread> {
  return {
    name,
    mail: letterOf(letter),
    texts: { en: en.notices[name], ch: ch.notices[name] },
    asNow: titlesNow,
    link: ({ post, reply }) => (reply === "" ? paths.forumPost(post) : placeOf(post, reply)),
  };
}

/** The page of a thread on which a reply stands. */
export const placeOf = (post: string, reply: string) =>
  `${paths.forumPost(post)}?reply=${reply}#reply-${reply}` as const;
