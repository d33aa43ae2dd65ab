import { Button } from "@mantine/core";
import { useFailureText } from "../../../ui/failure/failure-text.ts";
import classes from "../parts.module.css";
import { useCoolDown } from "./use-cool-down.ts";

const WAIT_SECONDS = 60;

type SendAgainButtonProps = {
  label: string;
  /** What stands on the button while it has to rest. */
  waitLabel: (seconds: number) => string;
  sentText: string;
  /** A mail went out this moment, so the wait begins at once. */
  justSent?: boolean;
  /** Whether it was sent. */
  onSend: () => Promise<boolean>;
  state: { isLoading: boolean; isSuccess: boolean; error?: unknown };
};

/** Orders a mail, and then rests for a while. */
export function SendAgainButton({ label, waitLabel, sentText, justSent = false, onSend, state }: SendAgainButtonProps) {
  const failureText = useFailureText();
  const [secondsLeft, startWait] = useCoolDown(WAIT_SECONDS, justSent);
  const waiting = secondsLeft > 0 || state.isLoading;
  const send = async () => {
    if (!waiting && (await onSend())) startWait();
  };
  return (
    <div className={classes.resend}>
      {/* Not `disabled`: a button that goes out of use under the finger would lose the focus. */}
      <Button variant="default" aria-disabled={waiting} data-disabled={waiting || undefined} onClick={send}>
        {secondsLeft > 0 ? waitLabel(secondsLeft) : label}
      </Button>
      <p role="status" className={classes.hint}>
        {state.isSuccess && !state.isLoading && sentText}
      </p>
      {state.error !== undefined && (
        <p role="alert" className={classes.wrong}>
          {failureText(state.error)}
        </p>
      )}
    </div>
  );
}
