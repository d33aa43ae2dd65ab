import type { Feature } from "../../feature.ts";
import { forumData } from "./personal-data.ts";
import { forumRoutes } from "./routes.ts";
import { forumWritingRoutes } from "./writing/routes.ts";

export const forum: Feature = {
  name: "forum",
  routes: (deps) => ({ ...forumRoutes(deps), ...forumWritingRoutes(deps) }),
  personalData: forumData,
};
