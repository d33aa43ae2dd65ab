import type { familyEndpoints } from "@dripstone/contract/families/endpoints";
import type { Deps } from "../../deps.ts";
import { childrenOf, requireParent } from "../../family/children-of.ts";
import type { Handlers } from "../../http/handlers.ts";
import { answerParent, presentRequest } from "./asking/answer-parent.ts";
import { askChild } from "./asking/ask-child.ts";
import { mayAsk, readAllAsked, requestsOf } from "./asking/read-links.ts";
import { withdraw } from "./asking/withdraw.ts";
import { readChild, readChildren } from "./read-children.ts";

export const familyRoutes = (deps: Pick<Deps, "db" | "clock" | "mail">): Handlers<typeof familyEndpoints> => {
  const { db, clock } = deps;
  return {
    "GET /children": async ({ user, query: { language } }) => {
      const now = clock();
      return readChildren(db, await childrenOf(db, user.id, now), { language, now });
    },

    "GET /children/{id}": async ({ user, params: { id }, query: { language } }) => {
      const now = clock();
      await requireParent(db, user.id, id, now);
      return readChild(db, id, { language, now });
    },

    "GET /family/asked": async ({ user }) => {
      const now = clock();
      return { mayAsk: await mayAsk(db, user.id, now), asked: await readAllAsked(db, user.id, now) };
    },

    "POST /family/asked": ({ user, body: { email } }) => askChild(deps, user.id, email),

    "DELETE /family/asked/{id}": async ({ user, params: { id } }) => {
      await withdraw(deps, user.id, id);
      return {};
    },

    "GET /family/requests": async ({ user }) => (await requestsOf(db, user.id, clock()).execute()).map(presentRequest),

    "PUT /family/requests/{id}": ({ user, params: { id }, body: { answer } }) =>
      answerParent(deps, user.id, { id, answer }),
  };
};
