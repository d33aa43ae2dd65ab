import { ClassesPage } from "../features/classes/classes-page.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function Classes() {
  return (
    <>
      <RouteHead page="classes" />
      <ClassesPage />
    </>
  );
}
