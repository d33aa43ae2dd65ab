import type { progressEndpoints } from "@dripstone/contract/progress/endpoints";
import type { Deps } from "../../deps.ts";
import type { Handlers } from "../../http/handlers.ts";
import { readProgress } from "./read-progress.ts";

export const progressRoutes = ({ db, clock }: Pick<Deps, "db" | "clock">): Handlers<typeof progressEndpoints> => ({
  "GET /progress": ({ user }) => readProgress(db, user.id, clock()),
});
