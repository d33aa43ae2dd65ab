import { Skeleton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Page } from "../../../ui/page/page.tsx";
import classes from "./thread-page.module.css";

/** A thread that is on its way. */
export function PostSkeleton() {
  const { t } = useTranslation();
  return (
    <Page>
      <div role="status" aria-label={t("loading")} className={classes.body}>
        <Skeleton height={36} width="60%" />
        <Skeleton height={180} />
        <Skeleton height={120} />
      </div>
    </Page>
  );
}
