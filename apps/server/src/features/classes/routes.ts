import type { classEndpoints } from "@dripstone/contract/classes/endpoints";
import type { Deps } from "../../deps.ts";
import type { Handlers } from "../../http/handlers.ts";
import { readClassHome } from "./reading/read-class-home.ts";

export function classRoutes({ db, clock }: Pick<Deps, "db" | "clock">): Handlers<typeof classEndpoints> {
  return {
    "GET /classes": async ({ query: { language }, freshUntil }) => {
      const { home, changesAt } = await readClassHome(db, language, clock());
      freshUntil(changesAt);
      return home;
    },
  };
}
