import type { ReactNode } from "react";
import { Footer } from "./footer.tsx";
import { NavigationBar } from "./navigation-bar.tsx";
import { SectionList } from "./section-list.tsx";
import classes from "./shell.module.css";
import { SkipLinks } from "./skip-links.tsx";

/** The frame of every page: skip links, navigation bar, side drawer, the page itself and the footer. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLinks />
      <NavigationBar />
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
