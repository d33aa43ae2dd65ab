import { forumLimits } from "@dripstone/contract/forum/limits";
import { lengthOf } from "@dripstone/contract/length";
import { locales } from "@dripstone/contract/locale";
import { z } from "zod";
import { readFrontMatter } from "../front-matter.ts";

const frontMatter = z.strictObject({
  title: z.string(),
  category: z.string(),
  author: z.string(),
  lang: z.enum(locales),
  /** How long ago it was written. */
  daysAgo: z.number().positive(),
  views: z.int().min(0),
  /** Those for it less those against it. */
  votes: z.int(),
  /** The number of the reply that answers it, from 1. */
  accepted: z.int().min(1).nullable().default(null),
  pinned: z.boolean().default(false),
  locked: z.boolean().default(false),
});

type ReplySource = {
  author: string;
  /** After the post. */
  hours: number;
  votes: number;
  /** Markdown. */
  content: string;
};

/** A post and its replies, in the order of time. */
export type ThreadSource = z.output<typeof frontMatter> & {
  /** Markdown. */
  content: string;
  replies: ReplySource[];
};

/**
 * Reads a thread: front matter and the post's text, then each reply after a line `=== author | hours | votes`. What is wrong goes to
 * `complain`; the thread is then undefined.
 */
export function readThread(source: string, complain: (reason: string) => void): ThreadSource | undefined {
  let sound = true;
  const refuse = (reason: string) => {
    sound = false;
    complain(reason);
  };
  const read = readFrontMatter(source, frontMatter, refuse);
  if (!read) return undefined;
  const { matter, body } = read;
  const [content = "", ...parts] = body.split(/^(?==== )/m).map((part) => part.trim());
  const replies = parts.flatMap((part) => readReply(part, refuse) ?? []);
  if (!matter) return undefined;

  const { TITLE_MIN, TITLE_MAX, POST_MIN, POST_MAX, REPLY_MIN, REPLY_MAX } = forumLimits;
  bound("the title", matter.title, TITLE_MIN, TITLE_MAX, refuse);
  bound("the post", content, POST_MIN, POST_MAX, refuse);
  for (const [index, reply] of replies.entries()) {
    bound(`reply ${index + 1}`, reply.content, REPLY_MIN, REPLY_MAX, refuse);
    if (reply.hours <= (replies[index - 1]?.hours ?? 0)) refuse(`reply ${index + 1} must come after the one before it`);
    if (reply.hours >= matter.daysAgo * 24) refuse(`reply ${index + 1} is still to come`);
  }
  if (matter.accepted !== null && !replies[matter.accepted - 1]) refuse(`has no reply ${matter.accepted} to accept`);
  return sound ? { ...matter, content, replies } : undefined;
}

function readReply(part: string, refuse: (reason: string) => void): ReplySource | undefined {
  const [, author, hours, votes, content] = /^=== (\w+) \| ([\d.]+) \| (-?\d+)\r?\n(.*)$/s.exec(part) ?? [];
  if (author === undefined || content === undefined) {
    refuse(`has a reply that does not begin like "=== author | hours | votes": ${part.slice(0, 40)}`);
    return undefined;
  }
  return { author, hours: Number(hours), votes: Number(votes), content: content.trim() };
}

function bound(what: string, text: string, min: number, max: number, refuse: (reason: string) => void): void {
  const length = lengthOf(text);
  if (length < min || length > max) refuse(`${what} has ${length} characters, and may have ${min} to ${max}`);
}
