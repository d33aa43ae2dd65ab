import type { PersonalData } from "../../personal-data.ts";
import { worksOf } from "./work/read-work.ts";

export const lessonsData: PersonalData = {
  tables: ["lessonWork"],
  collect: async ({ db }, userId) => ({ "lessons/lessons.json": await worksOf(db, userId) }),
};
