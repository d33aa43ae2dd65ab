import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type meta from "../../locales/en/meta.json";
import classes from "./admin-start.module.css";

const screens = [
  { page: "adminCategories", to: paths.adminCategories },
  { page: "adminUsers", to: paths.adminUsers },
  { page: "adminAnalytics", to: paths.adminAnalytics },
  { page: "adminWeeklyProblems", to: paths.adminWeeklyProblems },
  { page: "adminModels", to: paths.adminModels },
] as const;

type AdminStartProps = { page: Extract<keyof typeof meta, `admin${string}`> };

/** Heading and introduction of a screen of the back office, with the way to the others. */
export function AdminStart({ page }: AdminStartProps) {
  const { t } = useTranslation(["admin", "meta"]);
  return (
    <>
      <h1>{t(`meta:${page}.title`)}</h1>
      <p>{t(`admin:${page}`)}</p>
      <nav aria-label={t("admin:screens")}>
        <ul className={classes.screens}>
          {screens
            .filter((screen) => screen.page !== page)
            .map((screen) => (
              <li key={screen.page}>
                <Link to={screen.to}>{t(`meta:${screen.page}.title`)}</Link>
                <p>{t(`meta:${screen.page}.description`)}</p>
              </li>
            ))}
        </ul>
      </nav>
    </>
  );
}
