import type { Database } from "../database/connect.ts";

/** Whether somebody has a place in a class that families see; who waits for one is not in it. */
export async function isIn(db: Database, userId: string, classId: string): Promise<boolean> {
  const place = await db
    .selectFrom("classPlaces as place")
    .innerJoin("classes as class", "class.id", "place.classId")
    .where("place.userId", "=", userId)
    .where("place.classId", "=", classId)
    .where("place.state", "=", "taken")
    .where("class.state", "<>", "draft")
    .select("place.id")
    .executeTakeFirst();
  return place !== undefined;
}
