import { paths } from "@dripstone/contract/paths";
import { CloseButton, Group } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../../ui/page/button-link.tsx";
import { useTellArrivalMutation } from "../api.ts";
import classes from "./arrival.module.css";

/** Tells whoever has just come in, once, that the points of the answer from before have come along. */
export function Arrival() {
  const { t } = useTranslation("weekly-problem");
  const [ask, { data }] = useTellArrivalMutation();
  const [closed, setClosed] = useState(false);
  const asked = useRef(false);
  useEffect(() => {
    // The server tells it once; a second call would be told nothing.
    if (asked.current) return;
    asked.current = true;
    ask(undefined);
  }, [ask]);
  const points = data?.points ?? 0;
  return (
    <div role="status">
      {points > 0 && !closed && (
        <div className={classes.banner}>
          <div>
            <p className={classes.points}>{t("arrival.points", { count: points })}</p>
            <p>{t("arrival.text")}</p>
          </div>
          <Group gap="sm" wrap="nowrap">
            <ButtonLink to={paths.progress} quiet>
              {t("arrival.see")}
            </ButtonLink>
            <CloseButton size="lg" aria-label={t("arrival.close")} onClick={() => setClosed(true)} />
          </Group>
        </div>
      )}
    </div>
  );
}
