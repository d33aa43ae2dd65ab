import { Suspense } from "react";
import { LoginButton } from "../session/login-button.tsx";
import { useAppSelector } from "../session/store.ts";
import { latePart } from "../ui/late/late-part.tsx";
import classes from "./account-corner.module.css";

// Only people with a session need these; visitors do not load them.
const UserCorner = latePart(() => import("./user-corner.tsx"));

/** Login button, or what there is for whoever is logged in. */
export function AccountCorner() {
  const user = useAppSelector((state) => state.auth.user);
  const waiting = useAppSelector((state) => state.auth.token !== null && !state.auth.user);
  if (user) {
    return (
      <Suspense fallback={<span className={classes.place} />}>
        <UserCorner user={user} />
      </Suspense>
    );
  }
  if (waiting) return <span className={classes.place} />;
  return <LoginButton className={classes.login} px={{ base: 12, sm: 20 }} />;
}
