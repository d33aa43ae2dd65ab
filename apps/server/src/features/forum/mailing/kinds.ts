import type { Mailbox } from "@dripstone/contract/accounts/payloads";
import ch from "../../../../locales/ch/forum.json" with { type: "json" };
import en from "../../../../locales/en/forum.json" with { type: "json" };
import { defineMails } from "../../../mail/kinds.ts";
import type { AboutNews, NoticeKind } from "../../../notices/kinds.ts";

type Letter = { name: string; link: string; stop: string; unsubscribe: string; reader: Mailbox };

/** `title` is that of the thread where there is only one. */
type LetterOfThreads = Letter & { news: "one" | "many"; title: string; lines: string[] };

export type ForumMails = {
  "forum-reply": { params: AboutNews; values: LetterOfThreads };
  "forum-mention": { params: AboutNews; values: LetterOfThreads };
  "forum-accepted": { params: AboutNews; values: LetterOfThreads };
  /** Says nothing of what was written: it may be hidden for a reason. */
  "forum-moderation": { params: AboutNews; values: Letter };
  /** To who looks after the forum. */
  "forum-waiting": { params: AboutNews; values: Letter & { count: string } };
};

/** Letters that are needed more, such as a link to a new password, find room beside them. */
const share = { most: 1, room: 3 };

export const forumMails = defineMails<ForumMails>(
  { en, ch },
  {
    "forum-reply": share,
    "forum-mention": share,
    "forum-accepted": share,
    "forum-moderation": share,
    "forum-waiting": share,
  },
);

/** The letter of a kind of notice, for those who have asked for it. */
export const letterOf = (name: keyof ForumMails): NonNullable<NoticeKind["mail"]> => ({
  letter: forumMails[name],
  gathers: true,
  usually: false,
  labels: { en: en.letters[name], ch: ch.letters[name] },
});
