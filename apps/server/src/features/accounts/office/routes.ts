import type { userOfficeEndpoints } from "@dripstone/contract/accounts/office/endpoints";
import type { Deps } from "../../../deps.ts";
import type { Handlers } from "../../../http/handlers.ts";
import { actOnUsers, checkAct } from "./act-on-users.ts";
import { changeRole } from "./change-role.ts";
import { endUsersSessions } from "./end-users-sessions.ts";
import { exportUsers, usersFile } from "./export-users.ts";
import { checkImport, importUsers } from "./import-users.ts";
import { invite, inviteAgain } from "./invite.ts";
import { allUsers, listUsers } from "./list-users.ts";
import { readUser } from "./read-user.ts";
import { forgetView, keepView, viewsOf } from "./views.ts";

export function userOfficeRoutes(deps: Deps): Handlers<typeof userOfficeEndpoints> {
  const { db, clock } = deps;
  return {
    "GET /users": ({ query }) => listUsers(db, query, clock()),

    "GET /users/csv": async ({ query: { language, ...filters }, audit, saveAs }) => {
      const users = await allUsers(db, filters, clock());
      // What somebody looked for may be a name, which the log would never forget: it tells the class only.
      await audit(db, {
        subject: "users",
        details: { lines: users.length, ...(filters.class !== undefined && { class: filters.class }) },
      });
      saveAs(usersFile(language, clock()));
      return exportUsers(users, language);
    },

    "POST /users": (call) => call.once((transaction) => invite({ ...deps, db: transaction }, call, call.body)),

    "POST /users/acts": async (call) => ({ results: await actOnUsers(deps, call, call.body) }),

    "POST /users/act-checks": async ({ body }) => ({ results: await checkAct(deps, body) }),

    "POST /users/import-checks": async ({ body }) => ({ lines: await checkImport(db, body.csv, clock()) }),

    "POST /users/imports": async (call) => ({ lines: await importUsers(deps, call, call.body.csv) }),

    "GET /users/views": (call) => viewsOf(db, call),

    "POST /users/views": (call) => keepView(deps, call, call.body),

    "DELETE /users/views/{id}": (call) => forgetView(deps, call, call.params),

    "GET /users/{id}": (call) => readUser(db, call, { ...call.params, ...call.query }, clock()),

    "PUT /users/{id}/role": (call) => changeRole(deps, call, { ...call.params, ...call.body }),

    "POST /users/{id}/invitation": async (call) => {
      await inviteAgain(deps, call, call.params);
      return {};
    },

    "DELETE /users/{id}/sessions": async (call) => {
      await endUsersSessions(deps, call, call.params);
      return {};
    },

    "DELETE /users/{id}/sessions/{session}": async (call) => {
      await endUsersSessions(deps, call, call.params);
      return {};
    },
  };
}
