import { Button, Skeleton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "../outcome/outcome.module.css";

type WorkLoadingProps = { failed: boolean; onRetry: () => void };

/** In the place of the form until it is known what the student has done already. */
export function WorkLoading({ failed, onRetry }: WorkLoadingProps) {
  const { t } = useTranslation("weekly-problem");
  if (!failed) return <Skeleton height={430} />;
  return (
    <div role="alert" className={classes.outcome} data-tone="alarm">
      <p>{t("failed.work")}</p>
      <div className={classes.ways}>
        <Button onClick={onRetry}>{t("failed.retry")}</Button>
      </div>
    </div>
  );
}
