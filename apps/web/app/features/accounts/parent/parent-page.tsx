import { useTranslation } from "react-i18next";
import { Entrance } from "../entrance.tsx";
import classes from "../parts.module.css";
import { useMailedLink } from "../use-mailed-link.ts";
import { Waiting } from "../waiting.tsx";
import { ParentStep } from "./parent-step.tsx";

const partsOfLink = ["token"] as const;

/** Where the mail to a parent leads: what is asked, and the answer. */
export function ParentPage() {
  const { t } = useTranslation(["accounts", "common"]);
  const [link] = useMailedLink(partsOfLink);
  return (
    <Entrance title={t("accounts:parent.title")} lead={t("accounts:parent.lead")}>
      {link === undefined && <Waiting label={t("common:loading")} />}
      {link && <ParentStep link={link} />}
      {link === null && <p className={classes.ask}>{t("accounts:parent.missing")}</p>}
    </Entrance>
  );
}
