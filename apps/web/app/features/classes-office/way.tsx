import type { Path } from "@dripstone/contract/paths";
import type { ReactNode } from "react";
import { Link } from "react-router";
import classes from "./way.module.css";

/** A link within a line. */
export function Way({ to, label, children }: { to: Path; label?: string; children: ReactNode }) {
  return (
    <Link to={to} className={classes.way} aria-label={label}>
      {children}
    </Link>
  );
}

/** A link to where a class meets online, in a window of its own. */
export function MeetingWay({ address, children }: { address: string; children: ReactNode }) {
  return (
    <a href={address} target="_blank" rel="noreferrer" className={classes.way}>
      {children}
    </a>
  );
}
