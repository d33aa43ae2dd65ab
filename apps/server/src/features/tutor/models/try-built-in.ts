import type { ReplyOf } from "@dripstone/contract";
import { tutorLimits } from "@dripstone/contract/tutor/limits";
import { type Asked, type Block, builtIn, untilAborted } from "@dripstone/tutor";
import type { Audit } from "../../../audit/audit.ts";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { Caller } from "../../../http/caller.ts";
import { beginCall } from "../calls/begin-call.ts";
import { noteTaken } from "../calls/note-taken.ts";
import { type Ended, settleCall } from "../calls/settle-call.ts";
import { readCaps } from "../caps/caps.ts";
import { drawBlock } from "../messages/draw-block.ts";

/** Asks the engine that needs no model, and tells what it says and how fast. */
export async function tryBuiltIn(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { user, audit }: Pick<Caller, "user"> & { audit: Audit },
  asked: Asked,
): Promise<ReplyOf<"POST /chatbot/models/{id}/try">> {
  const call = await inTransaction(db, async (transaction) => {
    await audit(transaction, { subject: builtIn.name, details: { label: builtIn.name } });
    const nothing = { model: null, most: { tokensIn: 0, tokensOut: 0 } };
    const caps = await readCaps(transaction);
    return beginCall(transaction, { userId: user.id, mode: "try", now: clock(), caps, ...nothing });
  });
  const signal = AbortSignal.timeout(tutorLimits.CHAT_TIMEOUT_MS);
  const noted = noteTaken();
  const blocks: Block[] = [];
  let isWhole = false;
  let ended: Ended;
  try {
    for await (const told of untilAborted(builtIn.reply(asked, signal), signal)) {
      noted.note(told);
      if (told.type === "block") blocks[told.index] = told.block;
    }
    isWhole = !signal.aborted;
  } finally {
    if (!isWhole) noted.broke();
    ended = noted.ended({ isWhole, isSpent: false });
    await settleCall(db, call, ended);
  }
  const { msFirst, msWhole, usage } = ended;
  return {
    parts: blocks.map(drawBlock),
    failure: isWhole ? null : "slow",
    status: null,
    msFirst,
    msWhole,
    ...usage,
    money: 0,
  };
}
