import { Skeleton, Stack } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Navigate } from "react-router";
import { useAppSelector } from "../api/store.ts";

type GuardProps = { children: ReactNode };

/** Shows a page to whoever has a session and sends others home. The server checks every call by itself. */
export function RequireUser({ children }: GuardProps) {
  const ready = useAppSelector((state) => state.auth.ready);
  const hasToken = useAppSelector((state) => state.auth.token !== null);
  if (!ready) return <Waiting />;
  return hasToken ? children : <Navigate to="/" replace />;
}

/** Shows a page to admins and sends others home. */
export function RequireAdmin({ children }: GuardProps) {
  const ready = useAppSelector((state) => state.auth.ready);
  const isAdmin = useAppSelector((state) => state.auth.token !== null && state.auth.user?.role === "admin");
  if (!ready) return <Waiting />;
  return isAdmin ? children : <Navigate to="/" replace />;
}

/** What the server renders of a guarded page: it does not know who is asking. */
function Waiting() {
  const { t } = useTranslation();
  return (
    <Stack role="status" aria-label={t("loading")} gap="lg">
      <Skeleton height={40} width="40%" />
      <Skeleton height={18} width="70%" />
      <Skeleton height={180} />
    </Stack>
  );
}
