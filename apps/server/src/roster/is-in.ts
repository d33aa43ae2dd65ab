import type { Database } from "../database/connect.ts";

/** Whether somebody has a place in a class that families see; who waits for one is not in it. */
export async function isIn(db: Database, userId: string, classId: string): Promise<boolean> {
  const place = await taken(db, userId).where("place.classId", "=", classId).executeTakeFirst();
  return place !== undefined;
}

/** The same of any class, be it over. */
export async function isInAny(db: Database, userId: string): Promise<boolean> {
  return (await taken(db, userId).limit(1).executeTakeFirst()) !== undefined;
}

const taken = (db: Database, userId: string) =>
  db
    .selectFrom("classPlaces as place")
    .innerJoin("classes as class", "class.id", "place.classId")
    .where("place.userId", "=", userId)
    .where("place.state", "=", "taken")
    .where("class.state", "<>", "draft")
    .select("place.id");
