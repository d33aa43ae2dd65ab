import type { Feature } from "../../feature.ts";
import { forgetOldCalls } from "./calls/forget-old-calls.ts";
import { settleLeftOver } from "./calls/settle-left-over.ts";
import { tutorMails } from "./mailing/kinds.ts";
import { writeUrgent } from "./mailing/write-urgent.ts";
import { modelRoutes } from "./models/routes.ts";
import { tutorData } from "./personal-data.ts";
import { chatFiles } from "./pictures/purpose.ts";
import { tutorRoutes } from "./routes.ts";
import { forgetOldSessions } from "./sessions/forget-old.ts";
import { tutorWaiting } from "./waiting.ts";
import { tutorNotices } from "./watch/flag-notice.ts";
import { chatWatchRoutes } from "./watch/routes.ts";

export const tutor: Feature = {
  name: "tutor",
  routes: (deps) => ({ ...tutorRoutes(deps), ...chatWatchRoutes(deps), ...modelRoutes(deps) }),
  mails: {
    kinds: tutorMails,
    writers: (deps) => ({ "tutor-urgent": (params, to) => writeUrgent(deps, params, to) }),
  },
  notices: tutorNotices,
  waiting: tutorWaiting,
  files: chatFiles,
  personalData: tutorData,
  chores: [
    { name: "forget-old", schedule: "40 3 * * *", work: forgetOldSessions },
    { name: "forget-old-calls", schedule: "50 3 * * *", work: forgetOldCalls },
    { name: "settle-left-over", schedule: "* * * * *", work: settleLeftOver },
  ],
};
