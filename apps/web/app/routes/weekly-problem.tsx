import { weeklyProblemApi } from "../features/weekly-problem/api.ts";
import { WeeklyProblemPage } from "../features/weekly-problem/weekly-problem-page.tsx";
import { nothing, prefetch } from "../rendering/prefetch.ts";
import { RouteHead } from "../ui/head/route-head.tsx";

export const loader = prefetch(({ locale: language }) => [
  weeklyProblemApi.endpoints.weeklyProblem.initiate({ query: { language } }),
  weeklyProblemApi.endpoints.warmUps.initiate({ query: { language } }),
]);
export const clientLoader = nothing;

export default function WeeklyProblem() {
  return (
    <>
      <RouteHead page="weeklyProblem" />
      <WeeklyProblemPage />
    </>
  );
}
