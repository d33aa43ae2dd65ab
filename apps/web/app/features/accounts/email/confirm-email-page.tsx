import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { fetchUser } from "../../../session/session.ts";
import { useAppDispatch, useAppStore } from "../../../session/store.ts";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { useConfirmEmailMutation, useLookAtEmailLinkMutation } from "../api.ts";
import { Entrance } from "../entrance/entrance.tsx";
import { DeadLink, deadLinkOf } from "../mailed-link/dead-link.tsx";
import { FailedLook } from "../mailed-link/failed-look.tsx";
import { useLook } from "../mailed-link/use-look.ts";
import { useMailedLink } from "../mailed-link/use-mailed-link.ts";
import { Waiting } from "../mailed-link/waiting.tsx";
import { WayOn } from "../mailed-link/way-on.tsx";
import classes from "../parts.module.css";

const partsOfLink = ["token"] as const;

/** Where the mail to a new address leads. */
export function ConfirmEmailPage() {
  const { t } = useTranslation(["accounts", "common"]);
  const [link] = useMailedLink(partsOfLink);
  const [confirmed, setConfirmed] = useState<string | null>(null);
  if (confirmed !== null) {
    const done = t("accounts:confirmEmail.done", { address: confirmed });
    return (
      <Entrance takesFocus title={t("accounts:confirmEmail.doneTitle")} lead={done}>
        <WayOn />
      </Entrance>
    );
  }
  return (
    <Entrance title={t("accounts:confirmEmail.title")} lead={t("accounts:confirmEmail.lead")}>
      {link === undefined && <Waiting label={t("common:loading")} />}
      {link && <ConfirmStep link={link} onConfirmed={setConfirmed} />}
      {link === null && (
        <section className={classes.step}>
          <p>{t("accounts:confirmEmail.missing")}</p>
          <WayOn />
        </section>
      )}
    </Entrance>
  );
}

/** Looks at the link, and lets the new address take the old one's place at the press of a button. */
function ConfirmStep({ link, onConfirmed }: { link: { token: string }; onConfirmed: (email: string) => void }) {
  const { t } = useTranslation("accounts");
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [lookAt] = useLookAtEmailLinkMutation();
  const look = useLook(lookAt, link);
  const [confirm, confirmation] = useConfirmEmailMutation();
  const send = async () => {
    const reply = await confirm({ body: link });
    if (reply.error) return;
    onConfirmed(reply.data.email);
    if (store.getState().auth.token) dispatch(fetchUser());
  };

  const dead = deadLinkOf("EMAIL", look.error, confirmation.error);
  if (dead) {
    return (
      <DeadLink code={dead}>
        <p>{t("confirmEmail.deadHint")}</p>
        <WayOn />
      </DeadLink>
    );
  }
  if (look.error) return <FailedLook error={look.error} onRetry={look.again} />;
  if (!look.data) return <Waiting label={t("verify.looking")} />;
  return (
    <section className={classes.step}>
      <p>{t("confirmEmail.ask", { address: look.data.email })}</p>
      <FailureBox error={confirmation.error} />
      <Button size="lg" loading={confirmation.isLoading} onClick={send}>
        {t("confirmEmail.confirm")}
      </Button>
    </section>
  );
}
