import { tutorLimits } from "@dripstone/contract/tutor/limits";
import type { ChatMessage, chatMessagePayload } from "@dripstone/contract/tutor/payloads";
import {
  type ConcernKind,
  concernIn,
  isPlainProblem,
  type Passage,
  type Turn,
  toldOutright,
  type Usage,
} from "@dripstone/tutor";
import type { z } from "zod";
import type { Database } from "../../../database/connect.ts";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { Caller } from "../../../http/caller.ts";
import { ApiError } from "../../../http/errors.ts";
import { lockUser } from "../../../people/lock-user.ts";
import { beginCall, type Call } from "../calls/begin-call.ts";
import { admitMessage } from "../caps/admit-message.ts";
import { readCaps } from "../caps/caps.ts";
import type { Models } from "../models/engine-of.ts";
import { servingModel } from "../models/serving-model.ts";
import { holdPicture } from "../pictures/hold-picture.ts";
import { flagMessage } from "../watch/flag-message.ts";
import { drawBlock } from "./draw-block.ts";
import { isBrokenOff, presentMessage, shown } from "./present-message.ts";

const { CHAT_SESSION_MESSAGES_MAX, CHAT_NAME_MAX } = tutorLimits;

/** What the tutor is reminded of, the newest messages of a conversation: at least so many, */
const REMEMBERED = 24;
/** and up to so many more, so that what it is reminded of begins at the same place for a while: what begins alike is not read anew. */
const REMEMBERED_MORE = 16;
/** Messages before the last one that are read together with it. */
const PIECES_MAX = 3;

type Said = z.output<typeof chatMessagePayload>;

/** What was asked, the place of the reply to it, and what was said before. */
export type Begun = {
  asked: ChatMessage;
  replyId: string;
  call: Call;
  history: Turn[];
  /** What the student may need somebody's help with; teachers have been told. */
  concern: ConcernKind | null;
  /** The picture that the reply is about: that of the message, or, for a model that sees, of one shortly before. */
  picture: string | null;
};

/** Keeps what a student says, with a place for the reply: only one reply of a conversation is written at a time. */
export function beginReply(
  {
    db,
    clock,
    mail,
    tutorProviders,
    models,
  }: Pick<Deps, "db" | "clock" | "mail" | "tutorProviders"> & { models: Models },
  { user }: Pick<Caller, "user">,
  said: Said,
): Promise<Begun> {
  return inTransaction(db, async (transaction) => {
    await lockUser(transaction, user.id);
    const now = clock();
    const mine = { userId: user.id, sessionId: said.sessionId };
    if (said.replaces) await takeBack(transaction, mine, said.replaces);
    const before = await rememberedOf(transaction, mine);
    const last = before.at(-1);
    if (last?.state === "writing" && !isBrokenOff(last, now)) throw new ApiError("CHAT_REPLY_PENDING");
    const concern = concernNow(before, said.message);
    if (!user.isMember && !isInDanger(concern)) throw new ApiError("PARENT_CONSENT_NEEDED");
    const caps = await readCaps(transaction);
    await admitMessage(transaction, { userId: user.id, now, caps, isUrgent: concern !== null });
    const number = last?.number ?? 0;
    if (number + 2 > CHAT_SESSION_MESSAGES_MAX) throw new ApiError("CHAT_SESSION_FULL");
    const history = before.map(({ role, content }) => ({ role, content }));
    const { mode } = said.context;
    // Whoever needs a person is answered by no model.
    const served = concern === null ? await servingModel(transaction, tutorProviders, { mode }) : null;
    await holdPicture(transaction, { userId: user.id, picture: said.picture });
    // Who does not see what it is about is not asked.
    const model = said.picture && !served?.seesPictures ? null : served;
    const picture = said.picture ?? (model?.seesPictures ? shortlyBefore(before) : null);
    const most = mostOf(models, said, { history, picture });
    await keepSession(transaction, user.id, said, now);
    const rows = [
      { role: "user" as const, content: said.message, state: "done" as const, pictureId: said.picture ?? null },
      { role: "assistant" as const, content: "", state: "writing" as const, pictureId: null },
    ].map((row, place) => ({
      ...{ ...mine, ...row, number: number + 1 + place, at: now, sources: "[]" },
      parts: JSON.stringify(row.content ? [drawBlock({ kind: "text", title: null, markdown: row.content })] : []),
    }));
    const kept = await transaction.insertInto("chatMessages").values(rows).returning(shown).execute();
    const [asked, reply] = kept.sort((a, b) => (a.role === "user" ? -1 : 1) - (b.role === "user" ? -1 : 1));
    if (!asked || !reply) throw new Error("Both are kept");
    const call = await beginCall(transaction, {
      ...{ userId: user.id, mode, now, caps, model, most },
      messageId: reply.id,
    });
    if (concern)
      await flagMessage(
        { db: transaction, clock, mail },
        { ...mine, name: user.name, messageId: asked.id, said: said.message, kind: concern },
      );
    return { asked: presentMessage(asked, now), replyId: reply.id, call, history, concern, picture };
  });
}

