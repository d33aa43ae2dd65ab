import { strToU8, type Zippable, zipSync } from "fflate";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { lockOwner, type Owner } from "../lock-owner.ts";

/** All that is kept of somebody, as a zip of JSON files and their pictures. */
export async function exportData(
  { db, files, personalData }: Pick<Deps, "db" | "files" | "personalData">,
  owner: Owner,
): Promise<Uint8Array> {
  const zip: Zippable = {};
  for (const feature of personalData) {
    for (const [name, content] of Object.entries(await feature.collect({ db, files }, owner.user.id))) {
      zip[name] = content instanceof Uint8Array ? content : strToU8(`${JSON.stringify(content, null, 2)}\n`);
    }
  }
  // Nothing for a session that a new password has ended meanwhile.
  await inTransaction(db, (transaction) => lockOwner(transaction, owner));
  return zipSync(zip);
}
