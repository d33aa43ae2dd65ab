import type { explanationEndpoints } from "@dripstone/contract/weekly-problem/explanation-endpoints";
import type { Deps } from "../../../deps.ts";
import type { Handlers } from "../../../http/handlers.ts";
import { presentExplanation } from "./present-explanation.ts";
import { readExplanations } from "./read-explanations.ts";
import { reviewExplanation } from "./review-explanation.ts";

export function explanationRoutes(deps: Pick<Deps, "db" | "clock" | "mail">): Handlers<typeof explanationEndpoints> {
  return {
    "GET /weekly-problem-explanations": ({ query }) => readExplanations(deps.db, query),

    "PUT /weekly-problem-explanations/{id}": async (call) => {
      const { params, body, query } = call;
      return presentExplanation(await reviewExplanation(deps, call, { ...params, ...body }), query.language);
    },
  };
}
