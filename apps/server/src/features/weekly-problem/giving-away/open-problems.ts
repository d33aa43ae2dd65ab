import type { OpenProblem } from "@dripstone/tutor";
import { keptValues } from "../../../changes/kept-values.ts";
import type { Database } from "../../../database/connect.ts";
import type { Deps } from "../../../deps.ts";
import { openRound } from "../round.ts";
import { placesOf } from "./given-away.ts";
import { isCalled } from "./is-called.ts";

/** The open week's problem, which everybody works on. */
export function openProblems(deps: Pick<Deps, "clock" | "changes">) {
  const kept = keptValues<OpenProblem[]>(deps, { tags: ["weekly-problem"], most: 1 });
  return (db: Database): Promise<OpenProblem[]> =>
    kept("open", async () => {
      const now = deps.clock();
      const open = await openRound(db, now);
      // A week may be given its problem at any time.
      if (!open) return { value: [], until: now };
      const { en, ch } = open.problem.texts;
      const texts = { en: `${en.title}\n\n${en.statement}`, ch: `${ch.title}\n\n${ch.statement}` };
      const isAnswered = (text: string) => placesOf({ text, under: en.title }, open.problem).length > 0;
      return { value: [{ id: `week/${open.week}`, texts, isCalled, isAnswered }], until: open.endsAt };
    });
}
