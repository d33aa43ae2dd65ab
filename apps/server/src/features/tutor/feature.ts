import type { Feature } from "../../feature.ts";
import { tutorFlag } from "./flags/notices.ts";
import { tutorData } from "./personal-data.ts";
import { tutorRoutes } from "./routes.ts";
import { forgetOldSessions } from "./sessions/forget-old.ts";

export const tutor: Feature = {
  name: "tutor",
  routes: tutorRoutes,
  notices: [tutorFlag],
  personalData: tutorData,
  chores: [{ name: "forget-old", schedule: "40 3 * * *", work: forgetOldSessions }],
};
