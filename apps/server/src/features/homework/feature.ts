import type { Feature } from "../../feature.ts";
import { HOMEWORK_DRAFT, homeworkFiles } from "./files/purpose.ts";
import { homeworkNotices } from "./grading/notices.ts";
import { gradingRoutes } from "./grading/routes.ts";
import { settleChanged } from "./grading/settle-changed.ts";
import { homeworkWaiting } from "./grading/waiting.ts";
import { homeworkFileRoute } from "./links/file-route.ts";
import { homeworkMails } from "./mailing/kinds.ts";
import { writeReceipt } from "./mailing/write-receipt.ts";
import { writeReturned } from "./mailing/write-returned.ts";
import { homeworkData } from "./personal-data.ts";
import { openProblems } from "./reading/open-problems.ts";
import { homeworkRoutes } from "./routes.ts";
import { seedDemoHomework } from "./seed-demo.ts";

export const homework: Feature = {
  name: "homework",
  routes: (deps) => ({ ...homeworkRoutes(deps), ...gradingRoutes(deps) }),
  beside: homeworkFileRoute,
  mails: {
    kinds: homeworkMails,
    writers: (deps) => ({
      "homework-receipt": (params, to) => writeReceipt(deps, params, to),
      "homework-returned": (params, to) => writeReturned(deps, params, to),
    }),
  },
  notices: homeworkNotices,
  drafts: [HOMEWORK_DRAFT, "homework-grade", "homework-remark"],
  files: homeworkFiles,
  openProblems,
  waiting: homeworkWaiting,
  personalData: homeworkData,
  seeds: [seedDemoHomework],
  // Points are there soon after a lesson has begun, or was changed.
  chores: [{ name: "settle-changed", schedule: "* * * * *", work: settleChanged }],
};
