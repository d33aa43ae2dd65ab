import { Skeleton } from "@mantine/core";
import { type ReactNode, Suspense, useState } from "react";
import { OnFailure } from "../ui/failure/on-failure.tsx";
import { useNear } from "../ui/use-near.ts";
import classes from "./near-part.module.css";
import { WithoutScripts } from "./without-scripts.tsx";

type NearPartProps = {
  /** Fetched when somebody comes near; is given what stands there until it has all that it shows. */
  children: (waiting: ReactNode) => ReactNode;
  /** The same for readers without scripts, fetched by the page's route with `withoutScripts`. */
  plain: ReactNode;
  /** The file of a route that sets the same things. */
  as: string;
  /** Of the place until it comes. */
  height: string;
  className?: string;
};

/** A part of a page that others have as a page of their own, such as the classes: its code and its data come when somebody comes near. */
export function NearPart({ children, plain, as, height, className }: NearPartProps) {
  const [isNear, setNear] = useState(false);
  const place = useNear(() => setNear(true), "200px");
  const waiting = <Skeleton height={height} />;
  return (
    <div ref={place} className={className}>
      {isNear ? (
        <OnFailure fallback={null}>
          <Suspense fallback={waiting}>{children(waiting)}</Suspense>
        </OnFailure>
      ) : (
        <>
          <WithoutScripts as={as}>{plain}</WithoutScripts>
          <div className={classes.waiting} data-scripted="">
            {waiting}
          </div>
        </>
      )}
    </div>
  );
}
