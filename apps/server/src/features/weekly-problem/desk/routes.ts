import { problemFaults } from "@dripstone/content";
import type { weeklyDeskEndpoints } from "@dripstone/contract/weekly-problem/desk/endpoints";
import type { Deps } from "../../../deps.ts";
import type { Handlers } from "../../../http/handlers.ts";
import { thisWeek } from "../round.ts";
import { beginProblem } from "./begin-problem.ts";
import { copyProblem } from "./copy-problem.ts";
import { editProblem } from "./edit-problem.ts";
import { finishProblem } from "./finish-problem.ts";
import { listProblems } from "./list-problems.ts";
import { presentPreview, presentProblem, presentTitle } from "./present.ts";
import { readProblem } from "./read-problem.ts";
import { removeProblem } from "./remove-problem.ts";
import { reopenProblem } from "./reopen-problem.ts";
import { tryAnswers } from "./try-answers.ts";

export function weeklyDeskRoutes({ db, clock }: Pick<Deps, "db" | "clock">): Handlers<typeof weeklyDeskEndpoints> {
  const deps = { db, clock };
  return {
    "GET /weekly-problems": async ({ query }) => {
      const { items, ...page } = await listProblems(db, query, clock());
      return { ...page, items: items.map((row) => presentTitle(row, query.language)) };
    },

    "POST /weekly-problems": (call) =>
      call.once(async (transaction) =>
        presentProblem(await beginProblem({ db: transaction, clock }, call, call.body.problem), call.query.language),
      ),

    "GET /weekly-problems/{id}": async ({ params: { id }, query: { language } }) =>
      presentProblem(await readProblem(db, id, await thisWeek(db, clock())), language),

    "PUT /weekly-problems/{id}": async (call) =>
      presentProblem(await editProblem(deps, call, { ...call.params, ...call.body }), call.query.language),

    "DELETE /weekly-problems/{id}": async (call) => {
      await removeProblem(deps, call, { ...call.params, ...call.body });
      return {};
    },

    "POST /weekly-problems/{id}/copy": async (call) =>
      presentProblem(await copyProblem(deps, call, call.params), call.query.language),

    "POST /weekly-problems/{id}/finish": async (call) =>
      presentProblem(await finishProblem(deps, call, { ...call.params, ...call.body }), call.query.language),

    "POST /weekly-problems/{id}/reopen": async (call) =>
      presentProblem(await reopenProblem(deps, call, { ...call.params, ...call.body }), call.query.language),

    "POST /weekly-problem-checks": async ({ body: { problem } }) => problemFaults(problem),

    "POST /weekly-problem-tries": ({ body }) => tryAnswers(body),

    "POST /weekly-problem-previews": async ({ body: { text } }) => presentPreview(text),
  };
}
