import { Skeleton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Page } from "../../../ui/page/page.tsx";
import classes from "./profile-skeleton.module.css";

/** The page's own shape while the account is on its way. */
export function ProfileSkeleton() {
  const { t } = useTranslation();
  return (
    <Page>
      <div role="status" aria-label={t("loading")}>
        <div className={classes.head}>
          <div>
            <Skeleton height={48} width="min(14rem, 60%)" mb="lg" />
            <Skeleton height={22} width="min(30rem, 95%)" mb="sm" />
            <Skeleton height={22} width="min(20rem, 70%)" />
          </div>
          <Skeleton height={112} width="min(22rem, 100%)" />
        </div>
        {[180, 320].map((height) => (
          <div key={height} className={classes.section}>
            <Skeleton height={30} width="9rem" />
            <Skeleton height={height} />
          </div>
        ))}
      </div>
    </Page>
  );
}
