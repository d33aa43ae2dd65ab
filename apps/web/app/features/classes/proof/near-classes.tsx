import { NearPart } from "../../../session/near-part.tsx";
import { latePart } from "../../../ui/late/late-part.tsx";

const ClassesToCome = latePart(() => import("./classes-to-come.tsx"));

/** What a class costs, when it meets and who teaches it, as a part of another page. */
export function NearClasses() {
  return (
    <NearPart plain={<ClassesToCome />} as="routes/classes" height="24rem">
      {() => <ClassesToCome />}
    </NearPart>
  );
}
