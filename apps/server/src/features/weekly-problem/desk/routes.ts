import { problemFaults } from "@dripstone/content";
import type { weeklyDeskEndpoints } from "@dripstone/contract/weekly-problem/desk/endpoints";
import type { Database } from "../../../database/connect.ts";
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
  const within = (transaction: Database) => ({ db: transaction, clock });
  return {
    "GET /weekly-problems": async ({ query }) => {
      const { items, ...page } = await listProblems(db, query, clock());
      return { ...page, items: items.map((row) => presentTitle(row, query.language)) };
    },

    "POST /weekly-problems": (call) =>
      call.once(async (transaction) =>
        presentProblem(await beginProblem(within(transaction), call, call.body.problem), call.query.language),
      ),

    "GET /weekly-problems/{id}": async ({ params: { id }, query: { language } }) =>
      presentProblem(await readProblem(db, id, await thisWeek(db, clock())), language),

    "PUT /weekly-problems/{id}": (call) =>
      call.once(async (transaction) => {
        const edited = await editProblem(within(transaction), call, { ...call.params, ...call.body });
        return presentProblem(edited, call.query.language);
      }),

    "DELETE /weekly-problems/{id}": (call) =>
      call.once(async (transaction) => {
        await removeProblem(within(transaction), call, { ...call.params, ...call.body });
        return {};
      }),

    "POST /weekly-problems/{id}/copy": (call) =>
      call.once(async (transaction) =>
        presentProblem(await copyProblem(within(transaction), call, call.params), call.query.language),
      ),

    "POST /weekly-problems/{id}/finish": (call) =>
      call.once(async (transaction) => {
        const ready = await finishProblem(within(transaction), call, { ...call.params, ...call.body });
        return presentProblem(ready, call.query.language);
      }),

    "POST /weekly-problems/{id}/reopen": (call) =>
      call.once(async (transaction) => {
        const draft = await reopenProblem(within(transaction), call, { ...call.params, ...call.body });
        return presentProblem(draft, call.query.language);
      }),

    "POST /weekly-problem-checks": async ({ body: { problem } }) => problemFaults(problem),

    "POST /weekly-problem-tries": ({ body }) => tryAnswers(body),

    "POST /weekly-problem-previews": async ({ body: { text } }) => presentPreview(text),
  };
}
