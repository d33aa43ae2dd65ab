import { Link } from "react-router";
import classes from "./link-tabs.module.css";

type LinkTabsProps = {
  /** What is chosen by them, for those who hear the page. */
  label: string;
  ways: readonly { key: string; text: string; search: string; isHere: boolean }[];
};

/** A few views of the same page side by side, each a link. */
export function LinkTabs({ label, ways }: LinkTabsProps) {
  return (
    <nav aria-label={label} className={classes.tabs}>
      {ways.map(({ key, text, search, isHere }) => (
        <Link
          key={key}
          to={{ search }}
          className={classes.tab}
          aria-current={isHere ? "true" : undefined}
          preventScrollReset
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}
