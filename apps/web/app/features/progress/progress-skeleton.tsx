import { Skeleton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Page } from "../../ui/page/page.tsx";
import classes from "./progress-page.module.css";

const rows = ["first", "second", "third", "fourth"];

/** The page's own shape while the numbers are on their way. */
export function ProgressSkeleton() {
  const { t } = useTranslation();
  return (
    <Page>
      <div role="status" aria-label={t("loading")}>
        <div className={classes.head}>
          <div>
            <Skeleton height={48} width="min(18rem, 70%)" mb="lg" />
            <Skeleton height={22} width="min(26rem, 90%)" mb="xl" />
            <Skeleton height={72} width={160} mb="lg" />
            <Skeleton height={48} width="min(24rem, 90%)" />
          </div>
          <Skeleton height={280} />
        </div>
        <div className={classes.waiting}>
          <Skeleton height={34} width="min(16rem, 60%)" mb="lg" />
          {rows.map((row) => (
            <Skeleton key={row} height={30} mb="sm" />
          ))}
        </div>
      </div>
    </Page>
  );
}
