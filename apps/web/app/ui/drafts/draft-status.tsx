import { Button, VisuallyHidden } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Callout } from "../callout/callout.tsx";
import type { DraftState } from "./draft-keeper.ts";
import classes from "./drafts.module.css";

type DraftStatusProps = {
  state: DraftState;
  onSettle: (by: "mine" | "theirs") => void;
};

/**
 * Says whether what is being written is safe, in a line that has its place from the beginning. It is read out when it begins to be saved
 * and when something is in the way, not with every pause.
 */
export function DraftStatus({ state, onSettle }: DraftStatusProps) {
  const { t } = useTranslation("drafts");
  const [told, setTold] = useState<DraftState>("none");
  if (state !== "pending" && state !== told) setTold(state);
  const words = (of: DraftState) => (of === "none" ? "" : t(`state.${of}`));
  return (
    <>
      <p className={classes.status} data-trouble={isTrouble(state) || undefined}>
        <span aria-hidden>{words(state)}</span>
        <VisuallyHidden component="span" role="status">
          {words(told)}
        </VisuallyHidden>
      </p>
      {state === "conflict" && (
        <Callout tone="warm" aria-label={t("state.conflict")} className={classes.conflict}>
          <p>{t("conflict.text")}</p>
          <div className={classes.choices}>
            <Button size="sm" onClick={() => onSettle("mine")}>
              {t("conflict.mine")}
            </Button>
            <Button size="sm" variant="default" onClick={() => onSettle("theirs")}>
              {t("conflict.theirs")}
            </Button>
          </div>
        </Callout>
      )}
    </>
  );
}

const isTrouble = (state: DraftState) => state !== "none" && state !== "pending" && state !== "saved";
