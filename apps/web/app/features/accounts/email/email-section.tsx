import type { User } from "@dripstone/contract/accounts/payloads";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useUnfolding } from "../../../ui/form/use-unfolding.ts";
import { Section } from "../../../ui/page/section.tsx";
import classes from "../profile/forms.module.css";
import { EmailForm } from "./email-form.tsx";
import { PendingEmail } from "./pending-email.tsx";

/** The address, and the way to another one. */
export function EmailSection({ user }: { user: User }) {
  const { t } = useTranslation("accounts");
  const { open, place, unfold, fold } = useUnfolding();
  const { email, mailbox, pendingEmail } = user;
  return (
    <Section anchor="changeEmail" layout="side" title={t("changeEmail.title")} intro={t("changeEmail.intro")}>
      <div ref={place} className={classes.stack}>
        <p>
          <span className={classes.quiet}>{t("changeEmail.present")}</span>
          <br />
          <strong>{email}</strong>
          {mailbox === "parent" && (
            <>
              <br />
              {t("changeEmail.parents")}
            </>
          )}
        </p>
        {pendingEmail !== null && !open && <PendingEmail email={email} pending={pendingEmail} onAgain={unfold} />}
        {pendingEmail === null && !open && (
          <Button variant="default" onClick={unfold}>
            {t("changeEmail.open")}
          </Button>
        )}
        {open && <EmailForm pending={pendingEmail} onDone={fold} />}
      </div>
    </Section>
  );
}
