import { DAY_MS } from "@dripstone/contract/durations";
import type { PausedPerson, Silence } from "@dripstone/contract/forum/moderation";
import { type Locale, languageTags } from "@dripstone/contract/locale";
import type { Person } from "@dripstone/contract/people";
import { sql } from "kysely";
import { site } from "../../../../../../site.config.ts";
import ch from "../../../../locales/ch/moderation.json" with { type: "json" };
import en from "../../../../locales/en/moderation.json" with { type: "json" };
import type { Audit } from "../../../audit/audit.ts";
import type { Database } from "../../../database/connect.ts";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { fillText } from "../../../fill-text.ts";
import type { Caller } from "../../../http/caller.ts";
import { ApiError } from "../../../http/errors.ts";
import { tell, untell } from "../../../notices/tell.ts";
import { findUserLocked } from "../../../people/lock-user.ts";
import { personOf } from "../../../people/person-of.ts";
import { maySilence } from "../policy.ts";
import { forumSilenced, forumSilenceEnded } from "./notices.ts";

type Silencing = { id: string; days: number; reason: string };

const texts = { en, ch };

/** People are told once, by a notice that says until when; a longer or shorter silence goes over it. */
const SUBJECT = "silence";

/** Lets somebody read, and write nothing, for so many days from now; with 0 days, lets them write again. */
export function silence(
  { db, clock, mail }: Pick<Deps, "db" | "clock" | "mail">,
  { user, audit }: Pick<Caller, "user"> & { audit: Audit },
  { id: userId, days, reason }: Silencing,
): Promise<Silence> {
  return inTransaction(db, async (transaction) => {
    const person = await findUserLocked(transaction, { id: userId });
    if (!person) throw new ApiError("NOT_FOUND");
    if (!maySilence(user, person)) throw new ApiError("NOT_AUTHORIZED_TO_MODERATE");
    const at = clock();
    const before = await readSilence(transaction, userId, at);
    await transaction.deleteFrom("forumSilences").where("userId", "=", userId).execute();
    await untell(transaction, forumSilenceEnded, { userId, subject: SUBJECT });
    await untell(transaction, forumSilenced, { userId, subject: SUBJECT });
    if (days > 0) {
      const until = new Date(at.getTime() + days * DAY_MS);
      await transaction
        .insertInto("forumSilences")
        .values({ userId, until, reason, moderatorId: user.id, at })
        .execute();
      const about = { date: { en: minuteIn("en", until), ch: minuteIn("ch", until) }, reason };
      await tell({ db: transaction, clock, mail }, forumSilenced, { userId, subject: SUBJECT, about });
    } else if (before) {
      await tell({ db: transaction, clock, mail }, forumSilenceEnded, { userId, subject: SUBJECT, about: {} });
    }
    await audit(transaction, { subject: userId, details: { days, reason } });
    return readSilence(transaction, userId, at);
  });
}

/** Until when somebody may not write; null for who may. */
export async function readSilence(db: Database, userId: string, now: Date): Promise<Silence> {
  const found = await db
    .selectFrom("forumSilences as silence")
    .leftJoin("users as moderator", "moderator.id", "silence.moderatorId")
    .where("silence.userId", "=", userId)
    .where("silence.until", ">", now)
    .select(["silence.until", "silence.reason", "silence.at", sql<Person | null>`${personOf("moderator")}`.as("by")])
    .executeTakeFirst();
  return found ? { ...found, until: found.until.toISOString(), at: found.at.toISOString() } : null;
}

const PAUSED_SHOWN_MAX = 200;

/** Everybody who may not write now. */
export async function listSilences(
  { db, clock }: Pick<Deps, "db" | "clock">,
  user: Caller["user"],
): Promise<PausedPerson[]> {
  const rows = await db
    .selectFrom("forumSilences as silence")
    .innerJoin("users as silenced", "silenced.id", "silence.userId")
    .leftJoin("users as moderator", "moderator.id", "silence.moderatorId")
    .where("silence.until", ">", clock())
    .orderBy("silence.until")
    .orderBy("silence.userId")
    .limit(PAUSED_SHOWN_MAX)
    .select([
      ...(["silenced.id", "silenced.role", "silence.until", "silence.reason", "silence.at"] as const),
      sql<Person>`${personOf("silenced")}`.as("person"),
      sql<Person | null>`${personOf("moderator")}`.as("by"),
    ])
    .execute();
  return rows.map(({ id, role, person, until, reason, at, by }) => ({
    ...{ person, until: until.toISOString(), reason, at: at.toISOString(), by },
    mayEnd: maySilence(user, { id, role }),
  }));
}

/** The same for a moderator, who asks of somebody that is there. */
export async function readSilenceOf(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { id }: { id: string },
): Promise<Silence> {
  const person = await db.selectFrom("users").where("id", "=", id).select("id").executeTakeFirst();
  if (!person) throw new ApiError("NOT_FOUND");
  return readSilence(db, id, clock());
}

/** Refuses what somebody writes while they are silenced, and says until when. */
export async function refuseSilenced(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { id }: Pick<Caller["user"], "id">,
): Promise<void> {
  const found = await readSilence(db, id, clock());
  refuseUntil(found && new Date(found.until));
}

/** The same where it is known until when they are. */
export function refuseUntil(silenced: Date | null): void {
  if (silenced) throw new ApiError("SILENCED", { until: silenced });
}

/** "November 30, 2026 at 7:14 PM (Eastern Time)": by the school's clock, and says so, as nobody knows on which one a notice is read. */
function minuteIn(language: Locale, instant: Date): string {
  const inZone = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languageTags[language], { ...options, timeZone: site.timeZone });
  const minute = inZone({ dateStyle: "long", timeStyle: "short" }).format(instant);
  const zone = inZone({ timeZoneName: "longGeneric" })
    .formatToParts(instant)
    .find(({ type }) => type === "timeZoneName")?.value;
  return fillText(texts[language].until, { minute, zone: zone ?? site.timeZone });
}
