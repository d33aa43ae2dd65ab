import type { JudgedQuestion as Judged } from "@dripstone/contract/practice-tests/payloads";
import { useTranslation } from "react-i18next";
import classes from "./judged-list.module.css";
import { JudgedQuestion } from "./judged-question.tsx";
import { outcomeOf } from "./outcome.ts";

/** All questions with their solutions, and a way to each of them. */
export function JudgedList({ items }: { items: readonly Judged[] }) {
  const { t } = useTranslation("practice-tests");
  return (
    <>
      <nav aria-label={t("sitting.palette")}>
        <ol className={classes.ways}>
          {items.map((item) => {
            const outcome = outcomeOf(item);
            return (
              <li key={item.number}>
                <a
                  href={`#question-${item.number}`}
                  data-outcome={outcome}
                  aria-label={`${t("sitting.question", item)}, ${t(`result.${outcome}`)}`}
                >
                  {item.number}
                </a>
              </li>
            );
          })}
        </ol>
      </nav>
      <ol className={classes.items}>
        {items.map((item) => (
          <li key={item.number} id={`question-${item.number}`} className={classes.item}>
            <JudgedQuestion item={item} />
          </li>
        ))}
      </ol>
    </>
  );
}
