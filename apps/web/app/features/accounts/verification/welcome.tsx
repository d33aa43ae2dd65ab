import { paths } from "@dripstone/contract/paths";
import { Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useAppSelector } from "../../../session/store.ts";
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
  if (!user) return null;
  const { name, consentDueDate } = user;
  return (
    <Entrance takesFocus title={t("verified.welcome", { name })} lead={t("verified.in")}>
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
          <ButtonLink to={paths.weeklyProblem}>{t("verified.start")}</ButtonLink>
          <ButtonLink to={paths.profile} quiet>
            {t("verified.profile")}
          </ButtonLink>
        </Group>
      </section>
    </Entrance>
  );
}
