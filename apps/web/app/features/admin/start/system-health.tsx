import { paths } from "@dripstone/contract/paths";
import { useDocumentVisibility } from "@mantine/hooks";
import { IconAlertTriangle, IconCircleCheck, IconClock } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useHealthQuery, useSystemHealthQuery } from "../api.ts";
import { useHealthParts } from "./health-parts.ts";
import classes from "./system-health.module.css";

const POLL_MS = 60_000;

const signs = { fine: IconCircleCheck, attention: IconAlertTriangle, notYet: IconClock };

/** Whether all that has to work does: for each part a word, a sign and a fact, and the way to more. */
export function SystemHealth() {
  const { t } = useTranslation("admin");
  const isSeen = useDocumentVisibility() === "visible";
  const often = { pollingInterval: isSeen ? POLL_MS : 0, refetchOnMountOrArgChange: true };
  const { isSuccess, isError } = useHealthQuery(undefined, often);
  const { data } = useSystemHealthQuery(undefined, often);
  const parts = useHealthParts(isSuccess || isError ? isSuccess : null, data);
  if (parts.length === 0) return null;
  return (
    <section aria-labelledby="system-health" className={classes.health}>
      <h2 id="system-health">{t("health.title")}</h2>
      <ul>
        {parts.map(({ name, state, fact }) => {
          const Sign = signs[state];
          return (
            <li key={name} data-state={state}>
              <Sign size={20} aria-hidden />
              <div>
                <strong>{t(`health.part.${name}`)}</strong>
                <span className={classes.state}>{t(`health.${state}`)}</span>
                <p>{fact}</p>
              </div>
            </li>
          );
        })}
      </ul>
      <Link to={paths.adminOperation}>{t("health.details")}</Link>
    </section>
  );
}
