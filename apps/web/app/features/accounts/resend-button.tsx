import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFailureText } from "../../ui/failure-text.ts";
import { useResendVerificationMutation } from "./api.ts";
import classes from "./parts.module.css";
import { useCoolDown } from "./use-cool-down.ts";

const RESEND_WAIT_SECONDS = 60;

type ResendButtonProps = {
  /** Null while no address is known that could be mailed to. */
  email: string | null;
  /** A mail went out this moment, so the wait begins at once. */
  justSent?: boolean;
  /** Asked for without an address. */
  onMissingEmail?: () => void;
};

/** Orders a new link and code. The answer is the same for every address, known or not. */
export function ResendButton({ email, justSent = false, onMissingEmail }: ResendButtonProps) {
  const { t } = useTranslation("accounts");
  const failureText = useFailureText();
  const [resend, { isLoading, isSuccess, error }] = useResendVerificationMutation();
  const [secondsLeft, startWait] = useCoolDown(RESEND_WAIT_SECONDS, justSent);
  const waiting = secondsLeft > 0 || isLoading;
  const send = async () => {
    if (waiting) return;
    if (email === null) return onMissingEmail?.();
    const reply = await resend({ body: { email } });
    if (!reply.error) startWait();
  };
  return (
    <div className={classes.resend}>
      {/* Not `disabled`: a button that goes out of use under the finger would lose the focus. */}
      <Button variant="default" aria-disabled={waiting} data-disabled={waiting || undefined} onClick={send}>
        {secondsLeft > 0 ? t("resend.wait", { seconds: secondsLeft }) : t("resend.send")}
      </Button>
      <p role="status" className={classes.hint}>
        {isSuccess && !isLoading && t("resend.sent")}
      </p>
      {error && (
        <p role="alert" className={classes.wrong}>
          {failureText(error)}
        </p>
      )}
    </div>
  );
}
