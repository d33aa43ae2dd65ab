import type { OfficeUser } from "@dripstone/contract/accounts/office/payloads";
import { roles } from "@dripstone/contract/accounts/payloads";
import type { Locale } from "@dripstone/contract/locale";
import { sql } from "kysely";
import type { Database } from "../../../database/connect.ts";
import { childrenOf } from "../../../family/children-of.ts";
import { familyEvents } from "../../../family/family-events.ts";
import { reachedAbout, whomToReach } from "../../../family/whom-to-reach.ts";
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
const NEWEST_TOLD = 5;

/** An account with what belongs to it. */
export async function readUser(
  db: Database,
  { session }: Pick<Caller, "session">,
  { id, language }: { id: string; language: Locale },
  now: Date,
): Promise<OfficeUser> {
  const user = await findAccount(db, id, now);
  if (!user) throw new ApiError("NOT_FOUND");
  const [parent, refusedRoles, sessions, classes, counts, newest, family, deeds] = await Promise.all([
    parentOf(db, id),
    refusedRolesOf(db, user, now),
    listSessions(db, { user: { id }, session }, now),
    classesOf(db, id, language),
    countsOf(db, id),
    newestOf(db, id, language),
    familyOf(db, id, now),
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
    newest,
    family,
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

/** What the office may look at of it: of each week's homework the newest, and what stands in the forum. */
async function newestOf(db: Database, userId: string, language: Locale): Promise<OfficeUser["newest"]> {
  const homework = await db
    .selectFrom(
      db
        .selectFrom("homework")
        .distinctOn(["classId", "week"])
        .where("userId", "=", userId)
        .orderBy("classId")
        .orderBy("week")
        .orderBy("handedInAt", "desc")
        .select(["id", "classId", "week", "handedInAt"])
        .as("work"),
    )
    .innerJoin("classes as class", "class.id", "work.classId")
    .innerJoin("programs as program", "program.id", "class.programId")
    .orderBy("work.handedInAt", "desc")
    .limit(NEWEST_TOLD)
    .select(["work.id", "work.week", "work.handedInAt as at", classTitle.as("class")])
    .execute();
  const writings = await db
    .selectFrom("forumPosts")
    .where("authorId", "=", userId)
    .where("state", "<>", "deleted")
    .select(["id as post", sql<string | null>`null::uuid`.as("reply"), "title", "createdAt as at"])
    .unionAll(
      db
        .selectFrom("forumReplies as written")
        .innerJoin("forumPosts as post", "post.id", "written.postId")
        .where("written.authorId", "=", userId)
        .where("written.state", "<>", "deleted")
        .where("post.state", "<>", "deleted")
        .select(["post.id as post", "written.id as reply", "post.title", "written.createdAt as at"]),
    )
    .orderBy("at", "desc")
    .limit(NEWEST_TOLD)
    .execute();
  return {
    homework: homework.map((work) => ({ ...work, class: work.class[language], at: work.at.toISOString() })),
    writings: writings.map((written) => ({ ...written, at: written.at.toISOString() })),
  };
}

async function familyOf(db: Database, id: string, now: Date): Promise<OfficeUser["family"]> {
  const [reach, followed, about, events] = await Promise.all([
    whomToReach(db, [id], now),
    childrenOf(db, id, now),
    reachedAbout(db, id, now),
    familyEvents(db, id),
  ]);
  const ids = [...new Set([...followed, ...about])];
  const named =
    ids.length > 0 ? await db.selectFrom("users").select(["id", "name"]).where("id", "in", ids).execute() : [];
  return {
    reach: reach.get(id) ?? [],
    children: ids.flatMap((child) =>
      named.filter((one) => one.id === child).map((one) => ({ ...one, followed: followed.includes(child) })),
    ),
    events,
  };
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
