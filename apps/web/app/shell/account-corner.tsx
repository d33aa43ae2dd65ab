import { lazy, Suspense } from "react";
import { LoginButton } from "../session/login-button.tsx";
import { useAppSelector } from "../session/store.ts";
import classes from "./account-corner.module.css";

// Only people with a session need the menu; visitors do not load it.
const UserMenu = lazy(() => import("./user-menu.tsx"));

/** Login button, or the menu of whoever is logged in. */
export function AccountCorner() {
  const user = useAppSelector((state) => state.auth.user);
  const waiting = useAppSelector((state) => state.auth.token !== null && !state.auth.user);
  if (user) {
    return (
      <Suspense fallback={<span className={classes.place} />}>
        <UserMenu user={user} />
      </Suspense>
    );
  }
  if (waiting) return <span className={classes.place} />;
  return <LoginButton className={classes.login} px={{ base: 12, sm: 20 }} />;
}
