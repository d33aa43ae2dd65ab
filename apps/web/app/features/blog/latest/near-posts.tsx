import { Skeleton } from "@mantine/core";
import { Suspense, useState } from "react";
import { OnFailure } from "../../../ui/failure/on-failure.tsx";
import { latePart } from "../../../ui/late/late-part.tsx";
import { useNear } from "../../../ui/use-near.ts";

const LatestPosts = latePart(() => import("./latest-posts.tsx"));

/** The newest posts, as a part of another page. They are fetched when somebody comes near. */
export function NearPosts() {
  const [isNear, setNear] = useState(false);
  const place = useNear(() => setNear(true), "200px");
  const waiting = <Skeleton height="20rem" />;
  return (
    <div ref={place}>
      {isNear ? (
        <OnFailure fallback={null}>
          <Suspense fallback={waiting}>
            <LatestPosts />
          </Suspense>
        </OnFailure>
      ) : (
        waiting
      )}
    </div>
  );
}
