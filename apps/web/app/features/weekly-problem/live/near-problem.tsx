import { Skeleton } from "@mantine/core";
import { Suspense, useState } from "react";
import { OnFailure } from "../../../ui/failure/on-failure.tsx";
import { latePart } from "../../../ui/late/late-part.tsx";
import { useNear } from "../../../ui/use-near.ts";
import classes from "./near-problem.module.css";

const LiveProblem = latePart(() => import("./live-problem.tsx"));

/** This week's problem as a part of another page, to be read and answered there. It is fetched when somebody comes near. */
export function NearProblem() {
  const [isNear, setNear] = useState(false);
  const place = useNear(() => setNear(true), "200px");
  const waiting = <Skeleton height="20rem" />;
  return (
    <div ref={place} className={classes.place}>
      {isNear && (
        <OnFailure fallback={null}>
          <Suspense fallback={waiting}>
            <LiveProblem waiting={waiting} />
          </Suspense>
        </OnFailure>
      )}
    </div>
  );
}
