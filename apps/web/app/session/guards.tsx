import { paths } from "@dripstone/contract/paths";
import { Skeleton, Stack } from "@mantine/core";
import { type ReactNode, useDeferredValue, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { createPath, Navigate, useLocation } from "react-router";
import classes from "./guards.module.css";
import { LedHome, type Shut } from "./led-home.tsx";
import { loginOpened } from "./login-dialog.ts";
import { useAppDispatch, useAppSelector } from "./store.ts";

type GuardProps = { children: ReactNode };

/** Shows a page to whoever has a session and sends others home. The server checks every call by itself. */
export function RequireUser({ children }: GuardProps) {
  const hasToken = useAppSelector((state) => state.auth.token !== null);
  return <Guard opens={hasToken}>{children}</Guard>;
}

/** Shows a page to admins, sends others home, and tells them why. */
export function RequireAdmin({ children }: GuardProps) {
  const isAdmin = useAppSelector((state) => state.auth.token !== null && state.auth.user?.role === "admin");
  return (
    <Guard opens={isAdmin} why="forAdmins">
      {children}
    </Guard>
  );
}

/** Shows a page to those who teach, admins included, sends others home, and tells them why. */
export function RequireTeacher({ children }: GuardProps) {
  const role = useAppSelector((state) => (state.auth.token === null ? undefined : state.auth.user?.role));
  return (
    <Guard opens={role === "teacher" || role === "admin"} why="forTeachers">
      {children}
    </Guard>
  );
}

function Guard({ opens, why, children }: GuardProps & { opens: boolean; why?: Shut }) {
  const ready = useAppSelector((state) => state.auth.ready);
  const hasToken = useAppSelector((state) => state.auth.token !== null);
  const isKnown = useAppSelector((state) => state.auth.user !== null);
  // Whoever logs out, here or in another tab, leaves, and a session that ends has its own word: nobody wants to log in then.
  const [hadSession, setHadSession] = useState(hasToken);
  if (hasToken && !hadSession) setHadSession(true);
  // A page whose words are still on their way is made ready beside what is shown: what waits in the way of everything loses typed letters.
  const isShown = useDeferredValue(ready && opens);
  if (!ready || (opens && !isShown)) return <Waiting />;
  if (opens) return children;
  if (why && hasToken && isKnown) return <LedHome why={why} />;
  return hadSession ? <Navigate to={paths.home} replace /> : <LoginAtHome />;
}

/** Sends a visitor home, where the login dialog opens and leads back to the page that was wanted. */
function LoginAtHome() {
  const dispatch = useAppDispatch();
  // The router's own location, which is a page of ours; never what a parameter says.
  const wanted = createPath(useLocation());
  useEffect(() => {
    dispatch(loginOpened(wanted));
  }, [dispatch, wanted]);
  return <Navigate to={paths.home} replace />;
}

/** What the server renders of a guarded page: it does not know who is asking. So tall that nothing below it is seen to jump. */
function Waiting() {
  const { t } = useTranslation();
  return (
    <Stack gap="lg" mih="100dvh">
      <noscript>
        <p className={classes.needed}>{t("scriptNeeded")}</p>
      </noscript>
      <Stack role="status" aria-label={t("loading")} gap="lg" data-scripted="">
        <Skeleton height={40} width="40%" />
        <Skeleton height={18} width="70%" />
        <Skeleton height={180} />
      </Stack>
    </Stack>
  );
}
