import type { TutorModels } from "@dripstone/contract/tutor/models/payloads";
import { useTranslation } from "react-i18next";
import { Part } from "../../../ui/office/part.tsx";
import classes from "./models-page.module.css";

/** Whom the server may ask. That is set where the server is, as keys are no matter for a browser. */
export function ProvidersPart({ providers }: Pick<TutorModels, "providers">) {
  const { t } = useTranslation("tutor-models");
  return (
    <Part title={t("providers.title")}>
      {providers.length === 0 && <p>{t("providers.none")}</p>}
      <ul className={classes.providers}>
        {providers.map(({ name, kind, hasKey }) => (
          <li key={name}>
            <strong>{name}</strong> · {t(`kind.${kind}`)} · {t(hasKey ? "providers.key" : "providers.noKey")}
          </li>
        ))}
      </ul>
      <p className={classes.help}>{t("providers.help")}</p>
    </Part>
  );
}
