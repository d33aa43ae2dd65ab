import { type ReactNode, useId } from "react";
import classes from "./part.module.css";

type PartProps = { title: string; help?: string; tools?: ReactNode; children: ReactNode };

/** A part of the editor under a heading, with what can be done to all of it. */
export function Part({ title, help, tools, children }: PartProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={classes.part}>
      <div className={classes.head}>
        <h2 id={heading} className={classes.title}>
          {title}
        </h2>
        {help && <p className={classes.help}>{help}</p>}
        {tools && <div className={classes.tools}>{tools}</div>}
      </div>
      {children}
    </section>
  );
}
