import { noticeLimits } from "@dripstone/contract/notices/limits";
import { sql } from "kysely";
import type { Database } from "../database/connect.ts";
import { writtenOnce } from "../database/written-once.ts";
import type { Deps } from "../deps.ts";
import type { About } from "./about.ts";
import type { AboutNotice, NoticeKind } from "./kinds.ts";
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
  const notice = { userId, kind: kind.name, subject, about: JSON.stringify(about), at: clock() };
  const [told] = await keepNotice(transaction, notice);
  if (told?.isFirst) await write({ db: transaction, clock, mail }, kind, { userId, subject });
}

/** Of a thing that nobody was told of before: who is told, and each by which kind. */
export type ToldAlong = { readers: readonly string[]; kinds: readonly string[]; about: About };

/**
 * Tells people something within a statement that does more, by two parts of it: all that stands in its table `where`, as `user_id`, `kind`, `subject`,
 * `about` and `at`. For kinds whose letters gather: no other letter is ordered.
 */
export function toldAlong(where: string) {
  return {
    told: sql<object>`(
      insert into notices (user_id, kind, subject, about, at) select user_id, kind, subject, about, at from ${sql.ref(where)} order by user_id
    )`,
    // Found by their ids, since whoever plans this cannot know that they are few.
    forgotten: sql<object>`(
      delete from notices where id = any(array(
        select older.id from (select user_id, count(*) as told from ${sql.ref(where)} group by user_id) as reader
        cross join lateral (
          select id from notices where user_id = reader.user_id order by at desc, id desc
          offset greatest(${sql.lit(noticeLimits.NOTICES_KEPT)} - reader.told, 0)
        ) as older
      ))
    )`,
  };
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

/** Who was told something of a thing, what, and whether they have read it. */
export async function whatWasTold<Of extends About>(
  transaction: Database,
  { name: kind }: NoticeKind<Of>,
  subject: string,
): Promise<{ userId: string; about: Of; isRead: boolean }[]> {
  const rows = await transaction
    .selectFrom("notices")
    .where("kind", "=", kind)
    .where("subject", "=", subject)
    .orderBy("userId")
    .select(["userId", "about", "readAt"])
    .execute();
  return rows.map(({ userId, about, readAt }) => ({ userId, about: about as Of, isRead: readAt !== null }));
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

type Notice = { userId: string; kind: string; subject: string; about: string; at: Date };

/** Writes a notice, the newest of its reader's, and forgets the oldest of the others beyond how many are kept. */
const keepNotice = writtenOnce((db, { userId, kind, subject, about, at }: Notice) =>
  db
    .with("told", (telling) =>
      telling
        .insertInto("notices")
        .values({ userId, kind, subject, about, at })
        .onConflict((conflict) =>
          conflict.columns(["userId", "kind", "subject"]).doUpdateSet({ about, at, id: sql`default`, readAt: null }),
        )
        .returning(sql<boolean>`xmax = 0`.as("isFirst")),
    )
    .with("forgotten", (forgetting) =>
      forgetting.deleteFrom("notices").where("id", "in", (older) =>
        older
          .selectFrom("notices")
          .select("id")
          .where("userId", "=", userId)
          .where(({ not, and, eb }) => not(and([eb("kind", "=", kind), eb("subject", "=", subject)])))
          .orderBy("at", "desc")
          .orderBy("id", "desc")
          .offset(noticeLimits.NOTICES_KEPT - 1),
      ),
    )
    .selectFrom("told")
    .select("isFirst"),
);

async function write(
  { db: transaction, clock, mail }: Pick<Deps, "db" | "clock" | "mail">,
  kind: NoticeKind<never>,
  params: AboutNotice,
): Promise<void> {
  if (!kind.mail || kind.mail.gathers) return;
  const reader = await addressFor(transaction, kind, params.userId, clock());
  if (!reader) return;
  const { email: to, preferredLanguage: locale } = reader;
  await mail.enqueue(transaction, { to, kind: kind.mail.letter, locale, params });
}
