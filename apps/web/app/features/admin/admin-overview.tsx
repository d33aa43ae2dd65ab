import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import classes from "./admin-overview.module.css";
import { adminPages } from "./admin-pages.ts";
import { AdminScreen } from "./admin-screen.tsx";

/** The way into the back office: what there is, and what each screen is for. */
export function AdminOverview() {
  const { t } = useTranslation("meta");
  return (
    <>
      <AdminScreen page="admin" />
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
