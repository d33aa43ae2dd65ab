import { paths } from "@dripstone/contract/paths";
import { homeworkThatWaits } from "./homework-that-waits.ts";

/** The screens to which the overview leads; each has its words in `admin.json` and `meta.json`. */
export const adminPages = [
  { page: "adminContact", to: paths.adminContact },
  { page: "adminClasses", to: paths.adminClasses },
  { page: "adminHomework", to: homeworkThatWaits },
  { page: "adminWeeklyProblems", to: paths.adminWeeklyProblems },
  { page: "adminBlog", to: paths.adminBlog },
  { page: "adminUsers", to: paths.adminUsers },
  { page: "adminCategories", to: paths.adminCategories },
  { page: "adminAnalytics", to: paths.adminAnalytics },
  { page: "adminModels", to: paths.adminModels },
  { page: "adminAudit", to: paths.adminAudit },
  { page: "adminSite", to: paths.adminSite },
  { page: "adminOperation", to: paths.adminOperation },
] as const;

/** Those that say what they are for; the others show it. */
export type AdminPage = "admin" | "adminModels";
