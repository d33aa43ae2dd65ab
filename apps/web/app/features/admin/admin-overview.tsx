import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import classes from "./admin-overview.module.css";
import { adminPages } from "./admin-pages.ts";
import { AdminScreen } from "./admin-screen.tsx";

/** The way into the back office: what there is, and what each screen is for; before that, what an admin who teaches has today. */
export function AdminOverview({ today }: { today: ReactNode }) {
  const { t } = useTranslation("meta");
  return (
    <>
      <AdminScreen page="admin" />
      {today}
      <ul className={classes.screens}>
        {adminPages.map(({ page, to }) => (
          <li key={page}>
            <Link to={to}>{t(`${page}.title`)}</Link>
            <p>{t(`${page}.description`)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
