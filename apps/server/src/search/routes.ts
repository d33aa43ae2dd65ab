import type { searchEndpoints } from "@dripstone/contract/search/endpoints";
import type { Deps } from "../deps.ts";
import type { Handlers } from "../http/handlers.ts";
import { searchSite } from "./search-site.ts";

export const searchRoutes = (deps: Pick<Deps, "db" | "wordIndex" | "found">): Handlers<typeof searchEndpoints> => ({
  "GET /search": ({ query }) => searchSite(deps, query),
});
