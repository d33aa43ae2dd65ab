import { Skeleton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Page } from "../../../ui/page/page.tsx";
import classes from "./blog-post-page.module.css";

/** The page's own shape while a post is on its way. */
export function PostWaiting() {
  const { t } = useTranslation();
  return (
    <Page>
      <div role="status" aria-label={t("loading")}>
        <div className={classes.head}>
          <Skeleton height={20} width={80} />
          <Skeleton height={48} width="min(34rem, 90%)" />
          <Skeleton height={24} width="min(42rem, 100%)" />
          <Skeleton height={20} width="min(20rem, 80%)" />
        </div>
        <div className={classes.body}>
          <div />
          <div className={classes.text}>
            {Array.from({ length: 8 }, (_, line) => (
              <Skeleton key={line} height={22} mb="sm" />
            ))}
          </div>
        </div>
      </div>
    </Page>
  );
}
