import type { explanationEndpoints } from "@dripstone/contract/weekly-problem/explanation-endpoints";
import type { Deps } from "../../../deps.ts";
import { ApiError } from "../../../http/errors.ts";
import type { Handlers } from "../../../http/handlers.ts";
import { explanationOf } from "./explained.ts";
import { presentExplanation, presentReview } from "./present-explanation.ts";
import { readExplanations } from "./read-explanations.ts";
import { reviewExplanation } from "./review-explanation.ts";

export function explanationRoutes(deps: Pick<Deps, "db" | "clock" | "mail">): Handlers<typeof explanationEndpoints> {
  return {
    "GET /weekly-problem-explanations": ({ query }) => readExplanations(deps.db, query),

    "PUT /weekly-problem-explanations/{id}": async (call) => {
      const { params, body, query } = call;
      // What is remembered of the call is what its teacher said; the student's words and name stay where they are forgotten with him.
      const review = await call.once(async (transaction) =>
        presentReview(await reviewExplanation({ ...deps, db: transaction }, call, { ...params, ...body })),
      );
      const explanation = await explanationOf(deps.db, params.id);
      if (!explanation) throw new ApiError("NOT_FOUND");
      return { ...presentExplanation(explanation, query.language), review };
    },
  };
}
