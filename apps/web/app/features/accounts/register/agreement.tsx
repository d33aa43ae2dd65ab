import { Checkbox, type CheckboxProps } from "@mantine/core";
import type { ReactNode } from "react";
import { Trans, useTranslation } from "react-i18next";
import classes from "./agreement.module.css";

/** The box to agree to the terms and the privacy policy. */
export function Agreement(props: CheckboxProps) {
  const { t } = useTranslation("accounts");
  const label = (
    <Trans
      t={t}
      i18nKey="agreement.label"
      components={{ terms: <Paper to="/terms" />, privacy: <Paper to="/privacy" /> }}
    />
  );
  return <Checkbox {...props} size="md" label={label} />;
}

/** Opens in a tab of its own, so that nothing that was typed is lost. The text gives the words. */
function Paper({ to, children }: { to: string; children?: ReactNode }) {
  return (
    <a href={to} target="_blank" rel="noopener" className={classes.paper}>
      {children}
    </a>
  );
}
