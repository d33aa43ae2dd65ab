import type { Locale } from "@dripstone/contract/locale";
import { paths } from "@dripstone/contract/paths";
import ch from "../../../../locales/ch/forum.json" with { type: "json" };
import en from "../../../../locales/en/forum.json" with { type: "json" };
import type { Database } from "../../../database/connect.ts";
import type { Deps } from "../../../deps.ts";
import { fillText } from "../../../fill-text.ts";
import { readerOfLetter } from "../../../notices/letters.ts";
import { newsOf } from "../../../notices/news-of.ts";
import { knownName } from "../../../people/known-name.ts";
import { forumAccepted, forumMention, forumNotices, forumReply, placeOf } from "../notices/kinds.ts";
import type { ForumMails } from "./kinds.ts";

type Name = "forum-reply" | "forum-mention" | "forum-accepted";
type Letter = ForumMails[Name];

/** A letter names so many threads and people; how much more there is, its last line says. */
const LINES_MAX = 10;

const kinds = { "forum-reply": forumReply, "forum-mention": forumMention, "forum-accepted": forumAccepted };
const texts = { en, ch };

/** The kinds of notices that a letter tells of. */
const kindsIn = (name: Name) => forumNotices.filter(({ mail }) => mail?.letter.name === name).map((kind) => kind.name);

/**
 * Tells in which threads somebody was answered, mentioned or accepted. Of what is held, hidden or gone by now it says nothing; null when nothing
 * is left, or nobody is to be written to there any more.
 */
export async function writeOfThreads(
  deps: Pick<Deps, "db" | "clock">,
  name: Name,
  params: Letter["params"],
  to: string,
): Promise<Letter["values"] | null> {
  const news = await newsOf(deps.db, params, kindsIn(name));
  const places = await publicPlaces(
    deps.db,
    news.map(({ subject }) => subject),
  );
  const [first] = places;
  if (!first) return null;
  const found = await readerOfLetter(deps, kinds[name], { userId: params.userId, to });
  if (!found) return null;
  const { language, ...reader } = found;
  const isOneThread = places.every(({ post }) => post === first.post);
  return {
    ...reader,
    news: isOneThread ? "one" : "many",
    title: first.title,
    lines: linesOf(places, language, name),
    link: isOneThread ? placeIn(first, places.length) : paths.forum,
  };
}

type Place = { post: string; reply: string | null; title: string; who: string; role: string };

/** Where it stands as it is now: its title may have been changed since, and so may who wrote it. */
async function publicPlaces(db: Database, subjects: readonly string[]): Promise<Place[]> {
  if (subjects.length === 0) return [];
  const replies = await db
    .selectFrom("forumReplies as reply")
    .innerJoin("forumPosts as post", "post.id", "reply.postId")
    .innerJoin("users as author", "author.id", "reply.authorId")
    .where("reply.id", "in", subjects)
    .where("reply.state", "=", "visible")
    .where("post.state", "=", "visible")
    .select(["reply.id as reply", "post.id as post", "post.title", "author.name as who", "author.role"])
    .execute();
  const posts = await db
    .selectFrom("forumPosts as post")
    .innerJoin("users as author", "author.id", "post.authorId")
    .where("post.id", "in", subjects)
    .where("post.state", "=", "visible")
    .select(["post.id as post", "post.title", "author.name as who", "author.role"])
    .execute();
  const found = new Map<string, Place>([
    ...replies.map((reply) => [reply.reply, reply] as const),
    ...posts.map((post) => [post.post, { ...post, reply: null }] as const),
  ]);
  return subjects.flatMap((subject) => found.get(subject) ?? []);
}

/** Who has written several times in a thread stands there once. */
function linesOf(places: readonly Place[], language: Locale, name: Name): string[] {
  const { lines, more } = texts[language];
  const said = places.map(({ who, role, title }) =>
    fillText(lines[name], { who: knownName(language, { name: who, role }), title }),
  );
  const all = [...new Set(said)];
  const rest = all.length - LINES_MAX;
  return rest > 0 ? [...all.slice(0, LINES_MAX), fillText(more, { count: rest })] : all;
}

const placeIn = ({ post, reply }: Place, count: number) =>
  count === 1 && reply !== null ? placeOf(post, reply) : paths.forumPost(post);
