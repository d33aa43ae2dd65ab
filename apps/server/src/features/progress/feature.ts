import type { Feature } from "../../feature.ts";
import { progressRoutes } from "./routes.ts";

export const progress: Feature = { name: "progress", routes: progressRoutes };
