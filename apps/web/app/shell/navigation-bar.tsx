import { paths } from "@dripstone/contract/paths";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, NavLink } from "react-router";
import { Logo } from "../ui/brand/logo.tsx";
import { AccountCorner } from "./account-corner.tsx";
import { ColorSchemeToggle } from "./color-scheme-toggle.tsx";
import { LanguageToggle } from "./language-toggle.tsx";
import classes from "./navigation-bar.module.css";
import { PhoneMenu } from "./phone-menu.tsx";
import { tabs } from "./site-map.ts";

export function NavigationBar({ search }: { search: ReactNode }) {
  const { t } = useTranslation();
  return (
    <header id="navigation" tabIndex={-1} className={classes.bar}>
      <div className={classes.row}>
        <PhoneMenu />
        <Link to={paths.home} className={classes.brand}>
          <Logo />
        </Link>
        <nav aria-label={t("nav.label")} className={classes.tabs}>
          {tabs.map(({ name, to }) => (
            <NavLink key={name} to={to} end={to === paths.home} className={classes.tab}>
              {t(`pages.${name}`)}
            </NavLink>
          ))}
        </nav>
        <div className={classes.tools}>
          <NavLink to={paths.weeklyProblem} className={classes.weekly}>
            {t("pages.weeklyProblem")}
          </NavLink>
          <span className={classes.wide}>{search}</span>
          <span className={classes.wide}>
            <ColorSchemeToggle />
          </span>
          <LanguageToggle />
          <AccountCorner />
        </div>
      </div>
    </header>
  );
}
