import { type Path, paths } from "@dripstone/contract/paths";
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
      components={{ terms: <Paper to={paths.terms} />, privacy: <Paper to={paths.privacy} /> }}
    />
  );
  return <Checkbox {...props} size="md" label={label} />;
}

/** Opens in a tab of its own, so that nothing that was typed is lost. The text gives the words. */
function Paper({ to, children }: { to: Path; children?: ReactNode }) {
  return (
    <a href={to} target="_blank" rel="noopener" className={classes.paper}>
      {children}
    </a>
  );
}
