import { useTranslation } from "react-i18next";
import { Rich } from "../../../ui/page/rich.tsx";
import classes from "./how-to-ask.module.css";

/** How one asks so that others answer: below the posts, a click away. */
export function HowToAsk() {
  const { t } = useTranslation("forum-list");
  return (
    <div className={classes.ask}>
      <details>
        <summary>{t("asking.title")}</summary>
        <p>{t("asking.intro")}</p>
        <div className={classes.questions}>
          <figure className={classes.question} data-kind="poor">
            <figcaption>{t("asking.poor")}</figcaption>
            <blockquote>
              <p>{t("asking.poorText")}</p>
            </blockquote>
          </figure>
          <figure className={classes.question}>
            <figcaption>{t("asking.good")}</figcaption>
            <blockquote>
              <p>
                <Rich text={t("asking.goodText")} />
              </p>
            </blockquote>
            <ul className={classes.reasons}>
              <li>{t("asking.told")}</li>
              <li>{t("asking.tried")}</li>
              <li>{t("asking.stuck")}</li>
            </ul>
          </figure>
        </div>
      </details>
    </div>
  );
}
