import { sql } from "kysely";
import { site } from "../../../../../../site.config.ts";
import { announce } from "../../../changes/announce.ts";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { fillPlaces, nextInLine } from "./fill-places.ts";
import { lockClass } from "./lock-class.ts";

/** Lets those move up who wait for a class in which a place has become free without a word: its account was deleted, or the school has a larger room. */
export async function fillFreePlaces({ db, clock, mail }: Pick<Deps, "db" | "clock" | "mail">): Promise<void> {
  const now = clock();
  const today = sql<string>`(${now}::timestamptz at time zone ${site.timeZone})::date`;
  const due = await db
    .selectFrom("classes as class")
    .innerJoin("semesters as semester", "semester.id", "class.semesterId")
    .where("class.state", "<>", "draft")
    .where("semester.endsOn", ">=", today)
    .where(({ exists }) => exists(nextInLine(db, sql.ref("class.id"), now)))
    .where(
      sql<boolean>`(
        select count(*) from class_places place where place.class_id = class.id and place.state = 'taken'
      ) < class.places`,
    )
    .select("class.id")
    .execute();
  const failures: unknown[] = [];
  for (const { id } of due) {
    // One that is hidden meanwhile keeps nobody from the places of the others.
    await inTransaction(db, async (transaction) => {
      const filled = await fillPlaces({ db: transaction, mail, clock }, await lockClass(transaction, id));
      if (filled > 0) await announce(transaction, "classes");
    }).catch((failure) => failures.push(failure));
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `The places of ${failures.length} classes could not be given`);
}
