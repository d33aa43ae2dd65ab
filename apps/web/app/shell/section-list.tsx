import { useTranslation } from "react-i18next";
import { NavLink } from "react-router";
import classes from "./section-list.module.css";
import { sections } from "./site-map.ts";

type SectionListProps = { onFollow?: () => void };

/** The subjects with their sub-pages: the side drawer on a desk, part of the menu on a phone. */
export function SectionList({ onFollow }: SectionListProps) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t("nav.sections")} className={classes.sections}>
      {sections.map(({ top, subject, pages }) => (
        <div key={top.name} data-subject={subject} className={classes.section}>
          <NavLink to={top.to} end onClick={onFollow} className={classes.top}>
            {t(`pages.${top.name}`)}
          </NavLink>
          <ul>
            {pages.map((page) => (
              <li key={page.name}>
                <NavLink to={page.to} onClick={onFollow} className={classes.page}>
                  {t(`pages.${page.name}`)}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
