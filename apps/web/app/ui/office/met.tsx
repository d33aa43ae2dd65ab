import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Callout } from "../callout/callout.tsx";
import classes from "./met.module.css";

/** What both have changed: by its name, what stands here and what the other has saved. */
type Disputed = { key: string; name: string; mine: string; theirs: string; isTaken: boolean; onTake: () => void };

type MetProps = {
  /** What has met; a new one takes the focus. */
  meeting: object;
  /** The names of what was taken over from the other. */
  takenOver: readonly string[];
  disputed: readonly Disputed[];
};

/** Two have changed one thing at once: what was taken over from the other, and what both have changed, to choose from. */
export function Met({ meeting, takenOver, disputed }: MetProps) {
  const { t } = useTranslation("drafts");
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    place.current?.focus();
  }, [meeting]);
  return (
    <Callout ref={place} tabIndex={-1} role="alert" tone="warm" aria-label={t("met.title")}>
      <h2>{t("met.title")}</h2>
      {takenOver.length > 0 && <p>{t("met.takenOver", { what: takenOver.join(t("met.and")) })}</p>}
      {disputed.length > 0 && (
        <>
          <p>{t("met.disputed")}</p>
          <ul className={classes.disputed}>
            {disputed.map(({ key, name, mine, theirs, isTaken, onTake }) => (
              <li key={key}>
                <strong>{name}</strong>
                <div className={classes.sides}>
                  <p className={classes.side}>
                    <span>{t("met.mine")}</span>
                    {mine || t("met.nothing")}
                  </p>
                  <p className={classes.side}>
                    <span>{t("met.theirs")}</span>
                    {theirs || t("met.nothing")}
                  </p>
                </div>
                <Button
                  variant="default"
                  size="compact-md"
                  disabled={isTaken}
                  aria-label={t("met.takeLabel", { what: name })}
                  onClick={onTake}
                >
                  {t("met.take")}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>{t("met.save")}</p>
    </Callout>
  );
}
