import type { Feature } from "../../feature.ts";
import { rollUp } from "./rolling/roll-up.ts";
import { analyticsRoutes } from "./routes.ts";
import { seedYear } from "./seed-year.ts";

export const analytics: Feature = {
  name: "analytics",
  routes: analyticsRoutes,
  chores: [{ name: "roll-up", schedule: "9 * * * *", work: rollUp }],
  seeds: [seedYear],
};
