import type { RawBuilder } from "kysely";
import type { Database } from "../../../database/connect.ts";
import type { Deps } from "../../../deps.ts";
import { peopleToWriteTo } from "../../../people/people-to-write-to.ts";
import { tellOpened } from "./spot-opened.ts";

type Parts = Pick<Deps, "db" | "mail" | "clock">;

/**
 * Gives the free places of a class that is locked (`lockClass`) to those who have waited longest, and tells them; says how many. Whoever
 * cannot be told, as their account is closed or about to be deleted, keeps their number and is passed over.
 */
export async function fillPlaces(deps: Parts, { id, places }: { id: string; places: number }): Promise<number> {
  const free = places - (await takenIn(deps.db, id));
  let filled = 0;
  while (filled < free && (await moveUp(deps, id))) filled += 1;
  return filled;
}

async function takenIn(transaction: Database, classId: string): Promise<number> {
  const { taken } = await transaction
    .selectFrom("classPlaces")
    .where("classId", "=", classId)
    .where("state", "=", "taken")
    .select(({ fn }) => fn.countAll<number>().as("taken"))
    .executeTakeFirstOrThrow();
  return taken;
}

async function moveUp(deps: Parts, classId: string): Promise<boolean> {
  const { db: transaction } = deps;
  const next = await nextInLine(transaction, classId, deps.clock()).executeTakeFirst();
  if (!next) return false;
  const moved = await transaction
    .updateTable("classPlaces")
    .set(({ eb }) => ({ state: "taken" as const, version: eb("version", "+", 1) }))
    .where("id", "=", next.id)
    .returning("userId")
    .executeTakeFirst();
  // Their account may just have been deleted, and the place with it: then it is the turn of the one behind.
  if (!moved) return moveUp(deps, classId);
  await tellOpened(deps, { userId: moved.userId, placeId: next.id });
  return true;
}

/** Who has waited longest for a class, of those who can be told. */
export function nextInLine(db: Database, classId: string | RawBuilder<string>, now: Date) {
  return db
    .selectFrom("classPlaces as place")
    .where("place.classId", "=", classId)
    .where("place.state", "=", "waiting")
    .where("place.userId", "in", peopleToWriteTo(db, now).select("users.id"))
    .orderBy("place.number")
    .select("place.id")
    .limit(1);
}
