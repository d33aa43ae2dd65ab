import type { siteEndpoints } from "@dripstone/contract/site/endpoints";
import { sql } from "kysely";
import type { Deps } from "../../deps.ts";
import { ApiError } from "../../http/errors.ts";
import type { Handlers } from "../../http/handlers.ts";

const DATABASE_ANSWERS_WITHIN_MS = 2_000;

export const siteRoutes = ({ db }: Pick<Deps, "db">): Handlers<typeof siteEndpoints> => ({
  "GET /health": async () => {
    const answer = sql`select 1`.execute(db).then(
      () => true,
      () => false,
    );
    const silence = new Promise<false>((resolve) => setTimeout(resolve, DATABASE_ANSWERS_WITHIN_MS, false).unref());
    if (!(await Promise.race([answer, silence]))) throw new ApiError("SERVICE_UNAVAILABLE", { retryAfterSeconds: 5 });
    return { status: "ok" };
  },
});
