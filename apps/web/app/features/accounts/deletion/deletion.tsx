import type { User } from "@dripstone/contract/accounts/payloads";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDates } from "../../../ui/dates/use-dates.ts";
import classes from "../profile/forms.module.css";
import { DeletionDialog } from "./deletion-dialog.tsx";
import { KeepAccountButton } from "./keep-account-button.tsx";

/** The way out of the house, and back as long as there is one. */
export function Deletion({ user }: { user: User }) {
  const { t } = useTranslation("accounts");
  const { day } = useDates();
  const [asking, setAsking] = useState(false);
  if (user.deletionDate !== null) {
    return (
      <div className={classes.stack}>
        <p>{t("deletion.due", { date: day(user.deletionDate) })}</p>
        <KeepAccountButton />
      </div>
    );
  }
  return (
    <div className={classes.stack}>
      <p>{t("deletion.text")}</p>
      <Button variant="outline" color="red" onClick={() => setAsking(true)}>
        {t("deletion.open")}
      </Button>
      <DeletionDialog email={user.email} opened={asking} onClose={() => setAsking(false)} />
    </div>
  );
}
