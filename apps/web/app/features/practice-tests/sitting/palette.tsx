import { useTranslation } from "react-i18next";
import type { KeptAnswer } from "./answer-keeper.ts";
import classes from "./palette.module.css";

type PaletteProps = {
  count: number;
  current: number;
  answers: ReadonlyMap<number, KeptAnswer>;
  onTurn: (to: number) => void;
};

const NONE = "–";

/** All questions, each with what is marked on it, a tap away. */
export function Palette({ count, current, answers, onTurn }: PaletteProps) {
  const { t } = useTranslation("practice-tests");
  const words = (number: number, answer: KeptAnswer | undefined) =>
    [
      `${number} ${answer?.choice ?? NONE}`,
      t(answer?.choice ? "sitting.chose" : "sitting.blank"),
      answer?.flagged && t("sitting.isFlagged"),
      answer && answer.standing !== "saved" && t(`sitting.standing.${answer.standing}`),
    ].filter(Boolean);
  return (
    <nav aria-label={t("sitting.palette")}>
      <ol className={classes.palette}>
        {Array.from({ length: count }, (_, index) => {
          const number = index + 1;
          const answer = answers.get(number);
          return (
            <li key={number}>
              <button
                type="button"
                className={classes.question}
                aria-label={words(number, answer).join(", ")}
                aria-current={number === current ? "step" : undefined}
                data-chosen={answer?.choice ? "" : undefined}
                data-flagged={answer?.flagged ? "" : undefined}
                data-standing={answer?.standing}
                onClick={() => onTurn(number)}
              >
                <span className={classes.number}>{number}</span>
                <span className={classes.choice}>{answer?.choice ?? NONE}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
