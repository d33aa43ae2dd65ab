import { choiceLetters } from "@dripstone/contract/practice-tests/choices";
import type { AskedPaper } from "@dripstone/contract/practice-tests/payloads";
import { Button } from "@mantine/core";
import { IconFlag, IconFlagFilled } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { MarkdownText } from "../../../ui/markdown/markdown-text.tsx";
import { AnswerConflict } from "./answer-conflict.tsx";
import type { KeptAnswer, Mark } from "./answer-keeper.ts";
import classes from "./question.module.css";

type QuestionProps = {
  item: AskedPaper["items"][number];
  count: number;
  answer: KeptAnswer | undefined;
  onMark: (mark: Partial<Mark>) => void;
  onTakeTheirs: () => void;
  onTurn: (by: 1 | -1) => void;
};

/** A question with its five choices, what is marked on it, and whether that is saved. */
export function Question({ item, count, answer, onMark, onTakeTheirs, onTurn }: QuestionProps) {
  const { t } = useTranslation("practice-tests");
  const { number, statementHtml, choices } = item;
  const { choice = null, flagged = false, standing } = answer ?? {};
  return (
    <div className={classes.question}>
      <div className={classes.head}>
        <h2 id="question" className={classes.number}>
          {t("sitting.question", { number })} <span className={classes.of}>{t("sitting.of", { count })}</span>
        </h2>
        <button
          type="button"
          aria-pressed={flagged}
          className={classes.flag}
          onClick={() => onMark({ flagged: !flagged })}
        >
          {flagged ? <IconFlagFilled size={18} aria-hidden="true" /> : <IconFlag size={18} aria-hidden="true" />}
          {t(flagged ? "sitting.flagged" : "sitting.flag")}
        </button>
      </div>
      <MarkdownText html={statementHtml} />
      {answer?.theirs && <AnswerConflict answer={answer} onKeep={() => onMark({})} onTakeTheirs={onTakeTheirs} />}
      <fieldset className={classes.choices}>
        <legend className={classes.legend}>{t("sitting.choices")}</legend>
        {choices.map((html, index) => {
          const letter = choiceLetters[index];
          if (!letter) return null;
          return (
            <label key={letter} className={classes.choice}>
              <input
                type="radio"
                name={`question-${number}`}
                checked={choice === letter}
                onChange={() => onMark({ choice: letter })}
              />
              <span className={classes.letter}>{letter}</span>
              <MarkdownText html={html} />
            </label>
          );
        })}
      </fieldset>
      <div className={classes.foot}>
        <p className={classes.standing} data-standing={standing}>
          {standing && t(`sitting.standing.${standing}`)}
        </p>
        {choice && (
          <button type="button" className={classes.clear} onClick={() => onMark({ choice: null })}>
            {t("sitting.clear")}
          </button>
        )}
      </div>
      <div className={classes.turn}>
        <Button variant="default" disabled={number === 1} onClick={() => onTurn(-1)}>
          {t("sitting.previous")}
        </Button>
        <Button variant="default" disabled={number === count} onClick={() => onTurn(1)}>
          {t("sitting.next")}
        </Button>
      </div>
    </div>
  );
}
