import type { ReplyOf } from "@dripstone/contract";
import { MINUTE_MS } from "@dripstone/contract/durations";
import { homeworkLimits } from "@dripstone/contract/homework/limits";
import type { Deps } from "../../../deps.ts";
import type { Caller } from "../../../http/caller.ts";
import { ApiError } from "../../../http/errors.ts";
import { sealedAddress, sessionBehind } from "../../../http/sealed-address.ts";
import { mayRead } from "../policy.ts";
import { findPart } from "./find-part.ts";

/** Gives an address that opens a file in the browser without a header, for a few minutes and as long as the session is there. */
export async function openLink(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { user, session }: Caller,
  { id, file }: { id: string; file: string },
): Promise<ReplyOf<"POST /homework/{id}/files/{file}/link">> {
  const behind = await sessionBehind(db, session.id);
  if (!behind || !(await mayRead(db, user, await findPart(db, { homework: id, file }))))
    throw new ApiError("NOT_FOUND");
  const until = clock().getTime() + homeworkLimits.HOMEWORK_LINK_MINUTES * MINUTE_MS;
  const path = `/files/homework/${id}/${file}`;
  const address = sealedAddress({ path, session: session.id, until }, behind.tokenHash);
  return { address, until: new Date(until).toISOString() };
}
