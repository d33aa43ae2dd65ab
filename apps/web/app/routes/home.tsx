import { Suspense } from "react";
import { blogApi } from "../features/blog/api.ts";
import { latestPosts } from "../features/blog/latest/asked.ts";
import { NearPosts } from "../features/blog/latest/near-posts.tsx";
import { classesApi } from "../features/classes/api.ts";
import { NearClasses } from "../features/classes/proof/near-classes.tsx";
import { HomePage } from "../features/home/home-page.tsx";
import { MyStartSkeleton } from "../features/progress/my-start/my-start-skeleton.tsx";
import { weeklyProblemApi } from "../features/weekly-problem/api.ts";
import { NearProblem } from "../features/weekly-problem/live/near-problem.tsx";
import { nothing, prefetch } from "../rendering/prefetch.ts";
import { BusinessData } from "../ui/head/business-data.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";
import { latePart } from "../ui/late/late-part.tsx";

// Visitors do not load what only a member sees.
const MyHome = latePart(() => import("./my-home.tsx"));

export const loader = prefetch(() => [], undefined, {
  served: ({ locale: language }) => [
    weeklyProblemApi.endpoints.weeklyProblem.initiate({ query: { language } }),
    classesApi.endpoints.classHome.initiate({ query: { language } }),
    blogApi.endpoints.blogPosts.initiate(latestPosts(language)),
  ],
});
export const clientLoader = nothing;

export default function Home() {
  return (
    <>
      <RouteHead page="home" />
      <BusinessData />
      <HomePage
        problem={<NearProblem />}
        taught={<NearClasses />}
        posts={<NearPosts />}
        mine={
          <Suspense fallback={<MyStartSkeleton />}>
            <MyHome />
          </Suspense>
        }
      />
    </>
  );
}
