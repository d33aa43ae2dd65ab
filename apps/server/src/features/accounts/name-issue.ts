import { contactDataIn } from "@dripstone/contact-data";
import { looksLikeStaff } from "@dripstone/contract/accounts/names";
import type { Role } from "@dripstone/contract/accounts/payloads";
import type { FieldIssue } from "@dripstone/contract/errors";
import type { Database } from "../../database/connect.ts";

/**
 * Why a student may not take a name, which stands beside all that he writes: it sounds like the staff or is the name of one of them, or
 * tells how to reach him beyond the site. Who works for the school is called as he is.
 */
export async function nameIssue(db: Database, name: string, role: Role): Promise<FieldIssue | null> {
  if (role !== "student") return null;
  if (looksLikeStaff(name) || (await isCalledSo(db, name))) return { code: "NAME_RESERVED" };
  return contactDataIn(name).length > 0 ? { code: "NAME_TELLS_CONTACT" } : null;
}

async function isCalledSo(db: Database, name: string): Promise<boolean> {
  const staff = await db.selectFrom("users").select("name").where("role", "<>", "student").execute();
  const said = lettersOf(name);
  return staff.some((person) => lettersOf(person.name) === said);
}

/** What is left of a name for whoever reads it in passing. */
const lettersOf = (name: string) =>
  name
    .normalize("NFKD")
    .replace(/[^\p{L}]/gu, "")
    .toLowerCase();
