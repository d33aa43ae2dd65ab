import type { ReactNode } from "react";
import { Prose } from "../../ui/page/prose.tsx";
import classes from "./legal-part.module.css";
import { LinkedText } from "./linked-text.tsx";

/** A part of a paper, as the locales have it. */
export type PartText = {
  title: string;
  text: string[];
  points?: string[];
  /** What is said after the points. */
  after?: string[];
};

type LegalPartProps = {
  /** What links to this part name. */
  anchor: string;
  text: PartText;
  /** Stands between the words before and the words after. */
  children?: ReactNode;
};

export function LegalPart({ anchor, text, children }: LegalPartProps) {
  const heading = `${anchor}-title`;
  return (
    <section id={anchor} aria-labelledby={heading} className={classes.part}>
      <h2 id={heading} className={classes.title}>
        {text.title}
      </h2>
      <Prose>
        {text.text.map(paragraph)}
        {text.points && (
          <ul>
            {text.points.map((point) => (
              <li key={point}>
                <LinkedText text={point} />
              </li>
            ))}
          </ul>
        )}
      </Prose>
      {children}
      {text.after && <Prose>{text.after.map(paragraph)}</Prose>}
    </section>
  );
}

function paragraph(text: string): ReactNode {
  return (
    <p key={text}>
      <LinkedText text={text} />
    </p>
  );
}
