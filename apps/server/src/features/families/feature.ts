import type { Feature } from "../../feature.ts";
import { familyRoutes } from "./routes.ts";

export const families: Feature = { name: "families", routes: familyRoutes };
