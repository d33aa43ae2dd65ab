import { tutorLimits } from "@dripstone/contract/tutor/limits";
import type {
  ChatEvent,
  ChatMessage,
  ChatPart,
  chatMessagePayload,
  chatReply,
} from "@dripstone/contract/tutor/payloads";
import { type Block, type Engine, recognise, untilAborted } from "@dripstone/tutor";
import type { z } from "zod";
import type { Deps } from "../../../deps.ts";
import type { Caller } from "../../../http/caller.ts";
import { ApiError } from "../../../http/errors.ts";
import { noteTaken } from "../calls/note-taken.ts";
import { settleCall } from "../calls/settle-call.ts";
import { engineOf, loadModels } from "../models/engine-of.ts";
import { findPassages } from "../passages/find-passages.ts";
import { withSource } from "../passages/with-source.ts";
import { bytesOf } from "../pictures/read-picture.ts";
import { beginReply } from "./begin-reply.ts";
import { careFor } from "./care-for.ts";
import { drawBlock } from "./draw-block.ts";
import { keepReply } from "./keep-reply.ts";

type Parts = Pick<Deps, "db" | "clock" | "mail" | "files" | "openProblems" | "sources" | "tutorProviders"> & {
  /** Answers instead of whatever would. */
  engine?: Engine;
  /** Tests have less patience. */
  timeoutMs?: number;
};
/** Between the names of those who have written a reply together. */
const BY_BOTH = " + ";

type Reply = z.input<typeof chatReply>;

/** Says something to the tutor, and tells what it answers while it is written. Who leaves before the end keeps what was written. */
export async function* sendMessage(
  deps: Parts,
  caller: Pick<Caller, "user">,
  { signal: left, ...said }: z.output<typeof chatMessagePayload> & { signal: AbortSignal },
): AsyncGenerator<ChatEvent, Reply, void> {
  const { sessionId, message, context, language = caller.user.preferredLanguage } = said;
  const models = await loadModels(deps);
  const begun = await beginReply({ ...deps, models }, caller, said);
  const { asked, replyId: messageId, call, history, concern, picture: shown } = begun;
  const late = AbortSignal.timeout(deps.timeoutMs ?? tutorLimits.CHAT_TIMEOUT_MS);
  const signal = AbortSignal.any([left, late]);
  const noted = noteTaken();
  const { maxTokens } = context;
  const answers = () => deps.engine ?? engineOf(models, call, { maxTokens, failed: noted.failed });
  const engine = concern ? careFor({ kind: concern, isMember: caller.user.isMember }) : answers();
  const blocks: Block[] = [];
  const parts: ChatPart[] = [];
  let sources: ChatMessage["sources"] = [];
  let by: readonly string[] = [engine.name];
  const written = () => ({ blocks, parts, sources, engine: by.join(BY_BOTH) });
  let kept: ChatMessage | null = null;
  try {
    yield { type: "start", sessionId, asked, messageId };
    const open = await deps.openProblems(caller.user.id);
    const isBusy = open.some(({ alone }) => alone);
    const isClosed = (messages: readonly string[]) => isBusy || recognise(messages, open) !== null;
    const passages = concern || isBusy ? [] : await findPassages(deps, message, open);
    const picture = shown && !concern ? await bytesOf(deps, shown) : null;
    const about = picture && { picture };
    const question = { message, history, ...context, language, isClosed, sitsTest: isBusy, passages, ...about };
    for await (const told of untilAborted(engine.reply(question, signal), signal)) {
      noted.note(told);
      if (told.type === "by") by = told.engines;
      if (told.type === "source") sources = withSource(sources, passages, told.passage);
      if (told.type !== "block") continue;
      const { index, block } = told;
      blocks[index] = block;
      const part = drawBlock(block);
      parts[index] = part;
      yield { type: "part", index, part };
    }
    // Who was told to end has not said all.
    if (!signal.aborted) kept = await keepReply(deps, messageId, { ...written(), state: "done" });
  } catch (failure) {
    if (!signal.aborted) noted.broke();
    throw failure;
  } finally {
    const ended = noted.ended({ isWhole: kept !== null, isSpent: call.isSpent });
    try {
      await settleCall(deps.db, call, ended);
    } finally {
      // Whoever leaves, or whatever fails: the place of the reply does not stay open.
      kept ??= await keepReply(deps, messageId, { ...written(), state: "stopped" });
    }
  }
  if (late.aborted && blocks.length === 0) throw new ApiError("CHAT_TIMED_OUT");
  const reply: Reply = { sessionId, messageId, response: kept.content, sources: kept.sources, message: kept };
  yield { type: "done", ...reply };
  return reply;
}
