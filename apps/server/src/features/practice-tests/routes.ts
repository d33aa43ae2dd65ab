import type { practiceTestEndpoints } from "@dripstone/contract/practice-tests/endpoints";
import { practiceTestLimits } from "@dripstone/contract/practice-tests/limits";
import type { Deps } from "../../deps.ts";
import type { Handlers } from "../../http/handlers.ts";
import { currentPapers } from "./papers/current-papers.ts";
import { presentCover, presentFacts, presentQuestions } from "./papers/present-paper.ts";
import { endOverdue } from "./sittings/end-overdue.ts";
import { handIn } from "./sittings/hand-in.ts";
import { markAnswer } from "./sittings/mark-answer.ts";
import { answersOf, ownSitting, paperOf, sittingsOf } from "./sittings/own-sitting.ts";
import { presentSitting } from "./sittings/present-sitting.ts";
import { readResult } from "./sittings/read-result.ts";
import { startSitting } from "./sittings/start-sitting.ts";

export function practiceTestRoutes(
  deps: Pick<Deps, "db" | "clock" | "changes">,
): Handlers<typeof practiceTestEndpoints> {
  const { db, clock } = deps;
  const papers = currentPapers(deps);
  return {
    "GET /practice-tests": async ({ query: { language } }) =>
      (await papers.all()).map(({ source }) => presentFacts(source, language)),

    "GET /practice-tests/{paper}": async ({ params: { paper }, query: { language } }) =>
      presentCover((await papers.one(paper)).source, language),

    "GET /practice-tests/{paper}/questions": async ({ params: { paper }, query: { language } }) =>
      presentQuestions((await papers.one(paper)).source, language),

    "GET /practice-tests/mine": async ({ user, query: { language } }) => {
      await endOverdue(deps, user.id);
      const sittings = await sittingsOf(db, user.id)
        .orderBy("sitting.startedAt", "desc")
        .orderBy("sitting.id", "desc")
        .limit(practiceTestLimits.SITTINGS_LISTED_MAX)
        .execute();
      return sittings.map((sitting) => presentSitting(sitting, language));
    },

    "POST /practice-tests/{paper}/sittings": async (call) =>
      startSitting(deps, call, await papers.one(call.params.paper)),

    "GET /practice-tests/sittings/{id}": async ({ user, params: { id }, query: { language } }) => {
      await endOverdue(deps, user.id);
      const sitting = await ownSitting(db, user.id, id);
      return {
        ...presentSitting(sitting, language),
        now: clock().toISOString(),
        questions: sitting.questions,
        answers: await answersOf(db, id),
      };
    },

    "GET /practice-tests/sittings/{id}/questions": async ({ user, params: { id }, query: { language } }) =>
      presentQuestions(await paperOf(db, await ownSitting(db, user.id, id)), language),

    "PUT /practice-tests/sittings/{id}/answers/{question}": (call) => {
      const choice = call.body.choice === "none" ? null : call.body.choice;
      return markAnswer(deps, call, { ...call.params, ...call.body, choice });
    },

    "POST /practice-tests/sittings/{id}/hand-in": async (call) => {
      await handIn(deps, call, call.params);
      return {};
    },

    "GET /practice-tests/sittings/{id}/result": async ({ user, params: { id }, query: { language } }) => {
      await endOverdue(deps, user.id);
      return readResult(db, user.id, { id, language });
    },
  };
}
