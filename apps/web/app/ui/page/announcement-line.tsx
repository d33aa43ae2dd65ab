import type { ReactNode } from "react";
import { Link } from "react-router";
import classes from "./announcement-line.module.css";

type AnnouncementLineProps = {
  text: string;
  /** A page of ours, or another's; the words lead there. */
  link: string | null;
  /** What can be done with it. */
  children?: ReactNode;
};

/** What the school has to tell on every page, in one line. */
export function AnnouncementLine({ text, link, children }: AnnouncementLineProps) {
  return (
    <div className={classes.line}>
      <p className={classes.text}>
        {link === null ? (
          text
        ) : link.startsWith("/") ? (
          <Link to={link}>{text}</Link>
        ) : (
          <a href={link} rel="noopener">
            {text}
          </a>
        )}
      </p>
      {children}
    </div>
  );
}
