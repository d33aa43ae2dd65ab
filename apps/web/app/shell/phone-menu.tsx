import { paths } from "@dripstone/contract/paths";
import { IconMenu2, IconSearch, IconX } from "@tabler/icons-react";
import { useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { NavLink } from "react-router";
import { ColorSchemeToggle } from "./color-scheme-toggle.tsx";
import { IconButton } from "./icon-button.tsx";
import classes from "./phone-menu.module.css";
import { SectionList } from "./section-list.tsx";
import { sections, tabs } from "./site-map.ts";

const inSections = new Set(sections.map(({ top }) => top.name));

/** The drawer behind the burger; a native dialog keeps the focus inside, and closes on Escape and on a touch beside it. */
export function PhoneMenu() {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const open = () => {
    if (!dialog.current?.open) dialog.current?.showModal();
  };
  const close = () => dialog.current?.close();
  return (
    <div className={classes.menu}>
      <IconButton label={t("nav.open")} onClick={open} command="show-modal" commandfor={id}>
        <IconMenu2 aria-hidden />
      </IconButton>
      <dialog ref={dialog} id={id} closedby="any" className={classes.dialog} aria-label={t("nav.label")}>
        <div className={classes.inside}>
          <div className={classes.tools}>
            <ColorSchemeToggle />
            <IconButton label={t("nav.close")} onClick={close} command="close" commandfor={id}>
              <IconX aria-hidden />
            </IconButton>
          </div>
          <NavLink to={paths.search} onClick={close} className={classes.search}>
            <IconSearch aria-hidden size={18} /> {t("list.search")}
          </NavLink>
          <NavLink to={paths.weeklyProblem} onClick={close} className={classes.weekly}>
            {t("pages.weeklyProblem")}
          </NavLink>
          <SectionList onFollow={close} />
          <nav aria-label={t("footer.school")} className={classes.pages}>
            {tabs
              .filter(({ name }) => !inSections.has(name))
              .map(({ name, to }) => (
                <NavLink key={name} to={to} end onClick={close}>
                  {t(`pages.${name}`)}
                </NavLink>
              ))}
          </nav>
        </div>
      </dialog>
    </div>
  );
}
