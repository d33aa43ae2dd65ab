import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { AnalyticsPage } from "../features/analytics/analytics-page.tsx";
import { readRange, schoolToday } from "../features/analytics/range/range-view.ts";
import { RequireAdmin } from "../session/guards.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function AdminAnalytics() {
  return (
    <>
      <RouteHead page="adminAnalytics" hidden />
      <RequireAdmin>
        <Analytics />
      </RequireAdmin>
    </>
  );
}

function Analytics() {
  const [query] = useSearchParams();
  const range = useMemo(() => readRange(query, schoolToday()), [query]);
  return <AnalyticsPage range={range} />;
}
