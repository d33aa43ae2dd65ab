import type { Path } from "@dripstone/contract/paths";
import type { ReactNode } from "react";
import { Link } from "react-router";
import classes from "./button-link.module.css";

type ButtonLinkProps = { to: Path; quiet?: boolean; children: ReactNode };

/** A link with the weight of a button; `quiet` for the second way. */
export function ButtonLink({ to, quiet, children }: ButtonLinkProps) {
  return (
    <Link to={to} className={classes.button} data-quiet={quiet ? "" : undefined}>
      {children}
    </Link>
  );
}

/** A link on a line of its own, with an arrow. */
export function WayLink({ to, children }: { to: Path; children: ReactNode }) {
  return (
    <Link to={to} className={classes.way}>
      {children}
      <span aria-hidden="true" className={classes.arrow}>
        →
      </span>
    </Link>
  );
}
