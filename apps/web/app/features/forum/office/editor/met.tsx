import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Callout } from "../../../../ui/callout/callout.tsx";
import classes from "./met.module.css";
import { usePortionText } from "./portion-text.ts";
import type { Editor } from "./use-editor.ts";
import { read } from "./values.ts";

/** Two have changed a category at once: what was taken over from the other, and what both have changed, to choose from. */
export function Met({ editor: { meeting, values, change } }: { editor: Editor }) {
  const { t } = useTranslation("categories");
  const { nameOf, textOf } = usePortionText();
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
            {disputed.map((portion) => (
              <li key={portion}>
                <strong>{nameOf(portion)}</strong>
                <p className={classes.theirs}>{textOf(theirs, portion)}</p>
                <Button
                  variant="default"
                  size="compact-md"
                  disabled={read(values, portion) === read(theirs, portion)}
                  aria-label={t("met.takeLabel", { what: nameOf(portion) })}
                  onClick={() => change(portion, read(theirs, portion))}
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
