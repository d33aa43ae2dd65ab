import type { ReplyOf } from "@dripstone/contract";
import { linkVerification } from "@dripstone/contract/accounts/payloads";
import { payloadIssues } from "@dripstone/contract/field-issues";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { asFailure } from "../../../api/failure.ts";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { useFields } from "../../../ui/form/use-fields.ts";
import { useLookAtLinkMutation, useVerifyByLinkMutation } from "../api.ts";
import { DeadLink, deadLinkOf } from "../mailed-link/dead-link.tsx";
import { FailedLook } from "../mailed-link/failed-look.tsx";
import { useLook } from "../mailed-link/use-look.ts";
import { Waiting } from "../mailed-link/waiting.tsx";
import { WayOn } from "../mailed-link/way-on.tsx";
import classes from "../parts.module.css";
import { HiddenUsername } from "../password/hidden-username.tsx";
import { CodeForm } from "./code-form.tsx";
import { OwnPasswordField } from "./own-password-field.tsx";
import type { Credentials } from "./verified.tsx";

export type Session = NonNullable<ReplyOf<"POST /auth/verify-email">["session"]>;

type VerificationLink = { email: string; token: string };

type LinkStepProps = {
  link: VerificationLink;
  onVerified: (credentials: Credentials) => void;
  /** The browser has registered what is confirmed, and is let in by that. */
  onEntered: (session: Session) => void;
};

/** Looks at a link, and confirms the address at the press of a button: a mail scanner that only opens it confirms nothing. */
export function LinkStep({ link, onVerified, onEntered }: LinkStepProps) {
  const { t } = useTranslation("accounts");
  const [lookAt] = useLookAtLinkMutation();
  const look = useLook(lookAt, link);
  const [verify, verification] = useVerifyByLinkMutation();
  // Somebody else may have registered the address since the look: then the password is asked for after all.
  const [asksForPassword, setAsksForPassword] = useState(false);
  const registeredHere = look.data?.registeredHere === true && !asksForPassword;
  const proofOf = ({ password }: { password: string }) => (registeredHere ? { registeredHere } : { password });
  const fields = useFields({ password: "" }, (values) =>
    payloadIssues(linkVerification, { ...link, ...proofOf(values) }),
  );

  const send = async () => {
    const reply = await fields.send((values) => verify({ body: { ...link, ...proofOf(values) } }));
    if (!reply) return;
    if (reply.data?.session) return onEntered(reply.data.session);
    if (!reply.error) return onVerified({ email: link.email, password: fields.values.password });
    if (asFailure(reply.error).fields?.password) setAsksForPassword(true);
  };

  const dead = deadLinkOf("VERIFICATION", look.error, verification.error);
  if (dead) {
    const expired = dead === "VERIFICATION_LINK_EXPIRED";
    return (
      <DeadLink code={dead}>
        <p>{t(expired ? "verify.expiredHint" : "verify.invalidHint")}</p>
        {!expired && <WayOn quiet />}
        <CodeForm asksForEmail email={link.email} onVerified={onVerified} />
      </DeadLink>
    );
  }
  if (look.error) return <FailedLook error={look.error} onRetry={look.again} />;
  if (!look.data) return <Waiting label={t("verify.looking")} />;
  return (
    <Form ref={fields.form} busy={verification.isLoading} onSend={send}>
      <p className={classes.ask}>{t(registeredHere ? "verify.askHere" : "verify.ask", { address: link.email })}</p>
      {!registeredHere && (
        <>
          <HiddenUsername email={link.email} />
          <OwnPasswordField
            {...fields.text("password")}
            issue={fields.issueOf("password")}
            disabled={verification.isLoading}
          />
        </>
      )}
      {/* A wrong password is told by its field. */}
      {verification.error && !asFailure(verification.error).fields && <FailureBox error={verification.error} />}
      <Button type="submit" size="lg" loading={verification.isLoading}>
        {t("verify.confirm")}
      </Button>
    </Form>
  );
}
