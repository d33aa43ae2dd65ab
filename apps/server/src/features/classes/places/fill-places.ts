import type { Database } from "../../../database/connect.ts";
import type { Deps } from "../../../deps.ts";
import { orderConfirmation } from "./order-confirmation.ts";

/** Gives the free places of a class that is locked (`lockClass`) to those who have waited longest, and tells them; says how many. */
export async function fillPlaces(
  deps: Pick<Deps, "db" | "mail">,
  { id, places }: { id: string; places: number },
): Promise<number> {
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

async function moveUp(deps: Pick<Deps, "db" | "mail">, classId: string): Promise<boolean> {
  const { db: transaction } = deps;
  const next = await transaction
    .selectFrom("classPlaces")
    .where("classId", "=", classId)
    .where("state", "=", "waiting")
    .orderBy("number")
    .select(["id", "userId"])
    .limit(1)
    .executeTakeFirst();
  if (!next) return false;
  await transaction
    .updateTable("classPlaces")
    .set(({ eb }) => ({ state: "taken" as const, version: eb("version", "+", 1) }))
    .where("id", "=", next.id)
    .execute();
  await orderConfirmation(deps, { userId: next.userId, placeId: next.id });
  return true;
}
