import type { User } from "@dripstone/contract/accounts/payloads";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useUnfolding } from "../../../ui/form/use-unfolding.ts";
import { Section } from "../../../ui/page/section.tsx";
import { useToast } from "../../../ui/toast/toast.tsx";
import classes from "../profile/forms.module.css";
import { PasswordForm } from "./password-form.tsx";

export function PasswordSection({ user }: { user: User }) {
  const { t } = useTranslation("accounts");
  const say = useToast();
  const { open, place, unfold, fold } = useUnfolding();
  const [changed, setChanged] = useState(false);
  const done = () => {
    say(t("changePassword.saved"));
    setChanged(true);
    fold();
  };
  return (
    <Section anchor="changePassword" layout="side" title={t("changePassword.title")} intro={t("changePassword.intro")}>
      <div ref={place} className={classes.stack}>
        {open ? (
          <PasswordForm user={user} onChanged={done} onCancel={fold} />
        ) : (
          <>
            <p role="status" className={classes.quiet} hidden={!changed}>
              {changed && t("changePassword.others")}
            </p>
            <Button variant="default" onClick={unfold}>
              {t("changePassword.open")}
            </Button>
          </>
        )}
      </div>
    </Section>
  );
}
