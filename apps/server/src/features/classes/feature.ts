import type { Feature } from "../../feature.ts";
import { classesData } from "./personal-data.ts";
import { classRoutes } from "./routes.ts";
import { seedDemoClasses } from "./seed/seed-demo-classes.ts";
import { seedPrograms } from "./seed/seed-programs.ts";

export const classes: Feature = {
  name: "classes",
  routes: classRoutes,
  personalData: classesData,
  seeds: [seedPrograms, seedDemoClasses],
};
