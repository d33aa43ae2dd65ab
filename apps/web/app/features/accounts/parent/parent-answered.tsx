import type { ReplyOf } from "@dripstone/contract";
import { paths } from "@dripstone/contract/paths";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { Entrance } from "../entrance/entrance.tsx";
import parts from "../parts.module.css";
import classes from "./parent.module.css";

type ParentAnsweredProps = {
  request: ReplyOf<"GET /auth/parent-consent">;
  takesFocus: boolean;
  /** The parent wants to give the other answer. */
  onOther: () => void;
};

/** What was answered and when, what follows from it, and the way to the other answer. */
export function ParentAnswered({ request, takesFocus, onOther }: ParentAnsweredProps) {
  const { t } = useTranslation("accounts");
  const { day } = useDates();
  const dateOf = (instant: string | null) => (instant ? day(instant) : "");
  const { name, email, mailbox, answer, answeredAt, deletionDate } = request;
  const isShared = mailbox === "parent";
  const agreed = answer === "yes";
  return (
    <Entrance
      takesFocus={takesFocus}
      title={t(agreed ? "parent.yesTitle" : "parent.noTitle")}
      lead={t(agreed ? "parent.yesOn" : "parent.noOn", { date: dateOf(answeredAt) })}
    >
      <section className={classes.question}>
        {agreed && isShared && (
          <p>
            <strong>{t("parent.logsIn", { name, email })}</strong>
          </p>
        )}
        <p>{agreed ? t("parent.yesText", { name }) : t("parent.noText", { name, date: dateOf(deletionDate) })}</p>
        {agreed && (
          <p>
            {isShared ? t("parent.followShared", { name, email }) : t("parent.follow")}{" "}
            <Link to={paths.register}>{t("parent.followAction")}</Link>
          </p>
        )}
        <p className={parts.hint}>{t(agreed ? "parent.yesChange" : "parent.noChange")}</p>
        <Button variant="default" onClick={onOther} className={classes.other}>
          {t(agreed ? "parent.withdraw" : "parent.agreeAfterAll")}
        </Button>
      </section>
    </Entrance>
  );
}
