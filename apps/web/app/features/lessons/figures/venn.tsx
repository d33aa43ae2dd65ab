import { useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./parts/figures.module.css";
import { Stage } from "./parts/stage.tsx";
import { Stepper } from "./parts/stepper.tsx";

const PLACES = ["onlyA", "both", "onlyB", "neither"] as const;
const COUNT_MAX = 60;

/** Two circles that overlap, and how many are in each place. */
export default function Venn() {
  const { t } = useTranslation("figures");
  const [counts, setCounts] = useState({ onlyA: 5, both: 0, onlyB: 4, neither: 0 });
  const { onlyA, both, onlyB, neither } = counts;
  return (
    <Stage
      label={t("venn.label")}
      how={t("venn.how")}
      box={[0, 0, 420, 240]}
      width={28}
      controls={PLACES.map((place) => (
        <Stepper
          key={place}
          label={t(`venn.${place}`)}
          value={counts[place]}
          min={0}
          max={COUNT_MAX}
          onValue={(value) => setCounts({ ...counts, [place]: value })}
        />
      ))}
      said={t("venn.said", {
        a: onlyA + both,
        b: onlyB + both,
        either: onlyA + both + onlyB,
        all: onlyA + both + onlyB + neither,
      })}
    >
      <rect className={classes.bare} stroke="var(--line-strong)" x={2} y={2} width={416} height={236} rx={8} />
      <circle className={classes.full} fillOpacity={0.3} stroke="var(--hue)" strokeWidth={2} cx={155} cy={116} r={92} />
      <circle
        className={classes.other}
        fillOpacity={0.35}
        stroke="var(--amber)"
        strokeWidth={2}
        cx={265}
        cy={116}
        r={92}
      />
      <text className={classes.large} x={80} y={40}>
        A
      </text>
      <text className={classes.large} x={340} y={40}>
        B
      </text>
      <text className={classes.large} x={115} y={123}>
        {onlyA}
      </text>
      <text className={classes.large} x={210} y={123}>
        {both}
      </text>
      <text className={classes.large} x={305} y={123}>
        {onlyB}
      </text>
      <text className={classes.large} x={392} y={222}>
        {neither}
      </text>
    </Stage>
  );
}
