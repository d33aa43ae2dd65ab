import { type ReactNode, useId } from "react";
import classes from "./section.module.css";

type SectionProps = {
  title: string;
  /** A sentence or two below the heading. */
  intro?: string;
  /** The target of a link on the page. */
  anchor?: string;
  /** `stone` and `deep` set a section off from its neighbours by its ground. */
  tone?: "paper" | "stone" | "deep";
  /** `side` keeps the heading in a column of its own beside the content. */
  layout?: "stack" | "side";
  children?: ReactNode;
};

/** A part of a page under an h2, which names it for screen readers too. */
export function Section({ title, intro, anchor, tone = "paper", layout = "stack", children }: SectionProps) {
  const heading = useId();
  return (
    <section id={anchor} aria-labelledby={heading} className={classes.section} data-tone={tone} data-layout={layout}>
      <div className={classes.head}>
        <h2 id={heading} className={classes.title}>
          {title}
        </h2>
        {intro && <p className={classes.intro}>{intro}</p>}
      </div>
      <div className={classes.body}>{children}</div>
    </section>
  );
}
