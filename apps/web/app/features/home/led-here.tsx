import { CloseButton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { shutOf } from "../../session/led-home.tsx";
import { Callout } from "../../ui/callout/callout.tsx";
import { focusContent } from "../../ui/focus/focus-content.ts";
import classes from "./led-here.module.css";

/** Why somebody is on the home page who wanted a page of the office's, until they go on or put it away. */
export function LedHere() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { state, pathname, search } = useLocation();
  const why = shutOf(state);
  if (!why) return null;
  const putAway = () => {
    void navigate({ pathname, search }, { replace: true, state: null, preventScrollReset: true });
    focusContent();
  };
  return (
    <div className={classes.place}>
      <Callout tone="warm" role="alert" className={classes.words}>
        <p>{t(`session.${why}`)}</p>
        <CloseButton aria-label={t("session.putAway")} onClick={putAway} />
      </Callout>
    </div>
  );
}
