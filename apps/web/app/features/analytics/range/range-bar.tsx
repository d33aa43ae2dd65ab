import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { LinkTabs } from "../../../ui/list/link-tabs.tsx";
import classes from "./range-bar.module.css";
import { isRange, presets, type RangeView, schoolToday } from "./range-view.ts";

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
      <OwnDays key={`${range.from} ${range.to}`} range={range} />
    </div>
  );
}

function OwnDays({ range }: { range: RangeView }) {
  const { t } = useTranslation("analytics");
  const navigate = useNavigate();
  const [days, setDays] = useState({ from: range.from, to: range.to });
  const [isWrong, setWrong] = useState(false);
  const problem = useId();
  const show = (event: FormEvent) => {
    event.preventDefault();
    setWrong(!isRange(days));
    if (isRange(days)) navigate({ search: `?${new URLSearchParams(days)}` }, { preventScrollReset: true });
  };
  const field = (name: "from" | "to") => (
    <TextInput
      type="date"
      label={t(`range.${name}`)}
      value={days[name]}
      max={schoolToday()}
      error={isWrong}
      aria-describedby={isWrong ? problem : undefined}
      onChange={(event) => setDays({ ...days, [name]: event.currentTarget.value })}
    />
  );
  return (
    <form className={classes.own} onSubmit={show} noValidate>
      {field("from")}
      {field("to")}
      <Button type="submit" variant="default">
        {t("range.show")}
      </Button>
      {isWrong && (
        <p id={problem} role="alert" className={classes.wrong}>
          {t("range.wrong")}
        </p>
      )}
    </form>
  );
}
