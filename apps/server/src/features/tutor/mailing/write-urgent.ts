import { paths } from "@dripstone/contract/paths";
import { urgentConcerns } from "@dripstone/contract/tutor/concerns";
import type { Deps } from "../../../deps.ts";
import { readerOfUrgentLetter } from "../../../notices/letters.ts";
import { tutorUrgent } from "../watch/flag-notice.ts";
import type { TutorMails } from "./kinds.ts";

type Urgent = TutorMails["tutor-urgent"];

/** Null when all that is urgent was taken care of meanwhile, or nobody is to be written to there any more. */
export async function writeUrgent(
  deps: Pick<Deps, "db" | "clock">,
  { userId }: Urgent["params"],
  to: string,
): Promise<Urgent["values"] | null> {
  const waiting = await deps.db
    .selectFrom("chatFlags")
    .select("id")
    .where("kind", "in", urgentConcerns)
    .where("careId", "is", null)
    .limit(1)
    .executeTakeFirst();
  const found = waiting ? await readerOfUrgentLetter(deps, tutorUrgent, { userId, to }) : null;
  if (!found) return null;
  const { language: _, ...reader } = found;
  return { ...reader, link: paths.adminTutor };
}
