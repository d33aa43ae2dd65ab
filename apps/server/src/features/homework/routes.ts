import type { homeworkEndpoints } from "@dripstone/contract/homework/endpoints";
import type { Deps } from "../../deps.ts";
import { requireParent } from "../../family/children-of.ts";
import type { Handlers } from "../../http/handlers.ts";
import { keepHomeworkFile } from "./files/keep-homework-file.ts";
import { removeHomeworkFile } from "./files/remove-homework-file.ts";
import { handIn } from "./handing-in/hand-in.ts";
import { openLink } from "./links/open-link.ts";
import { listChildsHomework } from "./reading/list-childs.ts";
import { listOwnHomework } from "./reading/list-own.ts";
import { noteSeen } from "./reading/note-seen.ts";
import { readHomework } from "./reading/read-homework.ts";

export function homeworkRoutes(
  deps: Pick<Deps, "db" | "clock" | "mail" | "files">,
): Handlers<typeof homeworkEndpoints> {
  return {
    "POST /homework/files": (call) => keepHomeworkFile(deps, call, call.upload),

    "DELETE /homework/files/{file}": (call) => removeHomeworkFile(deps, call, call.params),

    "POST /homework": (call) => handIn(deps, call, call.body),

    "GET /homework/mine": ({ user, query: { language } }) =>
      listOwnHomework(deps.db, user.id, { language, now: deps.clock() }),

    "GET /children/{id}/homework": async ({ user, params: { id }, query: { language } }) => {
      await requireParent(deps.db, user.id, id, deps.clock());
      return listChildsHomework(deps.db, id, language);
    },

    "GET /homework/{id}": (call) => readHomework(deps.db, call, { ...call.params, ...call.query }),

    "POST /homework/{id}/seen": (call) => noteSeen(deps, call, call.params),

    "POST /homework/{id}/files/{file}/link": (call) => openLink(deps, call, call.params),
  };
}
