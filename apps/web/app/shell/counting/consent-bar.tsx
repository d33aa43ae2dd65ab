import { paths } from "@dripstone/contract/paths";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { type Answer, giveAnswer } from "./answer.ts";
import classes from "./consent-bar.module.css";

/** Stands in the flow after the page's end, so that it neither covers nor moves anything. */
export function ConsentBar({ isThanked, onAnswer }: { isThanked: boolean; onAnswer: () => void }) {
  const { t } = useTranslation("tag");
  const answer = (given: Answer) => () => {
    onAnswer();
    giveAnswer(given);
  };
  return (
    <section aria-label={t("bar.label")} className={classes.bar}>
      {isThanked ? (
        <p tabIndex={-1} ref={takeFocus}>
          {t("bar.thanks")} <Link to={`${paths.privacy}#counting`}>{t("bar.privacy")}</Link>
        </p>
      ) : (
        <>
          <p>
            {t("bar.question")} <Link to={`${paths.privacy}#counting`}>{t("bar.more")}</Link>
          </p>
          <div className={classes.answers}>
            <Button variant="default" onClick={answer("no")}>
              {t("bar.no")}
            </Button>
            <Button variant="default" onClick={answer("yes")}>
              {t("bar.yes")}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

/** The buttons have gone, and what they held with them. */
function takeFocus(note: HTMLElement | null): void {
  note?.focus({ preventScroll: true });
}
