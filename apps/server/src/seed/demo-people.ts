import { emailKey } from "@dripstone/contract/accounts/addresses";
import { site } from "../../../../site.config.ts";
import type { Database } from "../database/connect.ts";
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
    name: site.teachers.elena.en,
    firstName: "Elena",
    lastName: "Rivera",
    grade: "",
    role: "teacher",
    preferredLanguage: "en",
  },
  {
    mailbox: "siyuan",
    name: site.teachers.siyuan.ch,
    firstName: "思远",
    lastName: "陈",
    grade: "",
    role: "teacher",
    preferredLanguage: "ch",
  },
  {
    mailbox: "marcus",
    name: site.teachers.marcus.en,
    firstName: "Marcus",
    lastName: "Bell",
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

/** Whose parent has given permission, and how old the child is. */
const family = { child: "xiaoyu", age: 10, parent: "parent" } as const;

/** Makes the demo people who are not there yet: two students, three teachers and a parent, who is a student to the rules. */
export async function seedDemoPeople({ db, now }: Seeding): Promise<DemoPeople> {
  const all = people.map(({ mailbox, ...person }) => ({ ...person, email: addressOf(mailbox) }));
  const emails = all.map(({ email }) => email);
  const there = await db.selectFrom("users").select("emailKey").where("emailKey", "in", emails.map(emailKey)).execute();
  const missing = all.filter(({ email }) => there.every((row) => row.emailKey !== emailKey(email)));
  if (missing.length > 0) {
    const rest = { passwordHash: await hashSecret(DEMO_PASSWORD), emailVerifiedAt: now, joinedAt: now };
    const rows = missing.map((person) => ({ ...person, ...rest, emailKey: emailKey(person.email) }));
    await db.insertInto("users").values(rows).execute();
    if (missing.some(({ email }) => email === addressOf(family.child))) await permit(db, now);
  }
  return { emails, password: DEMO_PASSWORD };
}

const addressOf = (mailbox: string) => `${mailbox}@${site.email.split("@")[1]}`;

/** Lets the demo parent be asked for the demo child, and say yes. */
async function permit(db: Database, now: Date): Promise<void> {
  const birthMonth = `${now.getUTCFullYear() - family.age}-01-01`;
  const { id: userId } = await db
    .updateTable("users")
    .set({ birthMonth, parentSaid: "yes" })
    .where("emailKey", "=", emailKey(addressOf(family.child)))
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("parentAnswers")
    .values({ userId, parentEmail: addressOf(family.parent), answer: "yes", answeredAt: now })
    .execute();
}
