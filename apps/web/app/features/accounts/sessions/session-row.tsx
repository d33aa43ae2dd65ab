import type { OpenSession } from "@dripstone/contract/accounts/payloads";
import { Button } from "@mantine/core";
import { IconDeviceDesktop, IconDeviceMobile } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { asFailure } from "../../../api/failure.ts";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { useToast } from "../../../ui/toast/toast.tsx";
import { useEndSessionMutation } from "../api.ts";
import classes from "./sessions-section.module.css";

const handSystems: readonly string[] = ["Android", "iOS"];

type SessionRowProps = { session: OpenSession; onEnded: () => void };

/** One browser in which somebody is logged in. */
export function SessionRow({ session, onEnded }: SessionRowProps) {
  const { t } = useTranslation("accounts");
  const say = useToast();
  const { dayHere, ago } = useDates();
  const [endSession, { isLoading, error }] = useEndSessionMutation();
  const { id, browser, system, createdAt, lastUsedAt, current } = session;
  const name = [browser, system].filter(Boolean).join(" · ") || t("sessions.unknown");
  const Device = handSystems.includes(system) ? IconDeviceMobile : IconDeviceDesktop;

  const end = async () => {
    const reply = await endSession({ params: { id } });
    // What is gone has been ended, by whomever.
    if (reply.error && asFailure(reply.error).code !== "NOT_FOUND") return;
    say(t("sessions.ended", { name }));
    onEnded();
  };

  return (
    <li>
      <Device size={24} stroke={1.5} aria-hidden className={classes.device} />
      <div className={classes.words}>
        <p className={classes.name}>
          {name}
          {current && <span className={classes.here}>{t("sessions.here")}</span>}
        </p>
        <p className={classes.times}>
          {current ? t("sessions.inUse") : t("sessions.lastUse", { ago: ago(lastUsedAt) })}
          {" · "}
          {t("sessions.since", { date: dayHere(createdAt) })}
        </p>
        <FailureBox error={error} />
      </div>
      {!current && (
        <Button
          variant="default"
          size="sm"
          loading={isLoading}
          onClick={end}
          aria-label={t("sessions.endNamed", { name })}
        >
          {t("sessions.end")}
        </Button>
      )}
    </li>
  );
}
