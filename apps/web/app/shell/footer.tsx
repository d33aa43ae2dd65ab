import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { site } from "../../../../site.config.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { ForVisitors } from "../session/for-visitors.tsx";
import { LogoMark } from "../ui/brand/logo-mark.tsx";
import { schoolYear } from "../ui/dates/dates.ts";
import classes from "./footer.module.css";
import { ShareButton } from "./share-button.tsx";
import { type PageLink, papers, quickLinks } from "./site-map.ts";

export function Footer() {
  const { t } = useTranslation();
  const school = site.name[useLocale()];
  return (
    <footer id="footer" tabIndex={-1} className={classes.footer}>
      <div className={classes.inside}>
        <div className={classes.brand}>
          <LogoMark size={48} />
          <p className={classes.motto}>
            <span lang="zh-Hans">水滴石穿</span>
            <br />
            {t("footer.motto")}
          </p>
        </div>
        <nav aria-label={t("footer.quickLinks")} className={classes.links}>
          {quickLinks.map(({ heading, pages }) => (
            <div key={heading}>
              <h2>{t(`footer.${heading}`)}</h2>
              <ul>
                {pages.map(({ name, to }) => (
                  <FooterLink key={name} name={name} to={to} />
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={classes.actions}>
          <ShareButton />
          <Button variant="default" onClick={() => window.scrollTo({ top: 0 })}>
            {t("footer.top")}
          </Button>
        </div>
      </div>
      <div className={classes.end}>
        {/* A page kept over midnight of New Year's Eve may be an hour late. */}
        <p suppressHydrationWarning>{t("footer.copyright", { year: schoolYear(), school })}</p>
        <ul>
          {papers.map(({ name, to }) => (
            <li key={name}>
              <Link to={to}>{t(`pages.${name}`)}</Link>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}

/** The way to an account is for visitors. */
function FooterLink({ name, to }: PageLink) {
  const { t } = useTranslation();
  const link = <Link to={to}>{t(`pages.${name}`)}</Link>;
  return name === "register" ? <ForVisitors as="li">{link}</ForVisitors> : <li>{link}</li>;
}
