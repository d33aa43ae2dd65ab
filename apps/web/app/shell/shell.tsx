import type { ReactNode } from "react";
import { usePressedButtons } from "../ui/focus/use-pressed-buttons.ts";
import { Footer } from "./footer.tsx";
import { NavigationBar } from "./navigation-bar.tsx";
import { SectionList } from "./section-list.tsx";
import classes from "./shell.module.css";
import { SkipLinks } from "./skip-links.tsx";

type ShellProps = {
  /** What is told over every page. */
  banner?: ReactNode;
  /** The way into the search, beside the bar's other tools. */
  search?: ReactNode;
  children: ReactNode;
};

/** The frame of every page: skip links, navigation bar, side drawer, the page itself and the footer. */
export function Shell({ banner, search, children }: ShellProps) {
  usePressedButtons();
  return (
    <>
      <SkipLinks />
      <NavigationBar search={search} />
      {banner}
      <div className={classes.frame}>
        <aside className={classes.drawer}>
          <SectionList />
        </aside>
        <main id="content" tabIndex={-1} className={classes.content}>
          {children}
        </main>
      </div>
      <Footer />
    </>
  );
}
