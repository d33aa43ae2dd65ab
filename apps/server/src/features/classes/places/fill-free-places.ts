import { sql } from "kysely";
import { site } from "../../../../../../site.config.ts";
import { announce } from "../../../changes/announce.ts";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { fillPlaces } from "./fill-places.ts";
import { lockClass } from "./lock-class.ts";

/** Lets those move up who wait for a class in which a place has become free without a word: its account was deleted, or the school has a larger room. */
export async function fillFreePlaces({ db, clock, mail }: Pick<Deps, "db" | "clock" | "mail">): Promise<void> {
  const today = sql<string>`(${clock()}::timestamptz at time zone ${site.timeZone})::date`;
  const ofClass = sql`select from class_places place where place.class_id = class.id`;
  const due = await db
    .selectFrom("classes as class")
    .innerJoin("semesters as semester", "semester.id", "class.semesterId")
    .where("class.state", "<>", "draft")
    .where("semester.endsOn", ">=", today)
    .where(sql<boolean>`exists (${ofClass} and place.state = 'waiting')`)
    .where(
      sql<boolean>`(
        select count(*) from class_places place where place.class_id = class.id and place.state = 'taken'
      ) < class.places`,
    )
    .select("class.id")
    .execute();
  for (const { id } of due) {
    await inTransaction(db, async (transaction) => {
      const filled = await fillPlaces({ db: transaction, mail }, await lockClass(transaction, id));
      if (filled > 0) await announce(transaction, "classes");
    });
  }
}
