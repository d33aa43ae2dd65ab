import { readFile } from "node:fs/promises";
import type { Audit } from "../audit/audit.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import { ApiError } from "../http/errors.ts";
import { aboutOf } from "../mail/outbox.ts";
import { findLetter } from "./kept-letters.ts";

/** Reads a letter that lies on disk, where no mail server takes them: somebody has to hand it on. */
export async function openLetter(
  { db, premises: { outbox } }: Pick<Deps, "db" | "premises">,
  { audit }: { audit: Audit },
  { id }: { id: string },
): Promise<{ text: string }> {
  const path = outbox && (await findLetter(outbox, id));
  const text = path ? await readFile(path, "utf8").catch(() => null) : null;
  if (text === null) throw new ApiError("NOT_FOUND");
  // The letter is gone in a week, and what it is about with it; whom it was about is told as long as there is an account.
  const account = path && aboutOf(path);
  await inTransaction(db, (transaction) => audit(transaction, { subject: id, details: account ? { account } : {} }));
  return { text };
}
