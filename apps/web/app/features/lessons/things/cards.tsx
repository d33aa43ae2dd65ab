import type { Thing } from "@dripstone/contract/lessons/things";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./cards.module.css";

type Card = Extract<Thing, { kind: "cards" }>["cards"][number];

/** Word cards: those that were not known come again until all are. */
export default function Cards({ cards }: { cards: readonly Card[] }) {
  const { t } = useTranslation("lessons");
  const [pile, setPile] = useState<readonly Card[]>(cards);
  const [turned, setTurned] = useState(false);
  const [card] = pile;
  const known = cards.length - pile.length;

  function lay(isKnown: boolean): void {
    const [first, ...rest] = pile;
    setTurned(false);
    if (first) setPile(isKnown ? rest : [...rest, first]);
  }

  return (
    <section className={classes.cards} aria-label={t("cards.label")}>
      <p className={classes.count}>{t("cards.known", { known, count: cards.length })}</p>
      {card ? (
        <>
          <button type="button" className={classes.card} aria-expanded={turned} onClick={() => setTurned(!turned)}>
            <span className={classes.front}>{card.front}</span>
            {turned ? (
              <span className={classes.back} aria-live="polite">
                <span>{card.back}</span>
                {card.example && <span className={classes.example}>{card.example}</span>}
              </span>
            ) : (
              <span className={classes.turn}>{t("cards.turn")}</span>
            )}
          </button>
          {turned && (
            <div className={classes.ways}>
              <Button variant="default" onClick={() => lay(false)}>
                {t("cards.again")}
              </Button>
              <Button onClick={() => lay(true)}>{t("cards.knew")}</Button>
            </div>
          )}
        </>
      ) : (
        <div className={classes.ways} role="status">
          <p className={classes.done}>{t("cards.done")}</p>
          <Button variant="default" onClick={() => setPile(cards)}>
            {t("cards.restart")}
          </Button>
        </div>
      )}
    </section>
  );
}
