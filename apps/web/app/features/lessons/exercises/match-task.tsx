import { VisuallyHidden } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { MarkdownText } from "../../../ui/markdown/markdown-text.tsx";
import { letterOf } from "./letter-of.ts";
import classes from "./match-task.module.css";
import shared from "./task.module.css";
import { type TaskProps, UNMATCHED } from "./task.ts";

/** Partners of each other: one presses the place that is meant, and then its partner; the next empty place waits by itself. */
export function MatchTask({ exercise, draft, onChange, locked, right, labelledBy, error }: TaskProps<"match">) {
  const { t } = useTranslation("lessons");
  const note = useId();
  const [said, setSaid] = useState("");
  const { left, right: partners } = exercise;
  const pairs = draft?.pairs ?? left.map(() => UNMATCHED);
  const [meant, setMeant] = useState(0);
  const waiting = pairs[meant] === UNMATCHED ? meant : pairs.indexOf(UNMATCHED);

  function set(place: number, partner: number): void {
    const next = pairs.map((it, at) => (at === place ? partner : it === partner ? UNMATCHED : it));
    onChange({ kind: "match", pairs: next });
    setMeant(partner === UNMATCHED ? place : next.indexOf(UNMATCHED));
    setSaid(
      partner === UNMATCHED
        ? t("match.taken", { place: place + 1 })
        : t("match.matched", { place: place + 1, partner: letterOf(partner) }),
    );
  }

  return (
    <fieldset
      className={`${shared.task} ${classes.match}`}
      aria-labelledby={labelledBy}
      aria-describedby={note}
      disabled={locked}
    >
      <p id={note} className={shared.note} data-wrong={error ? "" : undefined}>
        {error ?? t("match.how")}
      </p>
      <ol className={shared.list}>
        {left.map((html, place) => {
          const partner = pairs[place] ?? UNMATCHED;
          const isEmpty = partner === UNMATCHED;
          return (
            <li key={place} className={classes.row} data-right={right?.[place]}>
              <MarkdownText html={html} />
              <button
                type="button"
                className={`${shared.tile} ${classes.place}`}
                aria-pressed={isEmpty ? waiting === place : undefined}
                data-empty={isEmpty ? "" : undefined}
                onClick={() => (isEmpty ? setMeant(place) : set(place, UNMATCHED))}
              >
                <VisuallyHidden>{t(isEmpty ? "match.empty" : "match.takeBack", { place: place + 1 })}</VisuallyHidden>
                {isEmpty ? (
                  <span aria-hidden="true">{waiting === place && !locked ? t("match.choose") : "…"}</span>
                ) : (
                  <MarkdownText html={partners[partner] ?? ""} />
                )}
              </button>
              {right?.[place] && <IconCheck size={20} className={classes.check} aria-label={t("verdict.rightHere")} />}
            </li>
          );
        })}
      </ol>
      {!locked && (
        <ul className={classes.partners} aria-label={t("match.partners")}>
          {partners.map((html, partner) => (
            <li key={partner}>
              <button
                type="button"
                className={`${shared.tile} ${classes.partner}`}
                disabled={pairs.includes(partner) || waiting === -1}
                onClick={() => set(waiting, partner)}
              >
                <span className={classes.letter}>{letterOf(partner)}</span>
                <MarkdownText html={html} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </fieldset>
  );
}
