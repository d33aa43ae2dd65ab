import { useTranslation } from "react-i18next";
import { useResendVerificationMutation } from "../api.ts";
import { SendAgainButton } from "../mailed-link/send-again-button.tsx";

type ResendButtonProps = {
  /** Null while no address is known that could be mailed to. */
  email: string | null;
  /** A mail went out this moment, so the wait begins at once. */
  justSent?: boolean;
  /** Asked for without an address. */
  onMissingEmail?: () => void;
};

/** Orders a new link and code. The answer is the same for every address, known or not. */
export function ResendButton({ email, justSent, onMissingEmail }: ResendButtonProps) {
  const { t } = useTranslation("accounts");
  const [resend, state] = useResendVerificationMutation();
  const send = async () => {
    if (email !== null) return !(await resend({ body: { email } })).error;
    onMissingEmail?.();
    return false;
  };
  return (
    <SendAgainButton
      label={t("resend.send")}
      waitLabel={(seconds) => t("resend.wait", { seconds })}
      sentText={t("resend.sent")}
      justSent={justSent}
      onSend={send}
      state={state}
    />
  );
}
