import type { weeklyProblemEndpoints } from "@dripstone/contract/weekly-problem/endpoints";
import type { Deps } from "../../deps.ts";
import type { Handlers } from "../../http/handlers.ts";
import { answerProblem } from "./answer-problem.ts";
import { presentAnswered, presentRound, presentWork } from "./present.ts";
import { readSolved } from "./read-solved.ts";
import { openRound } from "./round.ts";
import { readWork } from "./work.ts";

export function weeklyProblemRoutes(deps: Pick<Deps, "db" | "clock">): Handlers<typeof weeklyProblemEndpoints> {
  const { db, clock } = deps;
  return {
    "GET /weekly-problem": async ({ query: { language }, freshUntil }) => {
      const round = await openRound(db, clock());
      if (!round) return null;
      freshUntil(round.endsAt);
      return presentRound(round, language);
    },

    "GET /weekly-problem/work": async ({ user, query: { language } }) => {
      const round = await openRound(db, clock());
      if (!round) return null;
      return presentWork(round.week, round.problem, await readWork(db, user.id, round.week), language);
    },

    "GET /weekly-problem/solved": ({ user, query: { language } }) => readSolved(db, user.id, language),

    "POST /weekly-problem/attempts": (call) =>
      call.once(async (transaction) =>
        presentAnswered(await answerProblem({ db: transaction, clock }, call, call.body), call.query.language),
      ),
  };
}
