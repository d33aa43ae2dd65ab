import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { today } from "../../../ui/dates/dates.ts";
import { useUnfolding } from "../../../ui/form/use-unfolding.ts";
import { saveFile } from "../../../ui/saving/save-file.ts";
import { useExportDataMutation } from "../api.ts";
import { PasswordProofForm } from "../password/password-proof-form.tsx";
import classes from "../profile/forms.module.css";

/** Hands out all that is kept of somebody, as a file. */
export function Export({ email }: { email: string }) {
  const { t } = useTranslation("accounts");
  const { open, place, unfold, fold } = useUnfolding();
  const [savedAs, setSavedAs] = useState<string | null>(null);
  const [exportData, { isLoading, error, reset }] = useExportDataMutation();
  const cancel = () => {
    reset();
    fold();
  };
  const send = async (password: string) => {
    const reply = await exportData({ body: { password } });
    if (reply.error) return reply.error;
    const name = `dripstone-${today()}.zip`;
    saveFile(reply.data.address, name);
    setSavedAs(name);
    cancel();
  };
  return (
    <div ref={place} className={classes.stack}>
      <p>{t("data.exportText")}</p>
      {open ? (
        <PasswordProofForm
          email={email}
          action={t("data.download")}
          onSend={send}
          onCancel={cancel}
          state={{ isLoading, error }}
        />
      ) : (
        <Button variant="default" onClick={unfold}>
          {t("data.open")}
        </Button>
      )}
      <p role="status" className={classes.quiet}>
        {savedAs && t("data.downloaded", { name: savedAs })}
      </p>
    </div>
  );
}
