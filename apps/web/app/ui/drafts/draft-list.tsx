import type { Draft, DraftTexts } from "@dripstone/contract/drafts/payloads";
import { Button } from "@mantine/core";
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDates } from "../dates/use-dates.ts";
import classes from "./drafts.module.css";

type DraftListProps = {
  drafts: readonly Draft[];
  /** What a draft is called; empty while it has no title. */
  titleOf: (texts: DraftTexts) => string;
  onOpen: (draft: Draft) => unknown;
  onRemove: (id: string) => unknown;
};

/** What somebody has begun and laid aside, to go on with or to delete; nothing where there is nothing. */
export function DraftList({ drafts, titleOf, onOpen, onRemove }: DraftListProps) {
  const { t } = useTranslation("drafts");
  const { ago } = useDates();
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const [doomed, setDoomed] = useState<string | null>(null);
  if (drafts.length === 0) return null;
  const remove = (id: string) => {
    heading.current?.focus();
    setDoomed(null);
    onRemove(id);
  };
  return (
    <section aria-labelledby={headingId} className={classes.section}>
      <h2 ref={heading} id={headingId} tabIndex={-1} className={classes.heading}>
        {t("list.title", { count: drafts.length })}
      </h2>
      <ul className={classes.list}>
        {drafts.map((draft) => {
          const title = titleOf(draft.body).trim() || t("list.untitled");
          return (
            <li key={draft.id} className={classes.item}>
              <span className={classes.words}>
                <span className={classes.title}>{title}</span>
                <time className={classes.time} dateTime={draft.savedAt}>
                  {ago(draft.savedAt)}
                </time>
              </span>
              {doomed === draft.id ? (
                <span className={classes.choices}>
                  <Button size="compact-sm" color="red" data-autofocus autoFocus onClick={() => remove(draft.id)}>
                    {t("list.removeNow")}
                  </Button>
                  <Button size="compact-sm" variant="default" onClick={() => setDoomed(null)}>
                    {t("list.keep")}
                  </Button>
                </span>
              ) : (
                <span className={classes.choices}>
                  <Button
                    size="compact-sm"
                    variant="light"
                    aria-label={t("list.openOf", { title })}
                    onClick={() => onOpen(draft)}
                  >
                    {t("list.open")}
                  </Button>
                  <Button
                    size="compact-sm"
                    variant="subtle"
                    color="gray"
                    aria-label={t("list.removeOf", { title })}
                    onClick={() => setDoomed(draft.id)}
                  >
                    {t("list.remove")}
                  </Button>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
