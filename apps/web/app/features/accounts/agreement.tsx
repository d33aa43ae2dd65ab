import { Checkbox, type CheckboxProps } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "./agreement.module.css";

const promises = ["respect", "ownWork", "oneAccount"] as const;
const kept = ["account", "password", "work", "session", "mail", "others", "deletion"] as const;

/** The box to agree to the terms, and what they come to. */
export function Agreement(props: CheckboxProps) {
  const { t } = useTranslation("accounts");
  return (
    <div className={classes.agreement}>
      <Checkbox {...props} size="md" label={t("agreement.label")} />
      <details className={classes.details}>
        <summary>{t("agreement.summary")}</summary>
        <div className={classes.text}>
          <h2>{t("agreement.terms")}</h2>
          <ul>
            {promises.map((part) => (
              <li key={part}>{t(`agreement.promises.${part}`)}</li>
            ))}
          </ul>
          <h2>{t("agreement.privacy")}</h2>
          <ul>
            {kept.map((part) => (
              <li key={part}>{t(`agreement.kept.${part}`)}</li>
            ))}
          </ul>
        </div>
      </details>
    </div>
  );
}
