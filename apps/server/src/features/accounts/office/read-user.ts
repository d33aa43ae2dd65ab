import type { OfficeUser } from "@dripstone/contract/accounts/office/payloads";
import { roles } from "@dripstone/contract/accounts/payloads";
import type { Locale } from "@dripstone/contract/locale";
import { sql } from "kysely";
import type { Database } from "../../../database/connect.ts";
import type { Caller } from "../../../http/caller.ts";
import { ApiError } from "../../../http/errors.ts";
import type { UserRow } from "../../../people/lock-user.ts";
import { classTitle } from "../../../roster/class-title.ts";
import { findAccount } from "../profile/own-account.ts";
import { presentUser } from "../profile/present.ts";
import { listSessions } from "../sessions/sessions.ts";
import { roleRefusal } from "./change-role.ts";
import { presentListed } from "./present.ts";

const DEEDS_TOLD = 50;

/** An account with what belongs to it. */
export async function readUser(
  db: Database,
  { session }: Pick<Caller, "session">,
  { id, language }: { id: string; language: Locale },
  now: Date,
): Promise<OfficeUser> {
  const user = await findAccount(db, id, now);
  if (!user) throw new ApiError("NOT_FOUND");
  const [parent, refusedRoles, sessions, classes, counts, deeds] = await Promise.all([
    parentOf(db, id),
    refusedRolesOf(db, user, now),
    listSessions(db, { user: { id }, session }, now),
    classesOf(db, id, language),
    countsOf(db, id),
    deedsOn(db, id),
  ]);
  return {
    ...presentUser(user, now),
    ...presentListed(user),
    parent,
    refusedRoles,
    sessions,
    classes,
    counts,
    deeds,
  };
}

async function refusedRolesOf(db: Database, user: UserRow, now: Date): Promise<OfficeUser["refusedRoles"]> {
  const refused: OfficeUser["refusedRoles"] = {};
  for (const role of roles) {
    const refusal = role === user.role ? null : await roleRefusal(db, user, role, now);
    if (refusal) refused[role] = refusal;
  }
  return refused;
}

async function parentOf(db: Database, userId: string): Promise<OfficeUser["parent"]> {
  const request = await db
    .selectFrom("parentRequests")
    .select(["parentEmail", "askedAt"])
    .where("userId", "=", userId)
    .executeTakeFirst();
  const answers = await db
    .selectFrom("parentAnswers")
    .select(["parentEmail", "answer", "answeredAt"])
    .where("userId", "=", userId)
    .orderBy("answeredAt", "desc")
    .orderBy("id", "desc")
    .execute();
  if (!request && answers.length === 0) return null;
  return {
    email: request?.parentEmail ?? null,
    askedAt: request?.askedAt.toISOString() ?? null,
    answers: answers.map(({ parentEmail: email, answer, answeredAt }) => ({
      email,
      answer,
      at: answeredAt.toISOString(),
    })),
  };
}

async function classesOf(db: Database, userId: string, language: Locale): Promise<OfficeUser["classes"]> {
  const rows = await db
    .selectFrom("classPlaces as place")
    .innerJoin("classes as class", "class.id", "place.classId")
    .innerJoin("programs as program", "program.id", "class.programId")
    .innerJoin("semesters as semester", "semester.id", "class.semesterId")
    .where("place.userId", "=", userId)
    .where("place.state", "<>", "given-up")
    .orderBy("semester.startsOn", "desc")
    .orderBy("place.number")
    .select(["class.id", "place.state", "semester.name as semester", classTitle.as("name")])
    .execute();
  return rows.map(({ id, name, semester, state }) => ({
    id,
    name: name[language],
    semester: semester[language],
    state: state === "waiting" ? state : "taken",
  }));
}

/** How much there is of somebody's on this site, in one question. */
async function countsOf(db: Database, userId: string): Promise<OfficeUser["counts"]> {
  const count = (from: ReturnType<typeof sql>) => sql<number>`(select count(*)::int from ${from})`;
  return db
    .selectNoFrom([
      sql<number>`(select coalesce(sum(points), 0)::int from achievements where user_id = ${userId})`.as("points"),
      count(sql`achievements where user_id = ${userId} and deed = 'weekly-problem'`).as("weeklySolved"),
      count(sql`lesson_work where user_id = ${userId} and completed_at is not null`).as("lessons"),
      count(sql`(select distinct class_id, week from homework where user_id = ${userId})`).as("homework"),
      count(sql`forum_posts where author_id = ${userId}`).as("posts"),
      count(sql`forum_replies where author_id = ${userId}`).as("replies"),
    ])
    .executeTakeFirstOrThrow();
}

async function deedsOn(db: Database, userId: string): Promise<OfficeUser["deeds"]> {
  const deeds = await db
    .selectFrom("auditLog as deed")
    .leftJoin("users as actor", "actor.id", "deed.actorId")
    .select(["deed.id", "deed.at", "deed.endpoint", "deed.details", "actor.name as actor"])
    .where("deed.subject", "=", userId)
    .orderBy("deed.at", "desc")
    .orderBy("deed.id", "desc")
    .limit(DEEDS_TOLD)
    .execute();
  return deeds.map(({ at, details, ...deed }) => ({
    ...deed,
    at: at.toISOString(),
    details: details as OfficeUser["deeds"][number]["details"],
  }));
}
