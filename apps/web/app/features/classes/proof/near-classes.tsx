import { Skeleton } from "@mantine/core";
import { Suspense, useState } from "react";
import { OnFailure } from "../../../ui/failure/on-failure.tsx";
import { latePart } from "../../../ui/late/late-part.tsx";
import { useNear } from "../../../ui/use-near.ts";

const ClassesToCome = latePart(() => import("./classes-to-come.tsx"));

/** What a class costs, when it meets and who teaches it, as a part of another page. It is fetched when somebody comes near. */
export function NearClasses() {
  const [isNear, setNear] = useState(false);
  const place = useNear(() => setNear(true), "200px");
  const waiting = <Skeleton height="24rem" />;
  return (
    <div ref={place}>
      {isNear ? (
        <OnFailure fallback={null}>
          <Suspense fallback={waiting}>
            <ClassesToCome />
          </Suspense>
        </OnFailure>
      ) : (
        waiting
      )}
    </div>
  );
}
