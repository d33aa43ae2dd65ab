import { useLocation } from "react-router";
import type { Wanted } from "../features/homework/form/use-homework-draft.ts";
import { HomeworkPage } from "../features/homework/homework-page.tsx";
import { RequireUser } from "../session/guards.tsx";
import { RouteHead } from "../ui/head/route-head.tsx";

export default function Homework() {
  const { state } = useLocation();
  return (
    <>
      <RouteHead page="homework" hidden />
      <RequireUser>
        <HomeworkPage wanted={wantedOf(state)} />
      </RequireUser>
    </>
  );
}

/** Whoever comes from a homework goes on with its class and week. */
function wantedOf(state: unknown): Wanted {
  const { class: id, week } = (state ?? {}) as { class?: unknown; week?: unknown };
  return typeof id === "string" && typeof week === "number" ? { class: id, week } : null;
}
