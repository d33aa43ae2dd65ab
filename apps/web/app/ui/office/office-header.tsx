import type { Path } from "@dripstone/contract/paths";
import type { ReactNode } from "react";
import { Link } from "react-router";
import classes from "./office-header.module.css";

type OfficeHeaderProps = {
  title: ReactNode;
  /** The page above this one. */
  parent?: { to: Path; name: string };
  /** A line below the title. */
  note?: ReactNode;
  /** What can be done on this page. */
  children?: ReactNode;
};

/** The opening of a page where one works: its h1 and its main actions in one low line. */
export function OfficeHeader({ title, parent, note, children }: OfficeHeaderProps) {
  return (
    <header className={classes.header}>
      <div className={classes.words}>
        {parent && (
          <p className={classes.parent}>
            <Link to={parent.to}>{parent.name}</Link>
          </p>
        )}
        <h1 className={classes.title}>{title}</h1>
        {note && <p className={classes.note}>{note}</p>}
      </div>
      {children && <div className={classes.actions}>{children}</div>}
    </header>
  );
}
