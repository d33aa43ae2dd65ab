import type { Roster, RosterPlace } from "@dripstone/contract/classes/office/desk";
import { sql } from "kysely";
import type { Database } from "../../../../database/connect.ts";
import { ApiError } from "../../../../http/errors.ts";
import { personOf } from "../../../../people/person-of.ts";
import { classTitle } from "../../../../roster/class-title.ts";

/** Who is in a class and who waits, in their order. The office is told of parents, payments and who gave up, too. */
export async function readRoster(db: Database, id: string, office: boolean): Promise<Roster> {
  const found = await db
    .selectFrom("classes as class")
    .innerJoin("programs as program", "program.id", "class.programId")
    .innerJoin("semesters as semester", "semester.id", "class.semesterId")
    .where("class.id", "=", id)
    .select(["class.id", "class.state", "class.places", "semester.name as semester"])
    .select(classTitle.as("name"))
    .executeTakeFirst();
  if (!found) throw new ApiError("NOT_FOUND");
  const rows = await placesOf(db)
    .where("place.classId", "=", id)
    .$if(!office, (query) => query.where("place.state", "<>", "given-up"))
    .orderBy(sql`array_position(array['taken', 'waiting', 'given-up'], place.state)`)
    .orderBy("place.number")
    .execute();
  return { class: found, places: rows.map((row) => presentPlace(row, office)) };
}

/** One of them, as the office sees it. */
export async function readRosterPlace(db: Database, id: string): Promise<RosterPlace> {
  const row = await placesOf(db).where("place.id", "=", id).executeTakeFirst();
  if (!row) throw new ApiError("NOT_FOUND");
  return presentPlace(row, true);
}

function placesOf(db: Database) {
  return db
    .selectFrom("classPlaces as place")
    .leftJoin("users as account", "account.id", "place.userId")
    .selectAll("place")
    .select(personOf("account").as("account"));
}

type Row = Awaited<ReturnType<ReturnType<typeof placesOf>["executeTakeFirstOrThrow"]>>;

function presentPlace(row: Row, office: boolean): RosterPlace {
  const { id, state, studentName, account, at, version } = row;
  const { parentName, parentEmail, parentPhone, note, priceCents, payment, paymentNote } = row;
  return {
    ...{ id, state, studentName, account, version, at: at.toISOString() },
    contact: office ? { parentName, parentEmail, parentPhone, note } : null,
    money: office ? { priceCents, payment, paymentNote } : null,
  };
}
