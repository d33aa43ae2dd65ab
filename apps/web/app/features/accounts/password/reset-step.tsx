import { resetPayload } from "@dripstone/contract/accounts/payloads";
import { payloadIssues } from "@dripstone/contract/field-issues";
import { paths } from "@dripstone/contract/paths";
import { Button } from "@mantine/core";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { type Issues, useFields } from "../../../ui/form/use-fields.ts";
import { useLookAtResetMutation, useResetPasswordMutation } from "../api.ts";
import { DeadLink, deadLinkOf } from "../mailed-link/dead-link.tsx";
import { FailedLook } from "../mailed-link/failed-look.tsx";
import { useLook } from "../mailed-link/use-look.ts";
import { Waiting } from "../mailed-link/waiting.tsx";
import classes from "../parts.module.css";
import { HiddenUsername } from "./hidden-username.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { type PasswordJudge, usePasswordJudge } from "./password-judge.ts";

type ResetLink = { email: string; token: string };

type ResetStepProps = {
  link: ResetLink;
  /** Whether it is for the first password of somebody who was asked in, as the look at the link tells. */
  first: boolean;
  onLooked: (first: boolean) => void;
  onDone: () => void;
};

/** Looks at the link first, so that nobody thinks up a password in vain; then takes the new one. */
export function ResetStep({ link, first, onLooked, onDone }: ResetStepProps) {
  const { t } = useTranslation("accounts");
  const [lookAt] = useLookAtResetMutation();
  const look = useLook(lookAt, link);
  const found = look.data?.first;
  useEffect(() => {
    if (found !== undefined) onLooked(found);
  }, [found, onLooked]);
  const [reset, resetting] = useResetPasswordMutation();
  const judge = usePasswordJudge();
  const fields = useFields(empty, (draft) => issuesOf(draft, link, judge));

  const send = async () => {
    const reply = await fields.send(({ password }) => reset({ body: { ...link, password } }));
    if (reply && !reply.error) onDone();
  };

  const dead = deadLinkOf("RESET", look.error, resetting.error);
  if (dead) {
    return (
      <DeadLink code={dead}>
        <p>{t("reset.deadHint")}</p>
        <Button component={Link} to={paths.forgotPassword} state={{ email: link.email }}>
          {t("reset.again")}
        </Button>
      </DeadLink>
    );
  }
  if (look.error) return <FailedLook error={look.error} onRetry={look.again} />;
  const words = first ? "reset.first" : "reset";
  if (!look.data) return <Waiting label={t("verify.looking")} />;
  return (
    <Form ref={fields.form} busy={resetting.isLoading} onSend={send}>
      <p className={classes.ask}>{t(`${words}.ask`, { address: link.email })}</p>
      <HiddenUsername email={link.email} />
      <NewPasswordFields
        password={fields.text("password")}
        confirmation={fields.text("confirmation")}
        owner={{ email: link.email }}
        label={t(`${words}.password`)}
      />
      <FailureBox error={resetting.error} />
      <Button type="submit" size="lg" loading={resetting.isLoading}>
        {t(`${words}.send`)}
      </Button>
    </Form>
  );
}

const empty = { password: "", confirmation: "" };

function issuesOf(draft: typeof empty, link: ResetLink, judge: PasswordJudge): Issues<typeof empty> {
  const { password, confirmation } = draft;
  const common = judge.objectionTo(password, { email: link.email });
  return {
    ...(common && { password: common }),
    ...payloadIssues(resetPayload, { ...link, password }),
    ...(confirmation !== password && { confirmation: { code: "PASSWORDS_DIFFER" } }),
  };
}
