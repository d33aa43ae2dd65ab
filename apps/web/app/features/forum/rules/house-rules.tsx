import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { Rich } from "../../../ui/page/rich.tsx";
import classes from "./how-to-ask.module.css";

const house = ["kind", "try", "hint", "thank", "safe"] as const;

/** Where the house rules stand on a page. */
export const HOUSE_RULES = "house-rules";

/** What holds for everybody who writes here, folded; a link to them opens them. */
export function HouseRules() {
  const { t } = useTranslation("forum");
  const { hash } = useLocation();
  return (
    <details key={hash} id={HOUSE_RULES} open={hash === `#${HOUSE_RULES}`}>
      <summary>{t("house.title")}</summary>
      <ol className={classes.rules}>
        {house.map((rule) => (
          <li key={rule}>
            <Rich text={t(`house.${rule}`)} />
          </li>
        ))}
      </ol>
    </details>
  );
}
