import classes from "./measures.module.css";

/** A few numbers beside each other, each under its name. */
export function Measures({ of }: { of: readonly { name: string; value: string | number }[] }) {
  return (
    <dl className={classes.measures}>
      {of.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
