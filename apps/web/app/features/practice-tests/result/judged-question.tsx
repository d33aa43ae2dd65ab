import { choiceLetters } from "@dripstone/contract/practice-tests/choices";
import type { JudgedQuestion as Judged } from "@dripstone/contract/practice-tests/payloads";
import { IconCheck, IconMinus, IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { MarkdownText } from "../../../ui/markdown/markdown-text.tsx";
import classes from "./judged-question.module.css";
import { outcomeOf } from "./outcome.ts";

const icons = { right: IconCheck, wrong: IconX, blank: IconMinus } as const;

/** A question with one's own answer, the key, and the solution: open where something can be learned from it. */
export function JudgedQuestion({ item }: { item: Judged }) {
  const { t } = useTranslation(["practice-tests", "weekly-problem"]);
  const { number, topic, difficulty, key, choice, statementHtml, choices, solutionHtml } = item;
  const outcome = outcomeOf(item);
  const Icon = icons[outcome];
  return (
    <>
      <div className={classes.head}>
        <h3 className={classes.number}>{t("sitting.question", { number })}</h3>
        <p className={classes.about}>
          {t(`weekly-problem:topic.${topic}`)} · {t(`weekly-problem:difficulty.${difficulty}`)}
        </p>
      </div>
      <MarkdownText html={statementHtml} />
      <ol className={classes.choices}>
        {choices.map((html, index) => {
          const letter = choiceLetters[index];
          const says = letter === key ? t("result.solutions.key") : letter === choice && t("result.solutions.own");
          return (
            <li key={letter} data-key={letter === key ? "" : undefined} data-own={letter === choice ? "" : undefined}>
              <span className={classes.letter}>{letter}</span>
              <MarkdownText html={html} />
              {says && <span className={classes.says}>{says}</span>}
            </li>
          );
        })}
      </ol>
      <p className={classes.outcome} data-outcome={outcome}>
        <Icon size={18} aria-hidden="true" /> {t(`result.solutions.${outcome}`, { key, choice })}
      </p>
      <details className={classes.solution} open={outcome !== "right"}>
        <summary>{t("result.solutions.show")}</summary>
        <MarkdownText html={solutionHtml} />
      </details>
    </>
  );
}
