import { Suspense } from "react";
import { NearPosts } from "../features/blog/latest/near-posts.tsx";
import { NearClasses } from "../features/classes/proof/near-classes.tsx";
import { HomePage } from "../features/home/home-page.tsx";
import { MyStartSkeleton } from "../features/progress/my-start/my-start-skeleton.tsx";
import { NearProblem } from "../features/weekly-problem/live/near-problem.tsx";
import { BusinessData } from "../ui/head/business-data.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";
import { latePart } from "../ui/late/late-part.tsx";

// Visitors do not load what only a member sees.
const MyHome = latePart(() => import("./my-home.tsx"));

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
