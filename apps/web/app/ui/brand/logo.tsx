import { site } from "../../../../../site.config.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import classes from "./logo.module.css";
import { LogoMark } from "./logo-mark.tsx";

type LogoProps = {
  /** `bar` in the navigation bar, `full` with both names below each other. */
  size?: "bar" | "full";
};

/** The mark with the school's name, the reader's language first. Decorative copies of it need no second name. */
export function Logo({ size = "bar" }: LogoProps) {
  const locale = useLocale();
  return (
    <span className={classes.logo} data-size={size}>
      <LogoMark size={size === "full" ? 72 : 34} />
      <span className={classes.names} data-first={locale}>
        <span className={classes.latin} lang="en">
          {site.name.en}
        </span>
        <span className={classes.han} lang="zh-Hans">
          {site.name.ch}
        </span>
      </span>
    </span>
  );
}
