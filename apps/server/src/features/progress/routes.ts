import type { progressEndpoints } from "@dripstone/contract/progress/endpoints";
import type { Deps } from "../../deps.ts";
import type { Handlers } from "../../http/handlers.ts";
import { type ReadRecord, readProgress } from "./read-progress.ts";

export function progressRoutes(
  deps: Pick<Deps, "db" | "clock">,
  readRecord: ReadRecord,
): Handlers<typeof progressEndpoints> {
  return {
    "GET /progress": async ({ user, query: { language } }) => readProgress({ ...deps, readRecord }, user.id, language),
  };
}
