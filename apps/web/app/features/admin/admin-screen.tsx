import { useTranslation } from "react-i18next";
import { OfficeHeader } from "../../ui/office/office-header.tsx";
import type { AdminPage } from "./admin-pages.ts";
import classes from "./admin-screen.module.css";

/** Heading and introduction of a screen of the back office. */
export function AdminScreen({ page }: { page: AdminPage }) {
  const { t } = useTranslation(["admin", "meta"]);
  return (
    <>
      <OfficeHeader title={t(`meta:${page}.title`)} />
      <p className={classes.introduction}>{t(`admin:${page}`)}</p>
    </>
  );
}
