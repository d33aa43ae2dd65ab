import { paths } from "@dripstone/contract/paths";
import { Group } from "@mantine/core";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAppSelector } from "../../../session/store.ts";
import { forgetWayBack, wayBack } from "../../../session/way-back.ts";
import { Callout } from "../../../ui/callout/callout.tsx";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { FirstDropBadge } from "../../../ui/illustrations/first-drop-badge.tsx";
import { ButtonLink } from "../../../ui/page/button-link.tsx";
import { Entrance } from "../entrance/entrance.tsx";
import classes from "../parts.module.css";

/** The first moment in an account: a welcome, and where to begin. */
export function Welcome() {
  const { t } = useTranslation("accounts");
  const { day } = useDates();
  const user = useAppSelector((state) => state.auth.user);
  const [back] = useState(wayBack);
  useEffect(forgetWayBack, []);
  if (!user) return null;
  const { name, consentDueDate } = user;
  return (
    <Entrance takesFocus title={t("verified.welcome", { name })} lead={t(back ? "verified.goOn" : "verified.in")}>
      <section className={classes.step}>
        {consentDueDate !== null && (
          <Callout tone="warm">
            <p>{t("verified.parentAsked")}</p>
            <p>{t("verified.parentOpens", { date: day(consentDueDate) })}</p>
          </Callout>
        )}
        <div className={classes.badge}>
          <FirstDropBadge size={104} />
          <p>{t("reasons.badge")}</p>
        </div>
        <Group gap="sm">
          {back && (
            <ButtonLink to={back.path}>
              {back.name ? t("verified.backTo", { name: back.name }) : t("verified.back")}
            </ButtonLink>
          )}
          <ButtonLink to={paths.weeklyProblem} quiet={back !== null}>
            {t("verified.start")}
          </ButtonLink>
          <ButtonLink to={paths.profile} quiet>
            {t("verified.profile")}
          </ButtonLink>
        </Group>
      </section>
    </Entrance>
  );
}
