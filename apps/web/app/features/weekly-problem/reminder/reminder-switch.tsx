import { Button, Skeleton, Switch } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { useReminderQuery, useRemindMutation } from "../api.ts";
import classes from "./reminder.module.css";

/** Whether somebody wants a letter when a week's problem has opened. */
export function ReminderSwitch() {
  const { t } = useTranslation(["weekly-problem", "common"]);
  const { data, error, isFetching, refetch } = useReminderQuery(undefined, { refetchOnMountOrArgChange: true });
  const [remind, { error: refusal, isLoading, isSuccess }] = useRemindMutation();
  if (!data && error !== undefined) {
    return (
      <FailureBox error={error} takesFocus={false}>
        <Button variant="default" loading={isFetching} onClick={refetch}>
          {t("common:error.retry")}
        </Button>
      </FailureBox>
    );
  }
  if (!data) return <Skeleton role="status" aria-label={t("common:loading")} height={56} />;
  return (
    <div className={classes.choice}>
      <Switch
        size="md"
        label={t("reminder.switch")}
        description={t("reminder.hint")}
        checked={data.wanted}
        onChange={({ currentTarget }) => remind({ body: { wanted: currentTarget.checked } })}
      />
      <p role="status" className={classes.said}>
        {isSuccess && !isLoading && t(data.wanted ? "reminder.on" : "reminder.off")}
      </p>
      <FailureBox error={refusal} takesFocus={false} />
    </div>
  );
}
