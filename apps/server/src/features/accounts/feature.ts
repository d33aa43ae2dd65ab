import type { Feature } from "../../feature.ts";
import { hourly } from "../../jobs/hourly.ts";
import { showPicturesOfOld } from "../../people/new-pictures.ts";
import { avatarFiles } from "./avatar/avatar-files.ts";
import { avatarRoute } from "./avatar/avatar-route.ts";
import { deleteDueAccounts } from "./deletion/delete-due-accounts.ts";
import { forgetExpired } from "./deletion/forget-expired.ts";
import { accountMails } from "./mailing/kinds.ts";
import { writeAccountMails } from "./mailing/mails.ts";
import { userOfficeRoutes } from "./office/routes.ts";
import { remindParents } from "./parents/remind-parents.ts";
import { accountData } from "./personal-data.ts";
import { requestsTask } from "./registration/requests.ts";
import { accountRoutes } from "./routes.ts";
import { forgetEndedSessions } from "./sessions/sessions.ts";

export const accounts: Feature = {
  name: "accounts",
  routes: (deps) => ({ ...accountRoutes(deps), ...userOfficeRoutes(deps) }),
  beside: avatarRoute,
  mails: { kinds: accountMails, writers: writeAccountMails },
  files: avatarFiles,
  personalData: accountData,
  tasks: (deps) => [requestsTask(deps)],
  chores: [
    hourly("delete-due-accounts", deleteDueAccounts),
    hourly("remind-parents", remindParents),
    hourly("forget-ended-sessions", forgetEndedSessions),
    hourly("forget-expired", forgetExpired),
    hourly("show-pictures", showPicturesOfOld),
  ],
};
