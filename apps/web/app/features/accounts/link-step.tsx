import { Button, Skeleton } from "@mantine/core";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { asFailure } from "../../api/failure.ts";
import { useLookAtLinkMutation, useVerifyByLinkMutation } from "./api.ts";
import { CodeForm } from "./code-form.tsx";
import { FailureBox } from "./failure-box.tsx";
import { LoginButton } from "./login-button.tsx";
import classes from "./parts.module.css";

/** A link that will never work again; what else may go wrong is worth another try. */
const deadLink = new Set(["VERIFICATION_LINK_INVALID", "VERIFICATION_LINK_EXPIRED", "INVALID_INPUT"]);

export type VerificationLink = { email: string; token: string };

type LinkStepProps = { link: VerificationLink; onVerified: () => void };

/** Looks at a link, and confirms the address at the press of a button: a mail scanner that only opens it confirms nothing. */
export function LinkStep({ link, onVerified }: LinkStepProps) {
  const { t } = useTranslation("accounts");
  const [lookAt, look] = useLookAtLinkMutation();
  const [verify, verification] = useVerifyByLinkMutation();
  useEffect(() => void lookAt({ query: link }), [lookAt, link]);
  const confirm = async () => {
    const reply = await verify({ body: link });
    if (!reply.error) onVerified();
  };
  const error = verification.error ?? look.error;
  const failure = error && asFailure(error);

  if (failure && deadLink.has(failure.code)) {
    const expired = failure.code === "VERIFICATION_LINK_EXPIRED";
    return (
      <section className={classes.step}>
        <FailureBox error={{ ...failure, code: expired ? failure.code : "VERIFICATION_LINK_INVALID" }} />
        <p>{t(expired ? "verify.expiredHint" : "verify.invalidHint")}</p>
        {!expired && <LoginButton variant="default" />}
        <CodeForm asksForEmail email={link.email} onVerified={onVerified} />
      </section>
    );
  }
  if (failure) {
    return (
      <section className={classes.step}>
        <FailureBox error={error} />
        <Button onClick={() => (verification.error ? confirm() : lookAt({ query: link }))}>{t("verify.retry")}</Button>
      </section>
    );
  }
  return (
    <section className={classes.step}>
      <p>{t("verify.ask", { address: link.email })}</p>
      {look.isSuccess ? (
        <Button size="lg" loading={verification.isLoading} onClick={confirm}>
          {t("verify.confirm")}
        </Button>
      ) : (
        <Skeleton height={50} width="14rem" role="status" aria-label={t("verify.looking")} />
      )}
    </section>
  );
}
