import type { Feature } from "../../feature.ts";
import { siteRoutes } from "./routes.ts";
import { pagesPart } from "./sitemap-part.ts";
import { toldRoute } from "./told/told-route.ts";

export const site: Feature = { name: "site", routes: siteRoutes, beside: toldRoute, sitemap: () => pagesPart };
