import type { Locale } from "@dripstone/contract/locale";
import { paths } from "@dripstone/contract/paths";
import ch from "../../../../locales/ch/classes.json" with { type: "json" };
import en from "../../../../locales/en/classes.json" with { type: "json" };
import type { Deps } from "../../../deps.ts";
import type { NoticeKind } from "../../../notices/kinds.ts";
import { tell } from "../../../notices/tell.ts";
import { classTitle } from "../../../roster/class-title.ts";
import { orderConfirmation } from "./order-letters.ts";

type AboutSpot = { class: Record<Locale, string>; student: string; id: string };

/** The subject is the class. The letter of the place tells the same. */
export const spotOpened: NoticeKind<AboutSpot> = {
  name: "class-spot-opened",
  texts: { en: en.notices["class-spot-opened"], ch: ch.notices["class-spot-opened"] },
  link: ({ id }) => paths.classDetail(id),
};

/** Tells somebody who has waited that a spot is theirs: on the site, and by letter. */
export async function tellOpened(
  deps: Pick<Deps, "db" | "mail" | "clock">,
  { userId, placeId }: { userId: string; placeId: string },
): Promise<void> {
  await orderConfirmation(deps, { userId, placeId, news: "opened" });
  const { classId, student, name } = await deps.db
    .selectFrom("classPlaces as place")
    .innerJoin("classes as class", "class.id", "place.classId")
    .innerJoin("programs as program", "program.id", "class.programId")
    .where("place.id", "=", placeId)
    .select(["place.classId", "place.studentName as student", classTitle.as("name")])
    .executeTakeFirstOrThrow();
  await tell(deps, spotOpened, { userId, subject: classId, about: { class: name, student, id: classId } });
}
