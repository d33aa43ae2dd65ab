import type { ReplyOf } from "@dripstone/contract";
import { type WaitingKind, waitingKinds } from "@dripstone/contract/office/waiting";
import type { RawBuilder } from "kysely";
import type { AskingWhatWaits, WhatWaits } from "./waiting.ts";

/** All that waits for somebody, in one question to the database. */
export async function readWaiting(
  whatWaits: readonly WhatWaits[],
  asking: AskingWhatWaits,
): Promise<ReplyOf<"GET /office/waiting">> {
  const counts = Object.assign({}, ...whatWaits.map((ask) => ask(asking))) as Partial<
    Record<WaitingKind, RawBuilder<number>>
  >;
  const asked = waitingKinds.flatMap((kind) => {
    const count = counts[kind];
    return count ? [{ kind, count }] : [];
  });
  const found = await asking.db.selectNoFrom(asked.map(({ kind, count }) => count.as(kind))).executeTakeFirstOrThrow();
  return asked.flatMap(({ kind }) => (found[kind] > 0 ? [{ kind, count: found[kind] }] : []));
}
