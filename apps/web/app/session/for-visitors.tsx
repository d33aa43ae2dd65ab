import type { ReactNode } from "react";
import classes from "./for-visitors.module.css";
import { useAppSelector } from "./store.ts";

type ForVisitorsProps = {
  children: ReactNode;
  /** `li` where it is one of a list. */
  as?: "div" | "li";
  /** What stands there for whoever is logged in. */
  otherwise?: ReactNode;
};

/**
 * What only a visitor is to see. The server's page is the same for everybody, so it holds the visitor's part; a browser that keeps a
 * session does not show it from the first paint on.
 */
export function ForVisitors({ children, as: Part = "div", otherwise = null }: ForVisitorsProps) {
  const hasSession = useAppSelector((state) => state.auth.token !== null);
  return hasSession ? otherwise : <Part className={classes.visitors}>{children}</Part>;
}
