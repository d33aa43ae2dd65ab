import { endpoints, type ParsedRequestOf, type ReplyOf } from "@dripstone/contract";
import { auditAreas } from "@dripstone/contract/audit/list";
import type { Endpoint } from "@dripstone/contract/endpoint";
import { sql } from "kysely";
import { midnight } from "../calendar/week.ts";
import type { Database } from "../database/connect.ts";
import type { Deps } from "../deps.ts";
import { type Order, pageOf } from "../lists/page-of.ts";
import { namesOfLetters } from "../operation/kept-letters.ts";
import { namesOf } from "./names-of.ts";

type View = ParsedRequestOf<"GET /audit">["query"];

const LETTER_OPENED = "POST /operation/letters/{id}/open";

/** A page of what teachers and admins have done, and who they are. */
export async function listDeeds(
  { db, premises: { outbox } }: Pick<Deps, "db" | "premises">,
  view: View,
): Promise<ReplyOf<"GET /audit">> {
  const fitting = deedsOf(db, view);
  const [{ items, ...places }, { total }, actors] = await Promise.all([
    pageOf(fitting.select(columns), orders[view.sort], view),
    fitting.select(sql<number>`count(*)`.as("total")).executeTakeFirstOrThrow(),
    readActors(db),
  ]);
  const opened = items.filter(({ endpoint }) => endpoint === LETTER_OPENED).map(({ subject }) => subject);
  const names = { ...(await namesOf(db, items)), ...(outbox && (await namesOfLetters(outbox, opened))) };
  return { items: items.map(present), ...places, total, actors, names };
}

const columns = [
  "deed.id",
  "deed.at",
  "deed.actorRole",
  "deed.endpoint",
  "deed.subject",
  "deed.details",
  "actor.id as actorId",
  "actor.name as actorName",
  "person.id as personId",
  "person.name as personName",
] as const;

type Row = {
  id: string;
  at: Date;
  actorRole: string;
  endpoint: string;
  subject: string;
  details: unknown;
  actorId: string | null;
  actorName: string | null;
  personId: string | null;
  personName: string | null;
};

function present(row: Row): ReplyOf<"GET /audit">["items"][number] {
  const { id, at, actorRole, endpoint, subject, details, actorId, actorName, personId, personName } = row;
  return {
    id,
    at: at.toISOString(),
    actor: actorId && actorName !== null ? { id: actorId, name: actorName } : null,
    role: actorRole === "admin" ? "admin" : "teacher",
    endpoint,
    summary: rows[endpoint]?.summary ?? null,
    subject,
    person: personId && personName !== null ? { id: personId, name: personName } : null,
    details: details as ReplyOf<"GET /audit">["items"][number]["details"],
  };
}

const rows: Record<string, Endpoint> = endpoints;

function deedsOf(db: Database, { area, role, from, to, q, actor, subject }: View) {
  let deeds = db
    .selectFrom("auditLog as deed")
    .leftJoin("users as actor", "actor.id", "deed.actorId")
    .leftJoin("users as person", (join) => join.on(sql<boolean>`person.id = ${subjectAsId}`));
  if (area === "site") deeds = deeds.where(areaOf, "not in", Object.values(auditAreas).flat());
  else if (area) deeds = deeds.where(areaOf, "in", [...auditAreas[area]]);
  if (role) deeds = deeds.where("deed.actorRole", "=", role);
  if (actor) deeds = deeds.where("deed.actorId", "=", actor);
  if (subject) deeds = deeds.where("deed.subject", "=", subject);
  if (from) deeds = deeds.where("deed.at", ">=", midnight(sql`${from}::date`));
  if (to) deeds = deeds.where("deed.at", "<", midnight(sql`(${to}::date + 1)`));
  for (const word of wordsOf(q)) deeds = deeds.where(isAbout(word));
  return deeds;
}

/** As an id, where it is one: so each of a page's people is found by its key, and none is looked for where only deeds are counted. */
const subjectAsId = sql`case
  when deed.subject ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then deed.subject::uuid
end`;

const areaOf = sql<string>`split_part(deed.endpoint, '/', 2)`;

/**
 * Names, the thing, and what stands beside it; letters of any width and case are the same. Names are looked through once, not with each deed of theirs.
 */
const isAbout = (word: string) => sql<boolean>`(
  strpos(deed.looked, ${word}) > 0
  or deed.actor_id in (select id from users where ${isNamed(word)})
  or deed.subject in (select id::text from users where ${isNamed(word)})
)`;

const isNamed = (word: string) => sql`strpos(lower(normalize(users.name, NFKC)), ${word}) > 0`;

const wordsOf = (q = "") => q.normalize("NFKC").toLowerCase().replaceAll("\0", "").split(/\s+/u).filter(Boolean);

/** Found from person to person, however many deeds there are of each. */
const readActors = (db: Database) =>
  db
    .selectFrom("users")
    .where(({ exists, selectFrom }) =>
      exists(selectFrom("auditLog").select("auditLog.id").whereRef("auditLog.actorId", "=", "users.id")),
    )
    .select(["users.id", "users.name"])
    .orderBy("users.name")
    .orderBy("users.id")
    .execute();

const keys = [
  { column: sql`(deed.at at time zone 'utc')`, type: "timestamp" },
  { column: sql`deed.id`, type: "uuid" },
] as const;

const orders: Record<View["sort"], Order> = {
  newest: { keys, direction: "desc" },
  oldest: { keys, direction: "asc" },
};
