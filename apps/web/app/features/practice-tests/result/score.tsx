import type { SittingResult } from "@dripstone/contract/practice-tests/payloads";
import { useTranslation } from "react-i18next";
import classes from "./score.module.css";

/** The points, and how many answers were right, wrong and not given. */
export function Score({ score }: { score: SittingResult["sitting"]["score"] }) {
  const { t } = useTranslation("practice-tests");
  const { points, pointsMax: max } = score;
  return (
    <div className={classes.score}>
      <p className={classes.points}>{t("result.points", { points, max })}</p>
      <dl className={classes.counts}>
        {(["right", "wrong", "blank"] as const).map((kind) => (
          <div key={kind} data-kind={kind}>
            <dt>{t(`result.${kind}`)}</dt>
            <dd>{score[kind]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
