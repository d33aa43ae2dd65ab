import { choiceLetters } from "@dripstone/contract/practice-tests/choices";
import { useTranslation } from "react-i18next";
import classes from "./answer-sheet.module.css";
import { NameLine } from "./name-line.tsx";

/** Circles to be filled in, five for each question. */
export function AnswerSheet({ title, questions }: { title: string; questions: number }) {
  const { t } = useTranslation("practice-tests");
  return (
    <section className={classes.sheet} aria-labelledby="sheet">
      <h2 id="sheet" className={classes.title}>
        {t("printed.sheet")}
      </h2>
      <p className={classes.of}>{title}</p>
      <NameLine />
      <p>{t("printed.fill")}</p>
      <ol className={classes.rows}>
        {Array.from({ length: questions }, (_, index) => (
          <li key={index} className={classes.row}>
            <span className={classes.number}>{index + 1}</span>
            {choiceLetters.map((letter) => (
              <span key={letter} className={classes.circle}>
                {letter}
              </span>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
