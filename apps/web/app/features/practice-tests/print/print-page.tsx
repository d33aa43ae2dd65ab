import { paths } from "@dripstone/contract/paths";
import { choiceLetters } from "@dripstone/contract/practice-tests/choices";
import type { AskedPaper } from "@dripstone/contract/practice-tests/payloads";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { MarkdownText } from "../../../ui/markdown/markdown-text.tsx";
import { AnswerSheet } from "./answer-sheet.tsx";
import { NameLine } from "./name-line.tsx";
import classes from "./print-page.module.css";

/** A paper as it comes out of a printer: the questions, then an answer sheet on a page of its own, and no answers. */
export function PrintPage({ paper }: { paper: AskedPaper }) {
  const { t } = useTranslation("practice-tests");
  return (
    <div className={classes.page}>
      <header className={classes.screen}>
        <Link to={paths.practiceTest(paper.slug)}>{t("printed.back")}</Link>
        <p>
          {t("printed.lead")} {t("printed.figures")}
        </p>
        <Button onClick={() => window.print()}>{t("printed.button")}</Button>
      </header>
      <article className={classes.paper}>
        <h1 className={classes.title}>{paper.title}</h1>
        <NameLine />
        <MarkdownText html={paper.rulesHtml} />
        <ol className={classes.questions}>
          {paper.items.map(({ number, statementHtml, choices }) => (
            <li key={number} className={classes.question}>
              <span className={classes.number} aria-hidden="true">
                {number}.
              </span>
              <div className={classes.asked}>
                <MarkdownText html={statementHtml} />
                <ul className={classes.choices}>
                  {choices.map((choice, index) => (
                    <li key={choiceLetters[index]}>
                      <span className={classes.letter}>({choiceLetters[index]})</span>
                      <MarkdownText html={choice} />
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ol>
        <AnswerSheet title={paper.title} questions={paper.items.length} />
      </article>
    </div>
  );
}
