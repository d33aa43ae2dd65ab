import type { OfficeUser } from "@dripstone/contract/accounts/office/payloads";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { Part } from "../../../ui/office/part.tsx";
import { useToast } from "../../../ui/toast/toast.tsx";
import { useEndOneSessionMutation, useEndSessionsMutation } from "../api.ts";
import classes from "./user-page.module.css";

/** Where somebody is logged in, and how that is ended. */
export function Sessions({ user: { id, name, sessions } }: { user: OfficeUser }) {
  const { t } = useTranslation("users");
  const say = useToast();
  const { ago } = useDates();
  const [endAll, all] = useEndSessionsMutation();
  const [endOne, one] = useEndOneSessionMutation();
  const everywhere = async () => {
    if ((await endAll({ params: { id } })).data) say(t("person.ended", { name }));
  };
  return (
    <Part
      title={t("person.sessions")}
      tools={
        sessions.length > 0 && (
          <Button variant="default" size="compact-md" loading={all.isLoading} onClick={everywhere}>
            {t("person.endAll")}
          </Button>
        )
      }
    >
      {sessions.length === 0 && <p className={classes.quiet}>{t("person.noSessions")}</p>}
      <ul className={classes.lines}>
        {sessions.map((session) => {
          const device = [session.browser, session.system].filter(Boolean).join(" · ") || t("person.unknownDevice");
          return (
            <li key={session.id}>
              {device}
              <span className={classes.quiet}>{t("person.used", { ago: ago(session.lastUsedAt) })}</span>
              <Button
                variant="subtle"
                size="compact-md"
                aria-label={t("person.endNamed", { device })}
                onClick={() => endOne({ params: { id, session: session.id } })}
              >
                {t("person.end")}
              </Button>
            </li>
          );
        })}
      </ul>
      <FailureBox error={all.error ?? one.error} />
    </Part>
  );
}
