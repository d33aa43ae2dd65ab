import type { ReactNode } from "react";
import classes from "./example.module.css";
import { Rich } from "./rich.tsx";

type ExampleProps = {
  topic: string;
  problem: string;
  /** The label that opens the solution. */
  reveal: string;
  solution: string[];
  /** What the problem tells; whatever gives the idea away belongs into `solved`. */
  figure?: ReactNode;
  /** The figure with what the solution adds to it; opens with the solution. */
  solved?: ReactNode;
};

/** A worked problem: think first, then open the solution. */
export function Example({ topic, problem, reveal, solution, figure, solved }: ExampleProps) {
  return (
    <article className={classes.example}>
      <h3 className={classes.topic}>{topic}</h3>
      <p className={classes.problem}>
        <Rich text={problem} />
      </p>
      {figure && <div className={classes.figure}>{figure}</div>}
      <details className={classes.details}>
        <summary className={classes.reveal}>{reveal}</summary>
        <div className={classes.solution}>
          {solved && <div className={classes.figure}>{solved}</div>}
          {solution.map((step) => (
            <p key={step}>
              <Rich text={step} />
            </p>
          ))}
        </div>
      </details>
    </article>
  );
}
