import { coursePath, lessonPath } from "@dripstone/contract/lessons/paths";
import type { Deps } from "../../../deps.ts";
import type { SitemapPart } from "../../../sitemap/part.ts";
import { currentCourses } from "./current-courses.ts";

/** The courses and their lessons. */
export function lessonsPart(deps: Pick<Deps, "db" | "clock" | "changes">): SitemapPart {
  const courses = currentCourses(deps);
  return {
    name: "lessons",
    tags: ["lessons"],
    async read() {
      const entries = (await courses.all()).flatMap(({ course, lessons }) => [
        { path: coursePath(course) },
        ...lessons.map(({ slug }) => ({ path: lessonPath(course, slug) })),
      ]);
      return { entries };
    },
  };
}
