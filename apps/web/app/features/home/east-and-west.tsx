import { useTranslation } from "react-i18next";
import { HypotenuseFigure, WindmillFigure } from "../../ui/illustrations/two-proofs.tsx";
import { Figure } from "../../ui/page/figure.tsx";
import { Rich } from "../../ui/page/rich.tsx";
import { Section } from "../../ui/page/section.tsx";
import classes from "./east-and-west.module.css";

/** Two traditions of learning, shown by two proofs of one theorem. */
export function EastAndWest() {
  const { t } = useTranslation("home");
  return (
    <Section title={t("eastWest.title")} intro={t("eastWest.intro")} tone="stone">
      <div className={classes.plates}>
        <Figure variant="plate" caption={<Rich text={t("eastWest.zhao")} />}>
          <HypotenuseFigure />
        </Figure>
        <Figure variant="plate" caption={<Rich text={t("eastWest.euclid")} />}>
          <WindmillFigure />
        </Figure>
      </div>
      <p className={classes.after}>{t("eastWest.after")}</p>
    </Section>
  );
}
