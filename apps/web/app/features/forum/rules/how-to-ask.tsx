import { useTranslation } from "react-i18next";
import { Rich } from "../../../ui/page/rich.tsx";
import classes from "./how-to-ask.module.css";

const house = ["kind", "try", "hint", "thank", "safe"] as const;

/** How one asks so that others answer, and the house rules: below the posts, each a click away. */
export function HowToAsk() {
  const { t } = useTranslation("forum");
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
      <details>
        <summary>{t("house.title")}</summary>
        <ol className={classes.rules}>
          {house.map((rule) => (
            <li key={rule}>
              <Rich text={t(`house.${rule}`)} />
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
}
