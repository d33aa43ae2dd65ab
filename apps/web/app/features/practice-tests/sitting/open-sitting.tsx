import type { Sitting } from "@dripstone/contract/practice-tests/payloads";
import { useWindowEvent } from "@mantine/hooks";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Page } from "../../../ui/page/page.tsx";
import { useSittingQuestionsQuery } from "../api.ts";
import { TestsFailed } from "../tests-failed.tsx";
import { TestsWaiting } from "../tests-waiting.tsx";
import type { AnswerKeeper } from "./answer-keeper.ts";
import { HandInDialog } from "./hand-in-dialog.tsx";
import { actionOf, isForOthers } from "./keys.ts";
import classes from "./open-sitting.module.css";
import { Palette } from "./palette.tsx";
import { Question } from "./question.tsx";
import { SittingBar } from "./sitting-bar.tsx";
import { TimeIsUp } from "./time-is-up.tsx";

type OpenSittingProps = {
  sitting: Sitting & { receivedAt: number };
  keeper: AnswerKeeper;
  answers: ReturnType<AnswerKeeper["read"]>;
  /** Asks how the sitting stands: the time may be up. */
  onUp: () => unknown;
};

/** A sitting that runs: one question at a time, all of them in reach, and the time in sight. */
export function OpenSitting({ sitting, keeper, answers, onUp }: OpenSittingProps) {
  const { t } = useTranslation("practice-tests");
  const { id, questions: count } = sitting;
  const asked = { params: { id }, query: { language: useLocale() } };
  const { data: paper, error, refetch } = useSittingQuestionsQuery(asked);
  const [number, setNumber] = useState(() => firstBlank(sitting));
  const [isUp, setIsUp] = useState(false);
  const [asking, setAsking] = useState(false);
  const place = useRef<HTMLElement>(null);
  const turned = useRef(false);

  const turnTo = useCallback(
    (to: number) => {
      if (to < 1 || to > count) return;
      turned.current = true;
      setNumber(to);
    },
    [count],
  );
  useEffect(() => {
    if (!turned.current || !place.current || number < 1) return;
    place.current.focus({ preventScroll: true });
    const { top } = place.current.getBoundingClientRect();
    if (top < 0 || top > window.innerHeight / 2) place.current.scrollIntoView({ block: "start" });
  }, [number]);

  // Whoever has pressed the button that leads here goes on with the keys.
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, []);
  // Wherever the focus is: a button that was pressed goes away, or keeps it.
  useWindowEvent("keydown", (event) => {
    if (isUp || asking || isForOthers(event)) return;
    const action = actionOf(event);
    if (!action) return;
    event.preventDefault();
    if ("choice" in action) keeper.mark(number, { choice: action.choice });
    else if ("turn" in action) turnTo(number + action.turn);
    else keeper.mark(number, { flagged: !answers.get(number)?.flagged });
  });

  const up = useCallback(() => setIsUp(true), []);
  const item = paper?.items[number - 1];
  return (
    <Page subject="math">
      <SittingBar sitting={sitting} answers={answers} isUp={isUp} onUp={up} onSubmit={() => setAsking(true)} />
      {isUp ? (
        <TimeIsUp onAsk={onUp} />
      ) : (
        <div className={classes.body}>
          <section ref={place} tabIndex={-1} aria-labelledby="question" className={classes.place}>
            {item ? (
              <Question
                item={item}
                count={count}
                answer={answers.get(number)}
                onMark={(mark) => keeper.mark(number, mark)}
                onTakeTheirs={() => keeper.takeTheirs(number)}
                onTurn={(by) => turnTo(number + by)}
              />
            ) : error ? (
              <TestsFailed error={error} onRetry={refetch} />
            ) : (
              <TestsWaiting />
            )}
          </section>
          <div className={classes.beside}>
            <Palette count={count} current={number} answers={answers} onTurn={turnTo} />
            <p className={classes.keys}>{t("sitting.keys")}</p>
          </div>
        </div>
      )}
      <HandInDialog
        opened={asking && !isUp}
        sitting={sitting}
        keeper={keeper}
        answers={answers}
        onClose={() => setAsking(false)}
      />
    </Page>
  );
}

/** Whoever comes back goes on where nothing is chosen yet. */
function firstBlank({ questions, answers }: Sitting): number {
  const chosen = new Set(answers.flatMap(({ question, choice }) => (choice ? [question] : [])));
  for (let number = 1; number <= questions; number += 1) if (!chosen.has(number)) return number;
  return 1;
}
