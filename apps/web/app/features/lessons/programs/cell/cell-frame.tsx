import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import classes from "./cell-frame.module.css";

/** A program's card: its name, what can be done with it, and the program. */
export function CellFrame({ title, bar, children }: { title: string; bar: ReactNode; children: ReactNode }) {
  const { t } = useTranslation("programs");
  return (
    <section className={classes.cell} aria-label={t("cell.name", { title })}>
      <div className={classes.head}>
        <span className={classes.title}>{title}</span>
        <div className={classes.bar} data-scripted="">
          {bar}
        </div>
      </div>
      {children}
    </section>
  );
}
