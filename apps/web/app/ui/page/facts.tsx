import classes from "./facts.module.css";

type FactsProps = { facts: readonly { value: string; name: string }[] };

/** A few numbers worth knowing, large. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ value, name }) => (
        <div key={name} className={classes.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
