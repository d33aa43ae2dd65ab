import { type ReactNode, useEffect, useRef } from "react";
import { asFailure } from "../../api/failure.ts";
import { Callout } from "../callout/callout.tsx";
import classes from "./failure-box.module.css";
import { useFailureText } from "./failure-text.ts";

type FailureBoxProps = {
  /** The error of a hook or a thunk; nothing is shown without one. */
  error: unknown;
  /** Said of a code that the texts do not know. */
  otherwise?: string;
  /** Whether a new failure takes the focus; one that is a field's leaves it to the field. */
  takesFocus?: boolean;
  /** What can be done about it. */
  children?: ReactNode;
};

/** Says in a form why it could not be sent. */
export function FailureBox({ error, otherwise, takesFocus = true, children }: FailureBoxProps) {
  const failureText = useFailureText();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (error && takesFocus && !asFailure(error).fields) box.current?.focus();
  }, [error, takesFocus]);
  if (!error) return null;
  return (
    <Callout role="alert" tone="alarm" ref={box} tabIndex={-1} className={classes.failure}>
      <p>{failureText(error, otherwise)}</p>
      {children}
    </Callout>
  );
}
