import type { Feature } from "../../feature.ts";
import { siteRoutes } from "./routes.ts";
import { pagesPart } from "./sitemap-part.ts";

export const site: Feature = { name: "site", routes: siteRoutes, sitemap: () => pagesPart };
