import type { siteEndpoints } from "@dripstone/contract/site/endpoints";
import type { Deps } from "../../deps.ts";
import { ApiError } from "../../http/errors.ts";
import type { Handlers } from "../../http/handlers.ts";
import { writing } from "./writing.ts";

const ANSWER_WITHIN_MS = 2_000;

export const siteRoutes = (deps: Pick<Deps, "db" | "files">): Handlers<typeof siteEndpoints> => {
  const canWrite = writing(deps);
  return {
    "GET /health": async () => {
      const silence = new Promise<false>((resolve) => setTimeout(resolve, ANSWER_WITHIN_MS, false).unref());
      if (!(await Promise.race([canWrite(), silence]))) {
        throw new ApiError("SERVICE_UNAVAILABLE", { retryAfterSeconds: 5 });
      }
      return { status: "ok" };
    },
  };
};
