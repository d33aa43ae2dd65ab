import type { OperationState } from "@dripstone/contract/operation/payloads";
import { useTranslation } from "react-i18next";
import { Part } from "../../../ui/office/part.tsx";
import classes from "./operation-page.module.css";

/** The settings in force; what opens something is told as set or not set. */
export function Settings({ settings }: Pick<OperationState, "settings">) {
  const { t } = useTranslation("operation");
  return (
    <Part title={t("settings.title")} help={t("settings.help")}>
      <dl className={classes.facts}>
        {settings.map(({ name, isSet, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value ?? t(isSet ? "settings.set" : "settings.unset")}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}
