import type { Feature } from "../../feature.ts";
import { siteRoutes } from "./routes.ts";

export const site: Feature = { name: "site", routes: siteRoutes };
