import { type ComponentType, Suspense, useEffect, useState } from "react";
import { isArrival, useAppSelector, useAppStore } from "../session/store.ts";
import { fetchPart } from "../ui/late/fetch-part.ts";

/** Asks for whoever comes in what has come along, on whatever page that is; loaded at the login. */
export function ArrivalBanner() {
  const store = useAppStore();
  const user = useAppSelector((state) => state.auth.user?.id);
  const [arrived, setArrived] = useState<{ Part: ComponentType; user: string } | null>(null);
  useEffect(
    () =>
      store.after(isArrival, ({ payload }) => {
        fetchPart(() => import("../features/weekly-problem/arrival/arrival.tsx")).then(
          ({ Arrival }) => setArrived({ Part: Arrival, user: payload.user.id }),
          // It is told at the next login.
          () => {},
        );
        fetchPart(() => import("../features/lessons/work/take-along.ts")).then(
          ({ takeAlong }) => takeAlong(store),
          // It stays in this browser until then.
          () => {},
        );
      }),
    [store],
  );
  if (!arrived || arrived.user !== user) return null;
  return (
    <Suspense>
      <arrived.Part key={arrived.user} />
    </Suspense>
  );
}
