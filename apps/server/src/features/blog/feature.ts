import type { Feature } from "../../feature.ts";
import { blogDeskRoutes } from "./desk/routes.ts";
import { feedRoute } from "./feed/feed-route.ts";
import { BLOG_POST, blogSource } from "./found/index-posts.ts";
import { blogData } from "./personal-data.ts";
import { blogPictures } from "./pictures.ts";
import { blogPart } from "./posts/sitemap-part.ts";
import { blogRoutes } from "./routes.ts";
import { seedPosts } from "./seed/seed-posts.ts";

export const blog: Feature = {
  name: "blog",
  routes: (deps) => ({ ...blogRoutes(deps), ...blogDeskRoutes(deps) }),
  beside: feedRoute,
  files: { references: [blogPictures] },
  sources: (deps) => [blogSource(deps)],
  found: (deps) => [{ ...blogSource(deps), kind: "blog-post", documents: [BLOG_POST] }],
  sitemap: blogPart,
  personalData: blogData,
  seeds: [seedPosts],
};
