import type { ReplyOf } from "@dripstone/contract";
import { tutorLimits } from "@dripstone/contract/tutor/limits";
import { BUILT_IN } from "@dripstone/contract/tutor/models/built-in";
import type { tryPayload } from "@dripstone/contract/tutor/models/payloads";
import { type Asked, type Block, untilAborted } from "@dripstone/tutor";
import type { ModelChoice, ModelFailure } from "@dripstone/tutor/model";
import type { z } from "zod";
import type { Audit } from "../../../audit/audit.ts";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { Caller } from "../../../http/caller.ts";
import { ApiError } from "../../../http/errors.ts";
import { beginCall, type Call } from "../calls/begin-call.ts";
import { noteTaken } from "../calls/note-taken.ts";
import { type Ended, settleCall } from "../calls/settle-call.ts";
import { readCaps } from "../caps/caps.ts";
import { drawBlock } from "../messages/draw-block.ts";
import { loadModels } from "./engine-of.ts";
import { choiceOf, servingModel } from "./serving-model.ts";
import { tryBuiltIn } from "./try-built-in.ts";

type Parts = Pick<Deps, "db" | "clock" | "tutorProviders">;
type Models = NonNullable<Awaited<ReturnType<typeof loadModels>>>;

/** Asks a model as a student would, with nobody at hand to answer instead, and tells what it says, how fast, and for how much. */
export async function tryModel(
  deps: Parts,
  caller: Pick<Caller, "user"> & { audit: Audit },
  { id, ...said }: z.output<typeof tryPayload> & { id: string },
): Promise<ReplyOf<"POST /chatbot/models/{id}/try">> {
  const asked = askedAlone(said);
  if (id === BUILT_IN) return tryBuiltIn(deps, caller, asked);
  const models = await loadModels(deps);
  if (!models) throw new ApiError("MODEL_NOT_REACHABLE");
  const { call, choice } = await beginTrial(deps, caller, { id, asked, models });
  const noted = noteTaken();
  let heard: Heard | null = null;
  let ended: Ended;
  let money: number;
  try {
    heard = await hear(models, choice, asked, noted);
    if (heard.failure) noted.failed(heard.failure.reason);
  } finally {
    if (!heard || heard.failure) noted.broke();
    ended = noted.ended({ isWhole: true, isSpent: false });
    ({ money } = await settleCall(deps.db, call, ended));
  }
  const { blocks, failure } = heard;
  const { usage, msFirst, msWhole } = ended;
  const { reason = null, status = null } = failure ?? {};
  return { parts: blocks.map(drawBlock), failure: reason, status, msFirst, msWhole, ...usage, money };
}

/** As a student asks who has said nothing before. */
const askedAlone = (said: z.output<typeof tryPayload>): Asked => ({
  ...said,
  ...{ history: [], section: "general", mode: "tutoring", isClosed: () => false, passages: [] },
});

/** Holds what it may cost, as for a reply to a student: only the student's own tokens are nobody's. */
function beginTrial(
  { db, clock, tutorProviders }: Parts,
  { user, audit }: Pick<Caller, "user"> & { audit: Audit },
  { id, asked, models }: { id: string; asked: Asked; models: Models },
): Promise<{ call: Call; choice: ModelChoice }> {
  return inTransaction(db, async (transaction) => {
    const there = await transaction.selectFrom("tutorModels").select("id").where("id", "=", id).executeTakeFirst();
    if (!there) throw new ApiError("NOT_FOUND");
    const model = await servingModel(transaction, tutorProviders, { id });
    if (!model) throw new ApiError("MODEL_NOT_REACHABLE");
    const choice = choiceOf(model, tutorLimits.CHAT_TOKENS_DEFAULT);
    const most = models.tokensAtMost(choice, asked);
    const caps = await readCaps(transaction);
    const call = await beginCall(transaction, { userId: user.id, mode: "try", now: clock(), caps, model, most });
    await audit(transaction, { subject: id, details: { label: model.label } });
    return { call, choice };
  });
}

type Heard = { blocks: Block[]; failure: ModelFailure | null };

async function hear(
  models: Models,
  choice: ModelChoice,
  asked: Asked,
  noted: ReturnType<typeof noteTaken>,
): Promise<Heard> {
  const signal = AbortSignal.timeout(tutorLimits.CHAT_TIMEOUT_MS);
  const blocks: Block[] = [];
  try {
    for await (const told of untilAborted(models.modelEngine(choice).reply(asked, signal), signal)) {
      noted.note(told);
      if (told.type === "block") blocks[told.index] = told.block;
    }
    return { blocks, failure: signal.aborted ? new models.ModelFailure("slow") : null };
  } catch (failure) {
    if (failure instanceof models.ModelFailure) return { blocks, failure };
    throw failure;
  }
}
