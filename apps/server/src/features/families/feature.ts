import type { Feature } from "../../feature.ts";
import { childrensWeek, familyMails } from "./digest/kinds.ts";
import { tellParents } from "./digest/tell-parents.ts";
import { writeDigest } from "./digest/write-digest.ts";
import { familyRoutes } from "./routes.ts";

export const families: Feature = {
  name: "families",
  routes: familyRoutes,
  mails: {
    kinds: familyMails,
    writers: (deps) => ({ "childrens-week": (params: never, to) => writeDigest(deps, params, to) }),
  },
  notices: [childrensWeek],
  // Who was not up at six has until the week ends.
  chores: [{ name: "tell-parents", schedule: "*/10 18-23 * * 0", work: tellParents }],
};
