import { VisuallyHidden } from "@mantine/core";
import { Fragment, type ReactNode } from "react";
import classes from "./rich.module.css";

const marks: Record<string, (inside: string) => ReactNode> = {
  v: (inside) => <var>{inside}</var>,
  b: (inside) => (
    <strong>
      <Rich text={inside} />
    </strong>
  ),
  i: (inside) => <em>{inside}</em>,
  c: (inside) => <code className={classes.code}>{inside}</code>,
  sup: (inside) => (
    <sup className={classes.raised}>
      <Rich text={inside} />
    </sup>
  ),
  sub: (inside) => <sub className={classes.lowered}>{inside}</sub>,
  root: (inside) => (
    <span className={classes.root}>
      <VisuallyHidden component="span">√</VisuallyHidden>
      <svg viewBox="0 0 10 20" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path d="M0 12.5 2.4 11 5.6 19.4 10 .4" />
      </svg>
      <span>
        <Rich text={inside} />
      </span>
    </span>
  ),
  frac: fraction,
};

/** A text of the locales with its small marks: `<v>n</v><sup>2</sup>`, `<frac>3|4</frac>`, `<root>2</root>`, `<b>`, `<i>`, `<c>` for code. */
export function Rich({ text }: { text: string }) {
  const parts = text.split(/<(v|b|i|c|sup|sub|root|frac)>(.*?)<\/\1>/g);
  return parts.map((part, index) => {
    if (index % 3 === 1) return null;
    const mark = index % 3 === 2 ? marks[parts[index - 1] ?? ""] : undefined;
    return <Fragment key={index}>{mark ? mark(part) : part}</Fragment>;
  });
}

function fraction(inside: string): ReactNode {
  const [above = "", below = ""] = inside.split("|");
  return (
    <span className={classes.fraction}>
      <span className={classes.above}>
        <Rich text={above} />
      </span>
      <VisuallyHidden component="span">/</VisuallyHidden>
      <span>
        <Rich text={below} />
      </span>
    </span>
  );
}
