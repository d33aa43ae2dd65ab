import { paths } from "@dripstone/contract/paths";
import type { Deps } from "../../../deps.ts";
import { readerOfLetter } from "../../../notices/letters.ts";
import type { FamilyMails } from "../mailing/kinds.ts";
import { familyAsked } from "./kinds.ts";
import { requestsOf } from "./read-links.ts";

type Letter = FamilyMails["family-asked"];

/** Null when the question is answered or taken back, or nobody is to be written to there. */
export async function writeAsked(
  deps: Pick<Deps, "db" | "clock">,
  { userId, subject }: Letter["params"],
  to: string,
): Promise<Letter["values"] | null> {
  const question = await requestsOf(deps.db, userId, deps.clock())
    .where("link.id", "=", subject)
    .where("link.answer", "is", null)
    .executeTakeFirst();
  const reader = question ? await readerOfLetter(deps, familyAsked, { userId, to }) : null;
  if (!question || !reader) return null;
  const { name, stop, unsubscribe } = reader;
  const link = `${paths.profile}#family`;
  return { name, parent: question.name, address: question.email, link, stop, unsubscribe };
}
