import type { Path } from "@dripstone/contract/paths";
import { WayLink } from "./button-link.tsx";
import classes from "./next-steps.module.css";
import { Section } from "./section.tsx";

type NextStepsProps = { title: string; ways: readonly { to: Path; text: string }[] };

/** The end of a page: where to go from here. */
export function NextSteps({ title, ways }: NextStepsProps) {
  return (
    <Section title={title} tone="deep">
      <ul className={classes.ways}>
        {ways.map(({ to, text }) => (
          <li key={to}>
            <WayLink to={to}>{text}</WayLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