/** A child whose parent has not said yes is heard in danger all the same; what tells how to reach them is not kept of them. */
const isInDanger = (concern: ConcernKind | null) => concern !== null && concern !== "personal-data";

/** The most that a model may use for the reply, with passages as long as they get. */
function mostOf(
  models: Models,
  { message, context }: Said,
  { history, picture }: { history: Turn[]; picture: string | null },
): Usage {
  const { section, mode, maxTokens } = context;
  const asked = {
    message,
    history,
    section,
    mode,
    language: "en" as const,
    isClosed: () => false,
    passages: longestPassages,
    ...(picture !== null && { picture: new Uint8Array() }),
  };
  return models?.tokensAtMost({ maxTokens }, asked) ?? { tokensIn: 0, tokensOut: 0 };
}

const longestPassages: Passage[] = Array.from({ length: 4 }, () => ({
  title: "水".repeat(120),
  text: "水".repeat(600),
}));

/**
 * What was said in pieces is one thing to say: what the last messages say outright together counts, too. What they gave reason to without this
 * one is cared for, and what this one says by itself has been weighed, so that only something else counts: "i want to kill" may be heard as
 * one thing, and is another with the next word. A problem of mathematics, every word of which is understood, is no piece of anything.
 */
function concernNow(before: readonly Before[], message: string): ConcernKind | null {
  const alone = concernIn(message);
  if (alone && alone.kind !== "worry") return alone.kind;
  if (isPlainProblem(message)) return alone?.kind ?? null;
  const outright = toldOutright(message);
  const said = before.flatMap(({ role, content }) => (role === "user" ? [content] : [])).slice(-PIECES_MAX);
  const last = said.slice(said.findLastIndex(isPlainProblem) + 1);
  for (let from = last.length - 1; from >= 0; from--) {
    const pieces = last.slice(from);
    const together = toldOutright([...pieces, message].join(" "));
    if (together && together !== outright && together !== toldOutright(pieces.join(" "))) return together;
  }
  return alone?.kind ?? null;
}

/** The newest picture of what was said last: "and part b?" is about it, too. */
const shortlyBefore = (before: readonly Before[]): string | null =>
  before.slice(-tutorLimits.CHAT_PICTURE_SEEN_FOR).findLast(({ pictureId }) => pictureId)?.pictureId ?? null;

type Before = { role: "user" | "assistant"; content: string; pictureId: string | null };

type Session = { userId: string; sessionId: string };

/** The newest messages of a conversation, the oldest of them first. */
async function rememberedOf(transaction: Database, { userId, sessionId }: Session) {
  const newest = await transaction
    .selectFrom("chatMessages")
    .select(["number", "role", "content", "state", "at", "pictureId"])
    .where("userId", "=", userId)
    .where("sessionId", "=", sessionId)
    .orderBy("number", "desc")
    .limit(REMEMBERED + REMEMBERED_MORE)
    .execute();
  const steps = Math.ceil(((newest[0]?.number ?? 0) - REMEMBERED - REMEMBERED_MORE) / REMEMBERED_MORE);
  return newest.filter(({ number }) => number > steps * REMEMBERED_MORE).reverse();
}

/** A message that is said anew, and whatever came after it, is gone; a reply that is being written to it finds no place any more. */
async function takeBack(transaction: Database, { userId, sessionId }: Session, id: string): Promise<void> {
  const messages = transaction
    .selectFrom("chatMessages")
    .where("userId", "=", userId)
    .where("sessionId", "=", sessionId);
  const taken = await messages.select("number").where("id", "=", id).where("role", "=", "user").executeTakeFirst();
  if (!taken) throw new ApiError("CHAT_CHANGED_MEANWHILE");
  await transaction
    .deleteFrom("chatMessages")
    .where("userId", "=", userId)
    .where("sessionId", "=", sessionId)
    .where("number", ">=", taken.number)
    .execute();
}

/** A conversation is called by how it begins, until it gets another name. */
function keepSession(transaction: Database, userId: string, { sessionId, message, context }: Said, now: Date) {
  const name = [...message.replaceAll(/\s+/g, " ")].slice(0, CHAT_NAME_MAX).join("");
  const latest = { context: JSON.stringify(context), at: now };
  return transaction
    .insertInto("chatSessions")
    .values({ userId, id: sessionId, name, begunAt: now, ...latest })
    .onConflict((conflict) => conflict.columns(["userId", "id"]).doUpdateSet(latest))
    .execute();
}
