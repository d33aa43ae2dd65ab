import { Button, Group, Skeleton } from "@mantine/core";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { useToast } from "../../../ui/toast/toast.tsx";
import { useCalendarQuery, useEndCalendarMutation, useRenewCalendarMutation } from "../api.ts";
import classes from "./calendar.module.css";
import { CalendarWays } from "./calendar-ways.tsx";
import { EndingDialog } from "./ending-dialog.tsx";

/** One's own lessons for one's own calendar program: by a secret address, which is shown once, and made anew or ended at any time. */
export function OwnCalendar() {
  const { t } = useTranslation(["class-places", "common"]);
  const say = useToast();
  const { day } = useDates();
  const { data, error, refetch } = useCalendarQuery(undefined);
  const [renew, renewing] = useRenewCalendarMutation();
  const [end, ending] = useEndCalendarMutation();
  const [asks, setAsks] = useState<"renew" | "end" | null>(null);
  const address = renewing.data?.address;
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone by then.
  const takeFocus = () => place.current?.focus();

  const make = async () => {
    await renew(undefined);
    setAsks(null);
    takeFocus();
  };
  const stop = async () => {
    const { error: failed } = await end(undefined);
    setAsks(null);
    if (failed) return;
    renewing.reset();
    say(t("class-places:calendar.ended"));
    takeFocus();
  };

  if (error) {
    return (
      <FailureBox error={error} takesFocus={false}>
        <div>
          <Button onClick={refetch}>{t("common:list.retry")}</Button>
        </div>
      </FailureBox>
    );
  }
  if (!data) return <Skeleton height={120} />;
  return (
    <div ref={place} tabIndex={-1} className={classes.own}>
      <FailureBox error={renewing.error ?? ending.error} />
      {address && (
        <>
          <p role="status">{t("class-places:calendar.once")}</p>
          <CalendarWays address={address} />
        </>
      )}
      {data.since === null ? (
        <div>
          <Button loading={renewing.isLoading} onClick={make}>
            {t("class-places:calendar.make")}
          </Button>
        </div>
      ) : (
        <>
          {!address && <p>{t("class-places:calendar.since", { date: day(data.since) })}</p>}
          <Group gap="sm">
            <Button variant="default" onClick={() => setAsks("renew")}>
              {t("class-places:calendar.renew")}
            </Button>
            <Button variant="default" onClick={() => setAsks("end")}>
              {t("class-places:calendar.end")}
            </Button>
          </Group>
        </>
      )}
      <EndingDialog
        kind={asks}
        busy={renewing.isLoading || ending.isLoading}
        onConfirm={asks === "end" ? stop : make}
        onClose={() => setAsks(null)}
      />
    </div>
  );
}
