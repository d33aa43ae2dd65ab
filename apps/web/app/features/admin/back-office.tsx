import type { ReactNode } from "react";
import classes from "./back-office.module.css";
import { OfficeNavigation } from "./office-navigation.tsx";

/** The frame of every page where teachers and admins work: its ways stand where other pages have the subjects. */
export function BackOffice({ children }: { children: ReactNode }) {
  return (
    <div className={classes.office} data-own-navigation="">
      <div className={classes.rail}>
        <OfficeNavigation />
      </div>
      <div className={classes.work}>{children}</div>
    </div>
  );
}
