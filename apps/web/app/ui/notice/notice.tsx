import type { ReactNode } from "react";
import classes from "./notice.module.css";

type NoticeProps = { title: string; text: string; figure?: ReactNode; children?: ReactNode };

/** A page or a panel that says one thing and offers the ways on: an error, an empty list, a success. */
export function Notice({ title, text, figure, children }: NoticeProps) {
  return (
    <section className={classes.notice}>
      {figure}
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.text}>{text}</p>
      <div className={classes.ways}>{children}</div>
    </section>
  );
}
