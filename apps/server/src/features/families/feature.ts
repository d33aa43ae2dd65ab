import type { Feature } from "../../feature.ts";
import { forgetAsked } from "./asking/forget-asked.ts";
import { familyAgreed, familyAsked } from "./asking/kinds.ts";
import { writeAsked } from "./asking/write-asked.ts";
import { childrensWeek } from "./digest/kinds.ts";
import { tellParents } from "./digest/tell-parents.ts";
import { writeDigest } from "./digest/write-digest.ts";
import { familyMails } from "./mailing/kinds.ts";
import { familyData } from "./personal-data.ts";
import { familyRoutes } from "./routes.ts";

export const families: Feature = {
  name: "families",
  routes: familyRoutes,
  mails: {
    kinds: familyMails,
    writers: (deps) => ({
      "childrens-week": (params: never, to) => writeDigest(deps, params, to),
      "family-asked": (params: never, to) => writeAsked(deps, params, to),
    }),
  },
  notices: [childrensWeek, familyAsked, familyAgreed],
  personalData: familyData,
  // Who was not up at six has until the week ends.
  chores: [
    { name: "tell-parents", schedule: "*/10 18-23 * * 0", work: tellParents },
    { name: "forget-asked", schedule: "40 3 * * *", work: forgetAsked },
  ],
};
