import type { Locale } from "@dripstone/contract/locale";
import type { Database } from "../../../database/connect.ts";
import type { Deps } from "../../../deps.ts";
import { tell, untell } from "../../../notices/tell.ts";
import { classTitle } from "../../../roster/class-title.ts";
import type { HandedIn } from "../reading/handed-in.ts";
import { homeworkChanged, homeworkReturned } from "./notices.ts";

type Parts = Pick<Deps, "db" | "clock" | "mail">;

/** Tells whose homework it is that it is back, or what is new about it: of one hand-in there is one notice, the latest. */
export async function tellStudent(deps: Parts, row: HandedIn, news: "returned" | "changed"): Promise<void> {
  const [kind, other] = news === "returned" ? [homeworkReturned, homeworkChanged] : [homeworkChanged, homeworkReturned];
  const told = { userId: row.userId, subject: row.id };
  await untell(deps.db, other, told);
  await tell(deps, kind, {
    ...told,
    about: { class: await nameOfClass(deps.db, row.classId), week: String(row.week), homework: row.id },
  });
}

/** Takes back what was said of it. */
export async function untellStudent(transaction: Database, { id, userId }: HandedIn): Promise<void> {
  for (const kind of [homeworkReturned, homeworkChanged]) await untell(transaction, kind, { userId, subject: id });
}

export async function nameOfClass(db: Database, id: string): Promise<Record<Locale, string>> {
  const { name } = await db
    .selectFrom("classes as class")
    .innerJoin("programs as program", "program.id", "class.programId")
    .where("class.id", "=", id)
    .select(classTitle.as("name"))
    .executeTakeFirstOrThrow();
  return name;
}
