import { classesApi } from "../features/classes/api.ts";
import { ClassesPage } from "../features/classes/classes-page.tsx";
import { HomeworkSection } from "../features/homework/entry/homework-section.tsx";
import { practiceTestsApi } from "../features/practice-tests/api.ts";
import { PapersSection } from "../features/practice-tests/papers/papers-section.tsx";
import { nothing, prefetch } from "../rendering/prefetch.ts";
import { RouteHead } from "../ui/head/route-head.tsx";

export const loader = prefetch(({ locale: language }) => [
  classesApi.endpoints.classHome.initiate({ query: { language } }),
  practiceTestsApi.endpoints.papers.initiate({ query: { language } }),
]);
export const clientLoader = nothing;

export default function Classes() {
  return (
    <>
      <RouteHead page="classes" />
      <ClassesPage practiceTests={<PapersSection />} homework={<HomeworkSection />} />
    </>
  );
}
