import { Skeleton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "./my-start.module.css";

/** The same place while it is not known whose home page it is. */
export function MyStartSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t("loading")} className={classes.start}>
      <div className={classes.words}>
        <Skeleton height={44} width="60%" />
        <Skeleton height={18} width="45%" mt="md" />
        <Skeleton height={130} mt="lg" />
      </div>
      <Skeleton height={200} />
    </div>
  );
}
