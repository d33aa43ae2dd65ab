import type { progressEndpoints } from "@dripstone/contract/progress/endpoints";
import type { Deps } from "../../deps.ts";
import type { Handlers } from "../../http/handlers.ts";
import { readsOwn } from "../../http/own-reads.ts";
import { progressOf } from "./progress-of.ts";
import { pastOf, storedPast } from "./read-progress.ts";

export const progressRoutes = ({ clock }: Pick<Deps, "clock">): Handlers<typeof progressEndpoints> => ({
  "GET /progress": readsOwn("GET /progress", {
    values: () => ({ now: clock() }),
    own: storedPast,
    present: ({ found }) => progressOf(pastOf(found)),
  }),
});
