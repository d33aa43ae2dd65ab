import type { OperationState } from "@dripstone/contract/operation/payloads";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { Part } from "../../../ui/office/part.tsx";
import { useRetryJobMutation } from "../api.ts";
import { JobName, useJobName } from "./job-name.tsx";
import classes from "./operation-page.module.css";

/** Jobs that have failed as often as they may, each to be tried once more. */
export function Failures({ failures }: Pick<OperationState, "failures">) {
  const { t } = useTranslation("operation");
  const { shortSchoolMoment } = useDates();
  const nameOf = useJobName();
  const [retry, { isLoading, originalArgs, error }] = useRetryJobMutation();
  return (
    <Part title={t("failures.title")}>
      <FailureBox error={error} />
      {failures.length === 0 ? (
        <p className={classes.quiet}>{t("failures.none")}</p>
      ) : (
        <ul className={classes.lines}>
          {failures.map(({ id, queue, at, error: reason }) => (
            <li key={id}>
              <strong>
                <JobName queue={queue} />
              </strong>
              <span className={classes.quiet}>{shortSchoolMoment(at)}</span>
              <Button
                size="compact-sm"
                variant="default"
                aria-label={t("failures.retryOf", { queue: nameOf(queue) })}
                loading={isLoading && originalArgs?.params.id === id}
                onClick={() => retry({ params: { id } })}
              >
                {t("failures.retry")}
              </Button>
              <span>{reason}</span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
