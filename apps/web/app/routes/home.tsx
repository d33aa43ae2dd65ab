import { lazy, Suspense } from "react";
import { HomePage } from "../features/home/home-page.tsx";
import { MyStartSkeleton } from "../features/progress/my-start/my-start-skeleton.tsx";
import { BusinessData } from "../ui/head/business-data.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

// Visitors do not load what only a member sees.
const MyHome = lazy(() => import("./my-home.tsx"));

export default function Home() {
  return (
    <>
      <RouteHead page="home" />
      <BusinessData />
      <HomePage
        mine={
          <Suspense fallback={<MyStartSkeleton />}>
            <MyHome />
          </Suspense>
        }
      />
    </>
  );
}
