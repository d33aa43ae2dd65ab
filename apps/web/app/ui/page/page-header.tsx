import type { Path } from "@dripstone/contract/paths";
import type { ReactNode } from "react";
import { Link } from "react-router";
import classes from "./page-header.module.css";

type PageHeaderProps = {
  title: string;
  lead: ReactNode;
  /** For a page where one works: the work begins high up. */
  dense?: boolean;
  /** The page above this one, shown over the title. */
  parent?: { to: Path; name: string };
  /** A drawing beside the words, or below them where it is narrow. */
  figure?: ReactNode;
  /** Ways on: buttons and links. */
  children?: ReactNode;
};

/** The opening of a page: its only h1, one sentence or two, and a figure. */
export function PageHeader({ title, lead, dense = false, parent, figure, children }: PageHeaderProps) {
  return (
    <header className={classes.header} data-figure={figure ? "" : undefined} data-dense={dense ? "" : undefined}>
      <div className={classes.words}>
        {parent && (
          <p className={classes.parent}>
            <Link to={parent.to}>{parent.name}</Link>
          </p>
        )}
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.lead}>{lead}</p>
        {children && <div className={classes.ways}>{children}</div>}
      </div>
      {figure && <div className={classes.figure}>{figure}</div>}
    </header>
  );
}
