import type { Feature } from "../../feature.ts";
import { HOMEWORK_DRAFT, homeworkFiles } from "./files/purpose.ts";
import { homeworkFileRoute } from "./links/file-route.ts";
import { homeworkMails } from "./mailing/kinds.ts";
import { writeReceipt } from "./mailing/write-receipt.ts";
import { homeworkData } from "./personal-data.ts";
import { homeworkRoutes } from "./routes.ts";

export const homework: Feature = {
  name: "homework",
  routes: homeworkRoutes,
  beside: homeworkFileRoute,
  mails: {
    kinds: homeworkMails,
    writers: (deps) => ({ "homework-receipt": (params, to) => writeReceipt(deps, params, to) }),
  },
  drafts: [HOMEWORK_DRAFT],
  files: homeworkFiles,
  personalData: homeworkData,
};
