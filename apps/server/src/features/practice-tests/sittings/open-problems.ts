import type { PracticeTestSource } from "@dripstone/content";
import type { OpenProblem } from "@dripstone/tutor";
import { LRUCache } from "lru-cache";
import type { Database } from "../../../database/connect.ts";
import type { Deps } from "../../../deps.ts";
import { paperOf } from "./own-sitting.ts";

/** Papers that somebody sits at the same time, and their questions as they are compared with what is asked. */
const PAPERS_KEPT = 20;

/** The questions of the tests that somebody sits now. */
export function openProblems({ clock }: Pick<Deps, "clock">) {
  const questions = new LRUCache<number, OpenProblem[]>({ max: PAPERS_KEPT });
  return async (db: Database, userId: string): Promise<OpenProblem[]> => {
    const open = await db
      .selectFrom("sittings")
      .select("paperId")
      .where("userId", "=", userId)
      .where("endedAt", "is", null)
      .where("endsAt", ">", clock())
      .execute();
    const found = open.map(async ({ paperId }) => {
      const known = questions.get(paperId) ?? questionsOf(await paperOf(db, { paperId }));
      questions.set(paperId, known);
      return known;
    });
    return (await Promise.all(found)).flat();
  };
}

const questionsOf = (paper: PracticeTestSource): OpenProblem[] =>
  paper.questions.map(({ slug, text: { en, ch } }) => ({
    id: `${paper.slug}/${slug}`,
    texts: { en: en.statement, ch: ch.statement },
    alone: true,
  }));
