import { useTranslation } from "react-i18next";
import { Rich } from "../../ui/page/rich.tsx";
import classes from "./hint-ladder.module.css";

const rungs = [
  ["student", "stuck"],
  ["tutor", "picture"],
  ["student", "count"],
  ["tutor", "smaller"],
  ["student", "see"],
  ["tutor", "check"],
] as const;

/** A conversation as it should go: each step gives as little as will help. */
export function HintLadder() {
  const { t } = useTranslation("tutor");
  return (
    <ol className={classes.ladder}>
      {rungs.map(([who, turn]) => (
        <li key={turn} className={classes.turn} data-who={who}>
          <p className={classes.who}>{t(`ladder.${who}`)}</p>
          <p className={classes.text}>
            <Rich text={t(`ladder.${turn}`)} />
          </p>
        </li>
      ))}
    </ol>
  );
}
