import { noticeLimits } from "@dripstone/contract/notices/limits";
import { sql } from "kysely";
import type { Database } from "../database/connect.ts";
import type { Deps } from "../deps.ts";
import type { About, AboutNotice, NoticeKind } from "./kinds.ts";
import { addressFor } from "./letters.ts";

type Told<Of extends About> = AboutNotice & { about: Of };

/**
 * Tells somebody something, in the verb's transaction; of one thing (`subject`) once: whoever is told of it anew has one notice, unread
 * and with a new id, so that who has read the old one has not read this.
 */
export async function tell<Of extends About>(
  { db: transaction, clock, mail }: Pick<Deps, "db" | "clock" | "mail">,
  kind: NoticeKind<Of>,
  { userId, subject, about }: Told<NoInfer<Of>>,
): Promise<void> {
  const at = clock();
  const notice = { about: JSON.stringify(about), at };
  const told = await transaction
    .insertInto("notices")
    .values({ userId, kind: kind.name, subject, ...notice })
    .onConflict((conflict) =>
      conflict.columns(["userId", "kind", "subject"]).doUpdateSet({ ...notice, id: sql`default`, readAt: null }),
    )
    .returning(sql<boolean>`xmax = 0`.as("isFirst"))
    .executeTakeFirstOrThrow();
  await forgetOldest(transaction, userId);
  if (told.isFirst) await write({ db: transaction, clock, mail }, kind, { userId, subject });
}

/** Takes back what somebody was told. */
export async function untell(
  transaction: Database,
  { name: kind }: Pick<NoticeKind, "name">,
  { userId, subject }: AboutNotice,
): Promise<void> {
  await transaction
    .deleteFrom("notices")
    .where("userId", "=", userId)
    .where("kind", "=", kind)
    .where("subject", "=", subject)
    .execute();
}

/** Takes back what anybody was told of a thing that is there no more. */
export async function untellAll(
  transaction: Database,
  kinds: readonly Pick<NoticeKind, "name">[],
  subject: string,
): Promise<void> {
  const names = kinds.map(({ name }) => name);
  await transaction.deleteFrom("notices").where("kind", "in", names).where("subject", "=", subject).execute();
}

async function forgetOldest(transaction: Database, userId: string): Promise<void> {
  const older = transaction
    .selectFrom("notices")
    .select("id")
    .where("userId", "=", userId)
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .offset(noticeLimits.NOTICES_KEPT);
  await transaction.deleteFrom("notices").where("id", "in", older).execute();
}

async function write(
  { db: transaction, clock, mail }: Pick<Deps, "db" | "clock" | "mail">,
  kind: NoticeKind<never>,
  params: AboutNotice,
): Promise<void> {
  if (!kind.mail) return;
  const reader = await addressFor(transaction, kind, params.userId, clock());
  if (!reader) return;
  const { email: to, preferredLanguage: locale } = reader;
  await mail.enqueue(transaction, { to, kind: kind.mail.letter, locale, params });
}
