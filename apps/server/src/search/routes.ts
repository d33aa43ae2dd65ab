import type { searchEndpoints } from "@dripstone/contract/search/endpoints";
import type { Deps } from "../deps.ts";
import type { Handlers } from "../http/handlers.ts";
import { searchSite } from "./search-site.ts";

export const searchRoutes = (deps: Pick<Deps, "db" | "wordIndex" | "found">): Handlers<typeof searchEndpoints> => ({
  "GET /search": async ({ query, freshUntil }) => {
    // Before anything is read: what opens meanwhile is looked for anew.
    for (const until of await Promise.all(deps.found.map(({ openUntil }) => openUntil?.())))
      if (until) freshUntil(until);
    return searchSite(deps, query);
  },
});
