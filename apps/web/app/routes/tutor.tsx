import { TutorPage } from "../features/tutor/tutor-page.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function Tutor() {
  return (
    <>
      <RouteHead page="tutor" />
      <TutorPage />
    </>
  );
}
