import { VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { KeptAnswer } from "./answer-keeper.ts";
import classes from "./palette.module.css";

type PaletteProps = {
  count: number;
  current: number;
  answers: ReadonlyMap<number, KeptAnswer>;
  onTurn: (to: number) => void;
};

/** All questions, each with what is marked on it, a tap away. */
export function Palette({ count, current, answers, onTurn }: PaletteProps) {
  const { t } = useTranslation("practice-tests");
  /** What is not seen in it, for who hears it. */
  const words = (answer: KeptAnswer | undefined) =>
    [
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
                aria-current={number === current ? "step" : undefined}
                data-chosen={answer?.choice ? "" : undefined}
                data-flagged={answer?.flagged ? "" : undefined}
                data-standing={answer?.standing}
                onClick={() => onTurn(number)}
              >
                <span className={classes.number}>{number}</span>{" "}
                {answer?.choice ? (
                  <span className={classes.choice}>{answer.choice}</span>
                ) : (
                  <span className={classes.choice} aria-hidden="true">
                    –
                  </span>
                )}
                <VisuallyHidden component="span"> {words(answer).join(", ")}</VisuallyHidden>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
