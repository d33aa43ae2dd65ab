import type { Deps } from "../../../deps.ts";
import { readerOfLetter } from "../../../notices/letters.ts";
import type { WeeklyMails } from "../mailing/kinds.ts";
import { explanationOf } from "./explained.ts";
import { explanationExcellent } from "./notices.ts";
import { placeOf } from "./place-of.ts";

type Excellent = WeeklyMails["explanation-excellent"];

/** Null when the teacher has thought better of it meanwhile, or nobody is to be written to there any more. */
export async function writeExcellent(
  deps: Pick<Deps, "db" | "clock">,
  { userId, subject }: Excellent["params"],
  to: string,
): Promise<Excellent["values"] | null> {
  const found = await explanationOf(deps.db, subject);
  const reader = found?.excellent ? await readerOfLetter(deps, explanationExcellent, { userId, to }) : null;
  if (!found || !reader) return null;
  const { language, ...words } = reader;
  const link = await placeOf(deps.db, found.week, deps.clock());
  return { ...words, title: found.texts[language].title, link };
}
