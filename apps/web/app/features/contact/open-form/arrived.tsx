import { Button } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";
import { Callout } from "../../../ui/callout/callout.tsx";
import classes from "./open-form.module.css";

type ArrivedProps = { title: string; again: string; onAgain: () => void; children: ReactNode };

/** Says in a form's place that it has arrived, and brings itself into view. */
export function Arrived({ title, again, onAgain, children }: ArrivedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest("section")?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <Callout tone="good" className={classes.arrived}>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {children}
      <Button variant="default" onClick={onAgain}>
        {again}
      </Button>
    </Callout>
  );
}
