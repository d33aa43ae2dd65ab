import type { familyEndpoints } from "@dripstone/contract/families/endpoints";
import type { Deps } from "../../deps.ts";
import { childrenOf, requireParent } from "../../family/children-of.ts";
import type { Handlers } from "../../http/handlers.ts";
import { readChild, readChildren } from "./read-children.ts";

export const familyRoutes = ({ db, clock }: Pick<Deps, "db" | "clock">): Handlers<typeof familyEndpoints> => ({
  "GET /children": async ({ user, query: { language } }) => {
    const now = clock();
    return readChildren(db, await childrenOf(db, user.id, now), { language, now });
  },

  "GET /children/{id}": async ({ user, params: { id }, query: { language } }) => {
    const now = clock();
    await requireParent(db, user.id, id, now);
    return readChild(db, id, { language, now });
  },
});
