import type { Feature } from "../../feature.ts";
import { siteRoutes } from "./routes.ts";
import { siteSettingsRoutes } from "./settings/routes.ts";
import { pagesPart } from "./sitemap-part.ts";
import { toldRoute } from "./told/told-route.ts";

export const site: Feature = {
  name: "site",
  routes: (deps) => ({ ...siteRoutes(deps), ...siteSettingsRoutes(deps) }),
  beside: toldRoute,
  sitemap: () => pagesPart,
};
