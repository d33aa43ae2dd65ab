import { emailKey } from "@dripstone/contract/accounts/addresses";
import { site } from "../../../../site.config.ts";
import type { Seeding } from "../feature.ts";
import { hashSecret } from "../features/accounts/password/password.ts";

/** Shared by all demo people; they exist only where nothing is at stake. */
const DEMO_PASSWORD = "Stalactite7!";

const people = [
  {
    mailbox: "student",
    name: "Mia Chen",
    firstName: "Mia",
    lastName: "Chen",
    grade: "6",
    role: "student",
    preferredLanguage: "en",
  },
  {
    mailbox: "xiaoyu",
    name: "林小雨",
    firstName: "小雨",
    lastName: "林",
    grade: "5",
    role: "student",
    preferredLanguage: "ch",
  },
  {
    mailbox: "teacher",
    name: "Elena Rivera",
    firstName: "Elena",
    lastName: "Rivera",
    grade: "",
    role: "teacher",
    preferredLanguage: "en",
  },
  {
    mailbox: "parent",
    name: "陈慧",
    firstName: "慧",
    lastName: "陈",
    grade: "",
    role: "student",
    familyRole: "parent",
    preferredLanguage: "ch",
  },
] as const;

export type DemoPeople = { emails: string[]; password: string };

/** Makes the demo people who are not there yet: two students, a teacher and a parent, who is a student to the rules. */
export async function seedDemoPeople({ db, now }: Seeding): Promise<DemoPeople> {
  const all = people.map(({ mailbox, ...person }) => ({ ...person, email: `${mailbox}@${site.email.split("@")[1]}` }));
  const emails = all.map(({ email }) => email);
  const there = await db.selectFrom("users").select("emailKey").where("emailKey", "in", emails.map(emailKey)).execute();
  const missing = all.filter(({ email }) => there.every((row) => row.emailKey !== emailKey(email)));
  if (missing.length > 0) {
    const rest = { passwordHash: await hashSecret(DEMO_PASSWORD), emailVerifiedAt: now, joinedAt: now };
    const rows = missing.map((person) => ({ ...person, ...rest, emailKey: emailKey(person.email) }));
    await db.insertInto("users").values(rows).execute();
  }
  return { emails, password: DEMO_PASSWORD };
}
