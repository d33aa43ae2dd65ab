import type { Path } from "@dripstone/contract/paths";
import { Link } from "react-router";
import classes from "./compose-head.module.css";

/** What is being written, and the way back. */
export function ComposeHead({ title, parent }: { title: string; parent: { to: Path; name: string } }) {
  return (
    <header className={classes.head}>
      <Link to={parent.to} className={classes.way}>
        {parent.name}
      </Link>
      <h1 className={classes.title}>{title}</h1>
    </header>
  );
}
