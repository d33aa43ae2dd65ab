import type { OfficeSemester, SemesterCopy } from "@dripstone/contract/classes/office/payloads";
import type { Audit } from "../../../../audit/audit.ts";
import { announce } from "../../../../changes/announce.ts";
import type { Database } from "../../../../database/connect.ts";
import { inTransaction } from "../../../../database/transaction.ts";
import type { Deps } from "../../../../deps.ts";
import { replan } from "../planning/replan.ts";
import { readOfficeSemester } from "./read-office-semesters.ts";

/** Adds a semester with the classes of another one, as drafts. Its breaks are on other days, and are the office's to say. */
export function copySemester(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { audit }: { audit: Audit },
  { id: from, name, startsOn, endsOn }: SemesterCopy & { id: string },
): Promise<OfficeSemester> {
  const now = clock();
  return inTransaction(db, async (transaction) => {
    await readOfficeSemester(transaction, from);
    const { id } = await transaction
      .insertInto("semesters")
      .columns(["name", "startsOn", "endsOn", "payment"])
      .expression((eb) =>
        eb
          .selectFrom("semesters")
          .where("id", "=", from)
          .select([
            eb.cast<string>(eb.val(JSON.stringify(name)), "jsonb").as("name"),
            eb.cast<string>(eb.val(startsOn), "date").as("startsOn"),
            eb.cast<string>(eb.val(endsOn), "date").as("endsOn"),
            "payment",
          ]),
      )
      .returning("id")
      .executeTakeFirstOrThrow();
    const classes = await copyClasses(transaction, { from, to: id, now });
    for (const copied of classes) await replan(transaction, copied, { standing: [], now });
    await audit(transaction, { subject: id, details: { name: name.en, from, classes: classes.length } });
    await announce(transaction, "classes");
    return readOfficeSemester(transaction, id);
  });
}

type Copying = { from: string; to: string; now: Date };

async function copyClasses(transaction: Database, { from, to, now }: Copying): Promise<string[]> {
  const copied = ["programId", "teacherId", "name", "weekday", "startsAt", "minutes"] as const;
  const alike = ["attendance", "place", "map", "meetingUrl", "places", "priceCents"] as const;
  const rows = await transaction
    .insertInto("classes")
    .columns(["semesterId", "revisedAt", ...copied, ...alike])
    .expression((eb) =>
      eb
        .selectFrom("classes")
        .where("semesterId", "=", from)
        .select([
          eb.cast<string>(eb.val(to), "uuid").as("semesterId"),
          eb.cast<Date>(eb.val(now), "timestamptz").as("revisedAt"),
          ...copied,
          ...alike,
        ]),
    )
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}
