import { lazy, Suspense } from "react";
import { useAppSelector } from "../session/store.ts";
import { OnFailure } from "../ui/failure/on-failure.tsx";
import { fetchPart } from "../ui/late/fetch-part.ts";

// Only people with a session need it; visitors do not load it.
const QuickHelpBubble = lazy(() => fetchPart(() => import("./quick-help-bubble.tsx")));

/** A word with the tutor from every page but the tutor's own, and a test that one sits. */
export function QuickHelp() {
  const userId = useAppSelector((state) => state.auth.user?.id);
  if (userId === undefined) return null;
  return (
    <OnFailure key={userId} fallback={null}>
      <Suspense>
        <QuickHelpBubble userId={userId} />
      </Suspense>
    </OnFailure>
  );
}
