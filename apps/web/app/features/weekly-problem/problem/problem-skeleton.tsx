import { Skeleton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Page } from "../../../ui/page/page.tsx";
import classes from "../weekly-problem-page.module.css";

/** The page's own shape while the problem is on its way. */
export function ProblemSkeleton() {
  const { t } = useTranslation();
  return (
    <Page>
      <div role="status" aria-label={t("loading")}>
        <div className={classes.headSkeleton}>
          <Skeleton height={18} width={130} />
          <Skeleton height={44} width="min(26rem, 80%)" />
          <Skeleton height={22} width="min(18rem, 70%)" />
        </div>
        <div className={classes.desk}>
          <div className={classes.statement}>
            <Skeleton height={22} mb="sm" />
            <Skeleton height={22} mb="sm" />
            <Skeleton height={22} width="70%" />
          </div>
          <Skeleton className={classes.work} height={430} />
        </div>
      </div>
    </Page>
  );
}
