import type { Path } from "@dripstone/contract/paths";
import { Link } from "react-router";
import classes from "./work-head.module.css";

/** What is worked on, and the way back, in one line: the work begins right below. */
export function WorkHead({ title, parent }: { title: string; parent: { to: Path; name: string } }) {
  return (
    <header className={classes.head}>
      <Link to={parent.to} className={classes.way}>
        {parent.name}
      </Link>
      <h1 className={classes.title}>{title}</h1>
    </header>
  );
}
