import type { Feature } from "../feature.ts";
import { sitemapRoute } from "./sitemap-route.ts";

export const sitemap: Feature = { name: "sitemap", beside: sitemapRoute };
