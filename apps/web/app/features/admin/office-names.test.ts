import { describe, expect, it } from "vitest";
import chAdmin from "../../locales/ch/admin.json";
import chMeta from "../../locales/ch/meta.json";
import enAdmin from "../../locales/en/admin.json";
import enMeta from "../../locales/en/meta.json";

/** Each page of the office's menu, and by which name its title stands in the browser and above it. */
const pages = {
  overview: "admin",
  inbox: "adminContact",
  classes: "adminClasses",
  homework: "adminHomework",
  problems: "adminWeeklyProblems",
  plan: "adminWeeklyPlan",
  explanations: "explanations",
  queue: "adminForum",
  tutorFlags: "adminTutor",
  tutorReplies: "adminTutorReplies",
  posts: "adminBlog",
  users: "adminUsers",
  site: "adminSite",
  categories: "adminCategories",
  analytics: "adminAnalytics",
  models: "adminModels",
  audit: "adminAudit",
  operation: "adminOperation",
} as const;

describe.each([
  ["English", enAdmin.nav, enMeta],
  ["Chinese", chAdmin.nav, chMeta],
])("the office's menu in %s", (_, nav, meta) => {
  it.each(Object.entries(pages))("calls %s as its page is called", (name, page) => {
    expect(nav[name as keyof typeof pages]).toBe(meta[page].title);
  });
});

it("has a name of its own for every page", () => {
  for (const nav of [enAdmin.nav, chAdmin.nav]) {
    const names = Object.keys(pages).map((name) => nav[name as keyof typeof pages]);
    expect(new Set(names).size).toBe(names.length);
  }
});
