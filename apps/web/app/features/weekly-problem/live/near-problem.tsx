import { NearPart } from "../../../session/near-part.tsx";
import { latePart } from "../../../ui/late/late-part.tsx";
import classes from "./near-problem.module.css";

const LiveProblem = latePart(() => import("./live-problem.tsx"));
const PlainProblem = latePart(() => import("./plain-problem.tsx"));

/** This week's problem as a part of another page, to be read and answered there. */
export function NearProblem() {
  return (
    <NearPart plain={<PlainProblem />} as="routes/weekly-problem" height="20rem" className={classes.place} isLive>
      {(waiting) => <LiveProblem waiting={waiting} />}
    </NearPart>
  );
}
