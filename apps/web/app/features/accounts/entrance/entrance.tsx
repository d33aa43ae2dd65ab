import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { LogoMark } from "../../../ui/brand/logo-mark.tsx";
import { FirstDropBadge } from "../../../ui/illustrations/first-drop-badge.tsx";
import { Page } from "../../../ui/page/page.tsx";
import classes from "./entrance.module.css";

const reasons = ["weekly", "progress", "free"] as const;

type EntranceProps = {
  title: string;
  lead: ReactNode;
  /** Tells what an account is good for. */
  withReasons?: boolean;
  /** It follows what somebody did on the page before it: they are led to its title. */
  takesFocus?: boolean;
  children?: ReactNode;
};

/**
 * The ground of the pages on the way to an account: words beside the form, above it where it is narrow. A step that ends what the title
 * before announced brings an entrance of its own, so that no old title stands beside it.
 */
export function Entrance({ title, lead, withReasons = false, takesFocus = false, children }: EntranceProps) {
  const { t } = useTranslation("accounts");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [takesFocus]);
  return (
    <Page>
      <div className={classes.entrance}>
        <header className={classes.words}>
          {!withReasons && <LogoMark size={64} className={classes.mark} />}
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <p className={classes.lead}>{lead}</p>
          {withReasons && (
            <div className={classes.reasons}>
              <ul>
                {reasons.map((reason) => (
                  <li key={reason}>
                    <strong>{t(`reasons.${reason}.title`)}</strong>
                    <span>{t(`reasons.${reason}.text`)}</span>
                  </li>
                ))}
              </ul>
              <div className={classes.badge}>
                <FirstDropBadge size={104} />
                <p>{t("reasons.badge")}</p>
              </div>
            </div>
          )}
        </header>
        <div className={classes.form}>{children}</div>
      </div>
    </Page>
  );
}
