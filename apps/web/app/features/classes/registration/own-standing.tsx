import type { OwnPlace } from "@dripstone/contract/classes/places";
import { Button } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Callout } from "../../../ui/callout/callout.tsx";
import { OwnTime } from "../../../ui/dates/own-time.tsx";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { MarkdownText } from "../../../ui/markdown/markdown-text.tsx";
import { GiveUpDialog } from "./give-up-dialog.tsx";
import { PaymentState } from "./payment-state.tsx";
import classes from "./registration.module.css";

type OwnStandingProps = {
  place: OwnPlace;
  /** Whether it is the answer to what has just been sent. */
  takesFocus: boolean;
};

/** How somebody stands in a class: with a spot and what is to be paid for it, or in the line and where. */
export default function OwnStanding({ place, takesFocus }: OwnStandingProps) {
  const { t } = useTranslation("class-places");
  const { schoolMoment } = useDates();
  const [asks, setAsks] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const { state, studentName: student, before, paymentHtml, meetingUrl, next } = place;
  return (
    <Callout tone={state === "taken" ? "good" : "warm"} className={classes.standing}>
      <h2 ref={heading} tabIndex={-1}>
        {t(`standing.${state}`, { student })}
      </h2>
      {state === "waiting" && <p>{t("standing.before", { count: before ?? 0 })}</p>}
      {state === "taken" && (
        <>
          <p>{t("standing.yours")}</p>
          <p>
            <PaymentState place={place} />
          </p>
          {paymentHtml && <MarkdownText html={paymentHtml} />}
          {next && (
            <p>
              {t("standing.next", { week: next.week, moment: schoolMoment(next.startsAt) })}
              <OwnTime instant={next.startsAt} />
            </p>
          )}
          {meetingUrl && (
            <p>
              <a href={meetingUrl} rel="noopener noreferrer">
                {t("standing.meeting")}
              </a>
            </p>
          )}
        </>
      )}
      <p className={classes.soft}>{t("standing.sibling")}</p>
      <div>
        <Button variant="default" onClick={() => setAsks(true)}>
          {t(state === "taken" ? "standing.giveUp" : "standing.leave")}
        </Button>
      </div>
      <GiveUpDialog opened={asks} place={place} onClose={() => setAsks(false)} />
    </Callout>
  );
}
