import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { LinkTabs } from "../../../ui/list/link-tabs.tsx";
import classes from "./range-bar.module.css";
import { faultsOf, isSound, presets, type RangeFaults, type RangeView, schoolToday } from "./range-view.ts";

/** Which days are shown: a few usual ranges, and days of one's own. */
export function RangeBar({ range }: { range: RangeView }) {
  const { t } = useTranslation("analytics");
  return (
    <div className={classes.bar}>
      <LinkTabs
        label={t("range.label")}
        ways={presets.map((days) => ({
          key: String(days),
          text: t(`range.days.${days}`),
          search: `?days=${days}`,
          isHere: range.preset === days,
        }))}
      />
      <OwnDays key={JSON.stringify(range)} range={range} />
    </div>
  );
}

function OwnDays({ range }: { range: RangeView }) {
  const { t } = useTranslation("analytics");
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const asked = range.refused ?? range;
  const [days, setDays] = useState({ from: asked.from, to: asked.to });
  // What an address asked for in vain is told at once.
  const [faults, setFaults] = useState<RangeFaults>(range.refused ? faultsOf(range.refused, schoolToday()) : {});
  const show = (event: FormEvent) => {
    event.preventDefault();
    const found = faultsOf(days, schoolToday());
    setFaults(found);
    if (isSound(found)) navigate({ search: `?${new URLSearchParams(days)}` }, { preventScrollReset: true });
    else form.current?.querySelector<HTMLElement>(`[name="${found.from ? "from" : "to"}"]`)?.focus();
  };
  const field = (name: "from" | "to") => {
    const fault = faults[name];
    return (
      <TextInput
        type="date"
        name={name}
        label={t(`range.${name}`)}
        value={days[name]}
        max={schoolToday()}
        error={fault && t(`range.${fault}`)}
        onChange={(event) => setDays({ ...days, [name]: event.currentTarget.value })}
      />
    );
  };
  return (
    <form ref={form} className={classes.own} onSubmit={show} noValidate>
      {field("from")}
      {field("to")}
      <Button type="submit" variant="default">
        {t("range.show")}
      </Button>
    </form>
  );
}
