import { practiceTestsApi } from "../features/practice-tests/api.ts";
import { TestsPage } from "../features/practice-tests/papers/tests-page.tsx";
import { nothing, prefetch } from "../rendering/prefetch.ts";
import { RouteHead } from "../ui/head/route-head.tsx";

export const loader = prefetch(({ locale: language }) => [
  practiceTestsApi.endpoints.papers.initiate({ query: { language } }),
]);
export const clientLoader = nothing;

export default function PracticeTests() {
  return (
    <>
      <RouteHead page="practiceTests" />
      <TestsPage />
    </>
  );
}
