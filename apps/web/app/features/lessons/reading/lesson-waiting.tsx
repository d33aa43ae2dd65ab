import { Button, Skeleton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { Page } from "../../../ui/page/page.tsx";
import classes from "./lesson-page.module.css";

/** Stands in the place of a lesson that is on its way, or did not come. */
export function LessonWaiting({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation(["lessons", "common"]);
  return (
    <Page>
      <div className={classes.body}>
        <div className={classes.column}>
          {error ? (
            <FailureBox error={error}>
              <Button variant="default" onClick={onRetry}>
                {t("failed.retry")}
              </Button>
            </FailureBox>
          ) : (
            <div role="status" aria-label={t("common:loading")}>
              <Skeleton height="2.25rem" width="60%" mb="lg" />
              <Skeleton height="24rem" />
            </div>
          )}
        </div>
      </div>
    </Page>
  );
}
