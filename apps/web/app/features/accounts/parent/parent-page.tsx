import { useTranslation } from "react-i18next";
import { Entrance } from "../entrance/entrance.tsx";
import { useMailedLink } from "../mailed-link/use-mailed-link.ts";
import { Waiting } from "../mailed-link/waiting.tsx";
import classes from "../parts.module.css";
import { ParentStep } from "./parent-step.tsx";

const partsOfLink = ["token"] as const;

/** Where the mail to a parent leads: what is asked, and the answer. */
export function ParentPage() {
  const { t } = useTranslation(["accounts", "common"]);
  const [link] = useMailedLink(partsOfLink);
  if (link) return <ParentStep link={link} />;
  return (
    <Entrance title={t("accounts:parent.title")} lead={t("accounts:parent.lead")}>
      {link === undefined ? (
        <Waiting label={t("common:loading")} />
      ) : (
        <p className={classes.ask}>{t("accounts:parent.missing")}</p>
      )}
    </Entrance>
  );
}
