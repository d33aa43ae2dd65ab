import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Callout } from "../../../ui/callout/callout.tsx";
import classes from "./met.module.css";
import { usePartText } from "./part-text.ts";
import type { Editor } from "./use-editor.ts";
import { isSameCell } from "./values.ts";

/** Two have changed one thing at once: what was taken over from the other, and what both have changed, to choose from. */
export function Met({ editor: { meeting, values, change } }: { editor: Editor }) {
  const { t } = useTranslation("classes-office");
  const { nameOf, textOf } = usePartText();
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (meeting) place.current?.focus();
  }, [meeting]);
  if (!meeting) return null;
  const { theirs, takenOver, disputed } = meeting;
  return (
    <Callout ref={place} tabIndex={-1} role="alert" tone="warm" aria-label={t("met.title")}>
      <h2>{t("met.title")}</h2>
      {takenOver.length > 0 && <p>{t("met.takenOver", { what: takenOver.map(nameOf).join(t("met.and")) })}</p>}
      {disputed.length > 0 && (
        <>
          <p>{t("met.disputed")}</p>
          <ul className={classes.disputed}>
            {disputed.map((key) => (
              <li key={key}>
                <strong>{nameOf(key)}</strong>
                <div className={classes.sides}>
                  <p className={classes.side}>
                    <span>{t("met.mine")}</span>
                    {textOf(key, values[key])}
                  </p>
                  <p className={classes.side}>
                    <span>{t("met.theirs")}</span>
                    {textOf(key, theirs[key])}
                  </p>
                </div>
                <Button
                  variant="default"
                  size="compact-md"
                  disabled={isSameCell(values[key], theirs[key])}
                  aria-label={t("met.takeLabel", { what: nameOf(key) })}
                  onClick={() => change(key, theirs[key] ?? "")}
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
