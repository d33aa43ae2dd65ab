import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { LetterAfloat } from "../../../ui/illustrations/letter-afloat.tsx";
import { useForgotPasswordMutation } from "../api.ts";
import { Entrance } from "../entrance/entrance.tsx";
import { SendAgainButton } from "../mailed-link/send-again-button.tsx";
import classes from "../parts.module.css";

type LinkMailedProps = { email: string; onOther: () => void };

/** Where the link for a new password went, if there is an account, and what to do when nothing comes. */
export function LinkMailed({ email, onOther }: LinkMailedProps) {
  const { t } = useTranslation("accounts");
  const [send, state] = useForgotPasswordMutation();
  return (
    <Entrance takesFocus title={t("forgot.sentTitle")} lead={t("forgot.sent", { address: email })}>
      <section className={classes.step}>
        <LetterAfloat />
        <p>{t("forgot.next")}</p>
        <p className={classes.hint}>{t("forgot.nothing")}</p>
        <SendAgainButton
          label={t("forgot.again")}
          waitLabel={(seconds) => t("resend.wait", { seconds })}
          sentText={t("forgot.sentAgain")}
          justSent
          onSend={async () => !(await send({ body: { email } })).error}
          state={state}
        />
        <Button variant="transparent" px={0} td="underline" onClick={onOther}>
          {t("forgot.other")}
        </Button>
      </section>
    </Entrance>
  );
}
